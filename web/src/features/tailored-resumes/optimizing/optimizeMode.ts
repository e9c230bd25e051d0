import type { OptimizationMode } from '../../../__generated__/useOptimizationStartMutation.graphql.ts';

/** What the panel asks for. */
export interface OptimizeSettings {
  instructions: string;
  /** "Use More Keywords". */
  moreKeywords: boolean;
  /** One of the posting's focus areas; empty for "None (Keep Broad)". */
  area: string;
  /** The asked length, from 0 (shorten) to 100 (expand). */
  level: number;
}

type Mode = Exclude<OptimizationMode, '%future added value'>;

/** What is sent: the mode, with only what belongs to it. */
export interface AskedMode {
  mode: Mode;
  instructions?: string;
  area?: string;
}

/**
 * The one setting that counts: instructions before keywords before a focus area; without any, the bullets are made
 * concise (docs/product.md#optimizing-bullet-points).
 */
export function chooseMode({ instructions, moreKeywords, area }: OptimizeSettings): AskedMode {
  const asked = instructions.trim();
  if (asked !== '') return { mode: 'CUSTOM', instructions: asked };
  if (moreKeywords) return { mode: 'KEYWORDS' };
  if (area !== '') return { mode: 'FOCUS', area };
  return { mode: 'CONCISE' };
}

/** Says in one line which setting counts, and which of the others wait. */
export function describeMode(settings: OptimizeSettings): string {
  const { moreKeywords, area } = settings;
  switch (chooseMode(settings).mode) {
    case 'CUSTOM': {
      const waiting = [moreKeywords && 'keywords', area !== '' && 'focus'].filter(Boolean);
      if (waiting.length === 0) return 'Your instructions are followed.';
      return `Your instructions are followed; ${waiting.join(' and ')} ${waiting.length > 1 || moreKeywords ? 'wait' : 'waits'}.`;
    }
    case 'KEYWORDS':
      return `Keywords of the posting are used where they are true${area === '' ? '' : '; focus waits'}.`;
    case 'FOCUS':
      return `The emphasis goes to ${area}.`;
    case 'CONCISE':
      return 'Your bullet points become plainer and more to the point.';
  }
}

/** What a length means, in words. */
export function describeLength(level: number): string {
  if (level <= 0) return 'As short as can be';
  if (level < 40) return 'Shorter';
  if (level <= 60) return 'About as long as now';
  return level < 100 ? 'Longer' : 'As long as your facts allow';
}
