import { describe, expect, it } from 'vitest';
import { describeDevice, formatLastSeen } from './devices.ts';

describe('device names', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Windows', false],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36', 'Chrome on Linux', false],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0', 'Edge on Windows', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0', 'Opera on Mac', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15', 'Safari on Mac', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari on iPhone', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1', 'Chrome on iPhone', true],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36', 'Chrome on Android', true],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36', 'Samsung Internet on Android', false],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36', 'Chrome on ChromeOS', false],
    ['curl/8.5.0', 'curl', false],
    ['node', 'node', false],
    ['Mozilla/5.0', 'Unknown device', false],
    ['', 'Unknown device', false],
  ])('%s', (userAgent, name, isPhone) => expect(describeDevice(userAgent)).toEqual({ name, isPhone })); // prettier-ignore

  it('are quick to find in a long User-Agent', () => {
    expect(describeDevice('Version/ '.repeat(20_000)).name).toBe('Version');
  });
});

describe('last use', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  it.each([
    ['2026-03-10T11:51:00Z', 'Used within the last 10 minutes'],
    ['2026-03-10T11:49:30Z', 'Used 10 minutes ago'],
    ['2026-03-10T10:59:00Z', 'Used 1 hour ago'],
    ['2026-03-09T11:00:00Z', 'Used yesterday'],
    ['2026-03-05T12:00:00Z', 'Used 5 days ago'],
    // A server whose clock is ahead.
    ['2026-03-10T12:00:09Z', 'Used within the last 10 minutes'],
  ])('%s', (lastSeenAt, words) => expect(formatLastSeen(lastSeenAt, now)).toBe(words));
});
