import { formatDate } from './formatDate.ts';

interface BarChartProps {
  title: string;
  note?: string;
  bars: readonly { date: string; value: number }[];
}

const HEIGHT = 96;
const STEP = 10;
const GAP = 2;

/** A day's bar for each value. What it shows is in the table, too; here it is summed up in words. */
export function BarChart({ title, note, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const [first, last] = [bars[0], bars.at(-1)];
  const peak = bars.find(({ value }) => value === most);
  const summary =
    total === 0
      ? 'None in these days.'
      : `${total.toLocaleString('en-US')} in all, most on ${peak ? formatDate(peak.date) : ''}: ${most.toLocaleString('en-US')}.`;
  return (
    <figure className="rounded-md border border-line bg-surface p-5">
      <figcaption className="mb-3 flex items-baseline justify-between gap-3">
        <span className="font-[560]">{title}</span>
        <span className="text-xs text-ink-soft">{note}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} by day. ${summary}`}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-edge"
      >
        {bars.map(({ date, value }, index) => {
          // A day with anything at all is to be seen.
          const height = value === 0 ? 0 : Math.max(2, (value / most) * HEIGHT);
          return (
            <rect
              key={date}
              x={index * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className="fill-thread"
            >
              <title>{`${formatDate(date)}: ${value.toLocaleString('en-US')}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-2 flex justify-between text-xs text-ink-soft">
        <span>{first && formatDate(first.date)}</span>
        <span>{last && formatDate(last.date)}</span>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{summary}</p>
    </figure>
  );
}
