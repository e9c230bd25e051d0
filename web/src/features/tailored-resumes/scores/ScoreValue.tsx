import { Meter } from '../../../ui/Meter.tsx';

interface ScoreValueProps {
  label: string;
  /** Null when the posting gives nothing to measure by. */
  value: number | null | undefined;
  large?: boolean;
}

/** A score as a number with its meter; without a score it says so instead of showing a zero. */
export function ScoreValue({ label, value, large }: ScoreValueProps) {
  const known = value !== null && value !== undefined;
  if (large) {
    return (
      <div>
        {/* A new score is read out. */}
        <div role="status">
          <p className="text-sm text-ink-soft">{label}</p>
          {known ? (
            <p className="flex items-baseline gap-2">
              <b className="text-2xl font-[650] tabular-nums tracking-tight">{value}</b>
              <span className="text-sm text-ink-soft">of 100</span>
            </p>
          ) : (
            <p className="mt-1 text-lg font-[620]">Not enough information</p>
          )}
        </div>
        {known && <Meter label={label} value={value} className="mt-2" />}
      </div>
    );
  }
  return (
    <span className="block">
      <span className="flex items-baseline justify-between gap-3 text-sm">
        <span>{label}</span>
        {known ? (
          <b className="text-lg font-[650] tabular-nums">{value}</b>
        ) : (
          <span>Not enough information</span>
        )}
      </span>
      {known && <Meter label={label} value={value} className="mt-1.5" />}
    </span>
  );
}
