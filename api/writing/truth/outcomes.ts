import type { Statement } from '../proof/statement.ts';
import { fold } from '../text/tokens.ts';

/** What a change is for the better or worse: more of it, less of it, better, or kept as it should be. */
export type Direction = 'up' | 'down' | 'better' | 'kept';

const list = (text: string) => text.trim().split(/\s+/);

/** Verbs of change, as stems or beginnings of the folded word. */
const VERBS: Record<Direction, string[]> = {
  up: list(`increas rais rais grew grow exceed surpass boost lift maximi elevat expand gain doubl tripl quadrupl climb rose rising accelerat
    gesteigert steiger erhoh augment hausse accru aument increment subi elev zwieksz podni verhoog`),
  down: list(`reduc reduct decreas lower cut minimi shorten eliminat prevent avoid mitigat halv slash drop fell fall dropp trim curb
    gesenkt senk reduzi verringer verkurz vermied reduit diminu baiss evit reduj redujo rebaj ridott ridur diminui zmniejsz skroc verlaag vermind`),
  better:
    list(`improv enhanc optimi streamlin strengthen refin upgrad moderni foster promot facilitat enabl empower driv
    contribut support advanc bolster permett permit consent ermoglich allow elevat transform revitali simplif
    verbesser optimier ameliore optimis mejor optimiz miglior ottimizz melhor otimiz popraw uspraw verbeter`),
  kept: list(`ensur guarante safeguard secur maintain preserv sustain uphold satisf deliver achiev earn result yield
    sichergestellt sicher gewahrleist assur garant asegur garantiz mantuv mantenid assicur mantenut asegur garanti mantiv zapewn utrzym verzeker`),
};
/** Colloquial signs that a text speaks of such a change. */
const SIGNS: Record<Direction, RegExp> = {
  up: /(?<![\p{L}])(?:up (?:from|to|by)|went up|brought up|pulled .{0,20}up|more|over|above|beat|higher|faster|quicker|better|rose|from \S+(?: \S+){0,3} to|doubled|record|mehr|höher|plus de|más|più|mais|więcej|meer)(?![\p{L}])/iu,
  down: /(?<![\p{L}])(?:down (?:from|to|by)|went down|brought .{0,30}down|got .{0,30}down|less|fewer|lower|under|nobody|no one|nothing|no longer|not .{1,40} any ?more|stop(?:ped)?|never|not needed|shorter|without (?:a |any )?\p{L}+|no \p{L}+|zero|faster|quicker|shorter|earlier|sooner|saved?|saving|from \S+(?: \S+){0,3} to|weniger|niedriger|moins|menos|meno|mniej|minder|halved)(?![\p{L}])/iu,
  better:
    /(?<![\p{L}])(?:better|easier|faster|quicker|cleaner|safer|smoother|up from|from \S+(?: \S+){0,3} to|so that|so (?:everyone|people|nobody|the|they|we)|besser|mieux|mejor|meglio|melhor|lepiej|beter)(?![\p{L}])/iu,
  kept: /(?<![\p{L}])(?:kept|keep|keeping|made sure|making sure|so that|so (?:everyone|nobody|the|they|no)|on time|without|never|no \p{L}+|zero|nobody|no one|always|held|met|hit|reached|beat|gehalten|tenu|cumpl\p{L}+|mantuv\p{L}+)(?![\p{L}])/iu,
};

/** A change that a text claims. */
export interface Outcome {
  direction: Direction;
  /** Token index of the verb. */
  at: number;
  /** Token index behind its object. */
  to: number;
  objects: string[];
}

const directionOf = (folded: string): Direction | null => {
  for (const [direction, stems] of Object.entries(VERBS))
    if (stems.some((stem) => folded.startsWith(stem))) return isDirection(direction) ? direction : null;
  return null;
};
const isDirection = (text: string): text is Direction => text in VERBS;

/** A purpose or result named by a noun: "zur Beschleunigung der Heilung", "for improved safety". */
const NOMINAL =
  /(?<![\p{L}])(?:(?:zur|für eine?|mit) (?:deutlichen? )?(?:steigerung|senkung|verbesserung|erhöhung|beschleunigung|optimierung|reduzierung|vermeidung|sicherung|gewährleistung)|(?:for|with) (?:improved|better|optimal|maximum|enhanced|increased|reduced)|pour une? (?:meilleure?|amélioration)|para (?:una )?(?:mejora|mayor)|(?:senkung|steigerung|verbesserung|verkürzung|reduzierung|erhöhung|optimierung|beschleunigung)|verkürzte\p{L}*|wodurch|sodass|was zu|(?<=\p{L}, )co(?= \p{L})|ce qui|lo que|il che|w efekcie|dzięki czemu)(?![\p{L}])/giu;
