import { DOUBLING, DOUBLING_BRITISH, IRREGULAR, REGULAR } from './verb-list.ts';
import type { Spelling } from './spelling.ts';

/** The forms that a bullet point begins with: "clean", "cleaned", "cleaning", "cleans". */
export type VerbForm = 'base' | 'past' | 'gerund' | 'third';

const IRREGULAR_BY_BASE = new Map(IRREGULAR.map(([base, past, participle]) => [base, { past, participle }]));

function isDoubled(base: string, spelling: Spelling): boolean {
  if (DOUBLING.has(base)) return true;
  if (DOUBLING_BRITISH.has(base)) return spelling === 'british';
  const last = base.split('-').at(-1) ?? base;
  return /^(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]$/.test(last) || /^(?:un|re)(?:pack|plan|ship|trim)$/.test(last)
    ? !last.endsWith('ck')
    : last === 'format';
}

function regularPast(base: string, spelling: Spelling): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}${isDoubled(base, spelling) ? base.slice(-1) : ''}ed`;
}

/** "build" -> "built". */
export function pastOf(base: string, spelling: Spelling): string {
  return IRREGULAR_BY_BASE.get(base)?.past ?? regularPast(base, spelling);
}

/** "build" -> "building". */
export function gerundOf(base: string, spelling: Spelling): string {
  if (/(?:ee|oe|ye)$/.test(base) || base === 'be') return `${base}ing`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`;
  const doubles =
    isDoubled(base, spelling) || /^(?:begin|troubleshoot)$/.test(base) ? base !== 'troubleshoot' : false;
  return `${base}${doubles ? base.slice(-1) : ''}ing`;
}

/** "build" -> "builds". */
export function thirdOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const FORMS: Record<VerbForm, Map<string, string>> = {
  base: new Map(),
  past: new Map(),
  gerund: new Map(),
  third: new Map(),
};
const PARTICIPLES = new Map<string, string>();
const SPELLINGS: readonly Spelling[] = ['american', 'british'];
const add = (map: Map<string, string>, form: string, base: string) => {
  if (!map.has(form)) map.set(form, base);
};
for (const base of [...IRREGULAR.map(([one]) => one), ...REGULAR]) {
  add(FORMS.base, base, base);
  add(FORMS.third, thirdOf(base), base);
  for (const spelling of SPELLINGS) {
    add(FORMS.past, pastOf(base, spelling), base);
    add(FORMS.gerund, gerundOf(base, spelling), base);
    add(PARTICIPLES, IRREGULAR_BY_BASE.get(base)?.participle ?? regularPast(base, spelling), base);
  }
}

/** The base of a word in a given form ("took" as past: "take"); `null` if it is no such form of a known verb. */
export const baseOf = (word: string, form: VerbForm): string | null =>
  FORMS[form].get(word.toLowerCase()) ?? null;

/** The base of a past participle ("taken": "take"); `null` if it isn't one of a known verb. */
export const baseOfParticiple = (word: string): string | null => PARTICIPLES.get(word.toLowerCase()) ?? null;

/** A verb in another form; a preposition behind it stays ("care for": "cared for"). */
export function inForm(verb: string, form: VerbForm, spelling: Spelling): string {
  const [base = '', preposition] = verb.split(' ');
  if (preposition !== undefined) return `${inForm(base, form, spelling)} ${preposition}`;
  if (form === 'past') return pastOf(base, spelling);
  if (form === 'gerund') return gerundOf(base, spelling);
  return form === 'third' ? thirdOf(base) : base;
}
