import type { Token } from '../text/tokens.ts';

const words = (text: string) => new Set(text.split(' '));

const NONE = words(
  'no little limited zero without lack lacking lacked kein keine keinen keinerlei ohne sin sans aucun aucune ningun ninguna senza nessun nessuna sem nenhum nenhuma bez zadnego zadnej brak geen',
);
const HAVING = words(
  'experience knowledge exposure familiarity background training proficiency expertise skill erfahrung erfahrungen kenntnisse kenntniss experiencia conocimiento connaissance esperienza conoscenza conhecimento doswiadczenia doswiadczenie znajomosci formation formacion formazione formacao szkolenia schulung ausbildung ervaring kennis opleiding',
);
const NEVER = words('not never nicht nie pas jamais nunca mai nao nigdy didn haven hasn isn wasn don');
const DOING = words(
  'use used using work worked working familiar experienced proficient trained certified skilled qualified licensed learn learned learnt programmed touched verwendet benutzt gearbeitet vertraut utilise travaille usado trabajado usato lavorato',
);
const ONLY = words('only just merely nur seulement solo soltanto apenas tylko');
const WISHING = words(
  'want wanting wish wishing hope hoping eager keen willing plan planning ready like love interested looking aiming currently would',
);
// Nouns that form a compound with a different meaning: "little training materials", "no skills matrix".
const COMPOUND = words(
  'material matrix base program programme course session manual video budget plan center centre management set data level design transfer platform system check gap',
);
// People, always in the plural: the writer is a single person, and often a student or graduate who is eager to learn.
const PERSONS =
  /^(people|children|men|women|those|anyone|everyone|adults|teens|kids|pupils|juniors|novices|graduates|apprentices|nurses|colleagues|\p{L}+(er|or|ist|ee|ent|ant|ian|mate)s)$/iu;
const BETWEEN = words('who that were was are is had have really very');
const LEARNING = words('learn learning lernen apprendre aprender imparare nauczyc');
const TURN = words('but however although though aber jedoch mais pero sino ma mas ale yet');
const AFFIRMING = words('i we used built ran wrote led know have worked ich wir j');

/** Requires a space, so as not to match within addresses. */
const SENTENCE_END = /[.!?]+(?=\s|$)|[\n•]/g;

const isNear = (tokens: readonly Token[], from: number, distance: number, among: ReadonlySet<string>) =>
  tokens.slice(from, from + distance).findIndex(({ norm }) => among.has(norm));

/** Whether the wish at `index` is that of the people right before it: "adults eager to learn", "nurses who wanted". */
function isOthersWish(tokens: readonly Token[], index: number): boolean {
  let at = index;
  while (at > 0 && !tokens[at]?.apart) {
    at -= 1;
    const { norm = '', raw = '' } = tokens[at] ?? {};
    if (!BETWEEN.has(norm)) return PERSONS.test(raw);
  }
  return false;
}

/** The number of words that open a denial or a wish at `index`; 0 if none starts there. */
function openingLength(tokens: readonly Token[], index: number): number {
  const norm = tokens[index]?.norm ?? '';
  if (norm === 'unfamiliar' || norm === 'inexperienced') return 1;
  const reach = (distance: number, among: ReadonlySet<string>) => {
    const found = isNear(tokens, index + 1, distance, among);
    return found < 0 ? 0 : found + 2;
  };
  if (NONE.has(norm)) {
    const length = reach(3, HAVING);
    const next = tokens[index + length];
    return next && !next.apart && COMPOUND.has(next.norm) ? 0 : length;
  }
  if (NEVER.has(norm) && !ONLY.has(tokens[index + 1]?.norm ?? '')) return reach(3, DOING);
  return WISHING.has(norm) && !isOthersWish(tokens, index) ? reach(3, LEARNING) : 0;
}

/**
 * Finds the words that a text mentions only to deny them: "no experience with Docker or Kubernetes", "never used SAP",
 * "eager to learn Rust". They prove nothing. Covers the denial up to the end of its clause; questions count too.
 *
 * @param text the text that the tokens were cut from
 * @returns indices of tokens.
 */
export function findDisclaimed(text: string, tokens: readonly Token[]): Set<number> {
  const denied = new Set<number>();
  for (let index = 0; index < tokens.length; index += 1) {
    const length = openingLength(tokens, index);
    if (length === 0) continue;
    let at = index;
    for (; at < tokens.length; at += 1) {
      if (at >= index + length && endsBefore(text, tokens, at)) break;
      denied.add(at);
    }
    index = at - 1;
  }
  let start = 0;
  for (const { index: end, 0: mark } of text.matchAll(SENTENCE_END)) {
    if (mark.endsWith('?'))
      tokens.forEach((token, at) => {
        if (token.start >= start && token.end <= end) denied.add(at);
      });
    start = end;
  }
  return denied;
}

function endsBefore(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return true;
  if (TURN.has(token.norm)) return true;
  const gap = text.slice(before.end, token.start);
  if (/[.;:!?\n•]|\s[–—-]\s/.test(gap)) return true;
  return gap.includes(',') && (AFFIRMING.has(token.norm) || token.norm.endsWith('ed'));
}
