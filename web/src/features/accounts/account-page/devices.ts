export interface DeviceName {
  /** Such as "Firefox on Windows". */
  name: string;
  isPhone: boolean;
}

/**
 * The first match counts, because browsers also name those that they imitate. The lookaheads are anchored and search
 * once each; `a.*b` would start again at every `a`.
 */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/^(?=.*\bVersion\/).*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac ?OS\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Names the device behind a User-Agent header the way people would; unrecognized ones are called unknown. */
export function describeDevice(userAgent: string): DeviceName {
  const find = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  const isPhone = /\biPhone\b|\biPod\b|^(?=.*\bAndroid\b).*\bMobile\b/.test(userAgent);
  if (browser && system) return { name: `${browser} on ${system}`, isPhone };
  // Programs begin with their own name, such as "curl/8.5".
  const program = /^(?!Mozilla\b)([\w.-]{1,40})(?:\/|$)/.exec(userAgent)?.[1];
  return { name: browser ?? system ?? program ?? 'Unknown device', isPhone };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The server records a visit every five minutes at most. */
const NOW_MS = 10 * MINUTE_MS;

/** Says how long ago a device was used, as exactly as the server knows it. */
export function formatLastSeen(lastSeenAt: string, now: number): string {
  const age = now - new Date(lastSeenAt).getTime();
  if (age < NOW_MS) return 'Used within the last 10 minutes';
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  if (age < HOUR_MS) return `Used ${format.format(-Math.floor(age / MINUTE_MS), 'minute')}`;
  if (age < DAY_MS) return `Used ${format.format(-Math.floor(age / HOUR_MS), 'hour')}`;
  return `Used ${format.format(-Math.floor(age / DAY_MS), 'day')}`;
}