/** Words that compare with how it was before. */
const COMPARED =
  /(?<![\p{L}])(?:fewer|less|easier|faster|quicker|smoother|safer|happier|compliant|satisfied|mniej|weniger|schneller|besser)(?![\p{L}])/giu;

/** The results that a text names by a noun, as spans. */
export const readNominalOutcomes = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(NOMINAL), ...text.matchAll(COMPARED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

const NOUN = /(?:ment|ments|tion|tions|sion|ance|ence|er|ers|or|ors|ity|al|aler|ung|ungen)$/;
const VERBAL = /(?:ed|ing|es|e|s|t|w|d|[a-z])$/;

/** After these begins how it was done: "reduced waste by recording leftovers". */
const MEANS = /^(?:by|through|via|using|after|since|when|while|following)$/;

/** The changes that a text claims: "improving throughput", "to ensure compliance", "resulting in fewer returns". */
export function readOutcomes(statement: Statement): Outcome[] {
  const outcomes: Outcome[] = [];
  const { tokens, folded, stems } = statement;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = folded[at] ?? '';
    const direction = word.length > 2 ? directionOf(word) : null;
    if (direction === null || NOUN.test(word) || !VERBAL.test(word)) continue;
    // "Cut vegetables", "delivered parcels", "maintained the pumps", "supported residents": work, not results.
    const opens = at === 0;
    const before = folded[at - 1] ?? '';
    const isResult =
      (/(?:ing|ando|endo|iendo|ant)$/.test(word) &&
        (tokens[at]?.apart === true ||
          /^(?:by|while|thereby|thus|and|for|consistently|significantly|successfully|directly|further)$/.test(
            before,
          )) &&
        !opens) ||
      /^(?:to|that|which|und|um|pour|para|per|aby|om)$/.test(before) ||
      ((opens ||
        /^(?:and|which|that|significantly|successfully|consistently|greatly|then|measurably)$/.test(
          before,
        )) &&
        (direction === 'up' ||
          /^(?:improv|enhanc|optimi|streamlin|strengthen|moderni|transform|revitali|verbesser|amelior|mejor|miglior|melhor|popraw)/.test(
            word,
          ) ||
          /^(?:reduc|decreas|minimi|eliminat|lower|ensur|guarante|exceed|achiev)/.test(word))) ||
      word.startsWith('result');
    // "Raised £14,000" is what the person brought in; the number is judged by itself.
    if (
      !isResult ||
      (/^(?:rais|generat)/.test(word) && /^\s[$€£]/.test(statement.text.slice(tokens[at]?.end)))
    )
      continue;
    const clause = statement.standings.clauses[statement.clauseOf[at] ?? 0];
    const end = Math.min(clause?.to ?? tokens.length, at + 9);
    const objects: string[] = [];
    let to = at + 1;
    for (let place = at + 1; place < end; place += 1) {
      if (place > at + 1 && (tokens[place]?.apart || MEANS.test(folded[place] ?? ''))) break;
      to = place + 1;
      const stem = stems[place] ?? '';
      if (stem.length > 3 && !/^\d/.test(stem)) objects.push(stem);
    }
    outcomes.push({ direction, at, to, objects });
  }
  return outcomes;
}

/** Whether a text says that something changed in this direction, by a verb or in colloquial words. */
export function saysChange(direction: Direction, statement: Statement): boolean {
  const related: Record<Direction, Direction[]> = {
    up: ['up', 'better'],
    down: ['down'],
    better: ['better', 'up', 'down'],
    kept: ['kept'],
  };
  return (
    SIGNS[direction].test(statement.text) ||
    statement.folded.some((word) => {
      const own = directionOf(word);
      return own !== null && related[direction].includes(own);
    })
  );
}

/** Whether a word is a verb of change. */
export const isChangeWord = (raw: string): boolean => directionOf(fold(raw)) !== null;

/**
 * Participles behind a comma that add what nobody said: "explained the bill, building trust and loyalty". Token indices of the
 * participle and of the end of its phrase.
 */
export function readTails(statement: Statement): { at: number; to: number }[] {
  const { tokens, folded } = statement;
  const tails: { at: number; to: number }[] = [];
  for (let at = 2; at < tokens.length - 1; at += 1) {
    const token = tokens[at];
    if (
      !token?.apart ||
      !/^\p{Ll}+ing$/u.test(token.raw) ||
      (folded[at]?.length ?? 0) < 6 ||
      /^(?:including|comprising|totall?ing)$/.test(folded[at] ?? '')
    )
      continue;
    let to = at + 1;
    while (
      to < tokens.length &&
      (to === at + 1 || !/[,;.]/.test(statement.text.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? 0)))
    )
      to += 1;
    tails.push({ at, to });
  }
  return tails;
}
