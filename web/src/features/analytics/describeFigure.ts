import { FIGURE_MIN_PEOPLE, FIGURE_MIN_SHOWN } from '../../../../api/limits.ts';
import { plural } from '../../lib/plural.ts';

export type FigureKind = 'clicks' | 'resumes' | 'match';

/** A figure from recorded events, as the server has it (`VariantFigure` in schema.graphql). */
export interface Figure {
  readonly value: number | null | undefined;
  readonly low: number | null | undefined;
  readonly high: number | null | undefined;
  readonly shown: number;
  readonly counted: number;
  readonly people: number;
  readonly difference: number | null | undefined;
  readonly isMoreThanChance: boolean | null | undefined;
}

export const FIGURE_LABELS: Record<FigureKind, string> = {
  clicks: 'Click-through rate',
  resumes: 'Resume creation rate',
  match: 'Average match score',
};

const COMPARED: Record<FigureKind, { more: string; fewer: string; noun: string }> = {
  clicks: { more: 'More clicks', fewer: 'Fewer clicks', noun: 'clicks' },
  resumes: { more: 'More resumes', fewer: 'Fewer resumes', noun: 'resumes' },
  match: { more: 'A higher match', fewer: 'A lower match', noun: 'match' },
};

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** `3.4%`, `25%`: one decimal below ten, where it matters. */
export const percent = (share: number): string => {
  const value = share * 100;
  return `${value > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)}%`;
};

/** `Probably between 18% and 32%`; null without enough data. */
export function describeInterval({ low, high }: Pick<Figure, 'low' | 'high'>): string | null {
  if (low == null || high == null) return null;
  const [from, to] = [percent(low), percent(high)];
  return from === to ? `Almost certainly ${from}` : `Probably between ${from} and ${to}`;
}

/** What a figure rests on: `30 of 120 shown jobs, 6 people, since November 3`. */
export function describeEvidence(
  { value, shown, counted, people }: Pick<Figure, 'value' | 'shown' | 'counted' | 'people'>,
  kind: FigureKind,
  since: string,
): string {
  const from = `since ${day.format(new Date(since))}`;
  const jobs = kind === 'match' ? counted : shown;
  if (value == null)
    return `${plural(jobs, 'shown job')}, ${plural(people, 'person', 'people')}, ${from}; needs ${FIGURE_MIN_SHOWN} jobs and ${FIGURE_MIN_PEOPLE} people`;
  const what = kind === 'match' ? plural(jobs, 'shown job') : `${counted} of ${plural(jobs, 'shown job')}`;
  return `${what}, ${plural(people, 'person', 'people')}, ${from}`;
}

/** Whether a variant of an experiment differs from the active one; null without enough data. */
export function describeDifference(
  { difference, isMoreThanChance }: Pick<Figure, 'difference' | 'isMoreThanChance'>,
  kind: FigureKind,
  active: string,
): string | null {
  if (difference == null || isMoreThanChance == null) return null;
  const { more, fewer, noun } = COMPARED[kind];
  if (!isMoreThanChance) return `Any difference in ${noun} from variant ${active} may be chance`;
  return `${difference > 0 ? more : fewer} than variant ${active}, more than chance`;
}

/** The end of a scale on which all these values fit: the bars of three cards have to be comparable. */
export function scaleFor(values: readonly (number | null | undefined)[]): number {
  const largest = Math.max(0, ...values.map((value) => value ?? 0));
  return [0.05, 0.1, 0.25, 0.5].find((end) => largest <= end) ?? 1;
}
