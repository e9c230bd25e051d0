export interface PayRange {
  min?: number | null | undefined;
  max?: number | null | undefined;
  currency?: string | null | undefined;
  interval?: string | null | undefined;
}

/** A salary in words: `USD 52,000 - 61,000 per year`; `''` without amounts. */
export function formatPayRange({ min, max, currency, interval }: PayRange): string {
  const range = [min, max]
    .filter((amount) => typeof amount === 'number')
    .map((amount) => amount.toLocaleString('en-US'));
  if (range.length === 0) return '';
  const per = (interval ?? '')
    .toLowerCase()
    .replace(/^per-/, '')
    .replace(/-(?:salary|wage)$/, '')
    .replaceAll('-', ' ');
  return [currency, [...new Set(range)].join(' - '), per && `per ${per}`].filter(Boolean).join(' ');
}
