import { graphql, useFragment } from 'react-relay/hooks';
import type { FigureBar_figure$key } from '../../__generated__/FigureBar_figure.graphql.ts';
import {
  describeDifference,
  describeEvidence,
  describeInterval,
  FIGURE_LABELS,
  percent,
  type FigureKind,
} from './describeFigure.ts';

interface FigureBarProps {
  figureKey: FigureBar_figure$key;
  kind: FigureKind;
  /** Where the bar ends, 0 to 1: the same for all variants. */
  scale: number;
  /** From when on events count. */
  since: string;
  /** The variant to compare with in words; null outside of an experiment, and for the active one itself. */
  comparedWith: string | null;
}

/** A figure of a variant: its value, its interval on a bar and in words, and what it rests on. */
export function FigureBar({ figureKey, kind, scale, since, comparedWith }: FigureBarProps) {
  const { value, low, high, shown, counted, people, difference, isMoreThanChance } = useFragment(
    graphql`
      fragment FigureBar_figure on VariantFigure {
        value
        low
        high
        shown
        counted
        people
        difference
        isMoreThanChance
      }
    `,
    figureKey,
  );
  const interval = describeInterval({ low, high });
  const compared =
    comparedWith === null ? null : describeDifference({ difference, isMoreThanChance }, kind, comparedWith);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="text-sm">{FIGURE_LABELS[kind]}</h4>
        {value != null && <span className="text-lg font-[620] tabular-nums">{percent(value)}</span>}
      </div>
      {value != null && low != null && high != null ? (
        <>
          <Bar label={FIGURE_LABELS[kind]} {...{ value, low, high, scale }} text={interval ?? ''} />
          <p className="mt-1.5 text-sm">{interval}</p>
        </>
      ) : (
        <>
          <div aria-hidden="true" className="mt-2.5 border-t-2 border-dashed border-line" />
          <p className="mt-2 text-sm">Not enough data yet</p>
        </>
      )}
      <p className="text-xs text-ink-soft">
        {describeEvidence({ value, shown, counted, people }, kind, since)}
      </p>
      {compared && <p className="mt-1 text-xs font-[560]">{compared}</p>}
    </div>
  );
}

interface BarProps {
  label: string;
  value: number;
  low: number;
  high: number;
  scale: number;
  text: string;
}

function Bar({ label, value, low, high, scale, text }: BarProps) {
  const place = (share: number) => `${Math.min(share / scale, 1) * 100}%`;
  return (
    <div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(value * 100)}
        aria-valuetext={`${percent(value)}. ${text}`}
        className="relative mt-1.5 h-4"
      >
        <div className="absolute inset-x-0 top-1 h-2 rounded-full bg-sunken" />
        {/* Full up to where it surely is, pale where it probably is, and a mark at the value itself. */}
        <div
          className="absolute top-1 left-0 h-2 rounded-l-full bg-thread transition-[width] duration-200"
          style={{ width: place(low) }}
        />
        <div
          className="absolute top-1 h-2 border border-thread bg-mark"
          style={{ left: place(low), width: `calc(${place(high)} - ${place(low)})` }}
        />
        <div className="absolute top-0 h-4 w-0.5 -translate-x-1/2 bg-ink" style={{ left: place(value) }} />
      </div>
      <div aria-hidden="true" className="flex justify-between text-xs text-ink-soft tabular-nums">
        <span>0</span>
        <span>{percent(scale)}</span>
      </div>
    </div>
  );
}
