import type { Statement } from '../proof/statement.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { fold, stemWord } from '../text/tokens.ts';
import { makeClaim } from './claim.ts';
import type { Claim, ClaimSource } from './claim.ts';
import type { ReadMaterial } from './material.ts';
import { oncePer } from './once.ts';
import { findPeriods } from './periods.ts';
import { findTimes, saysTime } from './times.ts';

const periodsOf = oncePer(({ text }: Statement) => findPeriods(text));

/** When and how often a rewritten text says that something was done. */
export function checkTimes({ text }: Statement, material: ReadMaterial): Claim[] {
  const whole = (bulletId: string | null): ClaimSource => ({ bulletId, start: 0, end: 0 });
  const times = findTimes(text).map((mention) => {
    const said = material.all.find(({ statement }) => saysTime(mention.group, statement.text));
    return makeClaim(
      'time',
      text,
      mention,
      said ? { ...whole(said.bulletId), end: said.statement.text.length } : null,
      `Left out "${mention.text}": your bullet points don't say so.`,
    );
  });
  const periods = findPeriods(text).map((mention) => {
    const said = material.all.find(
      ({ statement }) =>
        periodsOf(statement).some(
          ({ period }) => period === mention.period || (isDay(period) && isDay(mention.period)),
        ) ||
        (mention.period === 'day' &&
          /(?<![\p{L}])(?:mornings?|evenings|nights?(?= shifts?|s)|nights|nightly|dawn|dusk|(?:every|each)(?! (?:\p{L}+ )?(?:hours?|weeks?|weekends?|fortnights?|months?|quarters?|years?|seasons?|spring|summer|autumn|fall|winter|\p{L}+days?)(?![\p{L}]))|days)(?![\p{L}])/iu.test(
            statement.text,
          )) ||
        isSameWeekday(text.slice(mention.start, mention.end), statement.text),
    );
    return makeClaim(
      'time',
      text,
      mention,
      said ? { ...whole(said.bulletId), end: said.statement.text.length } : null,
      `Left out "${text.slice(mention.start, mention.end)}": your bullet points don't say how often.`,
    );
  });
  return [...times, ...periods, ...checkOpenEnd(text, material)];
}

const SOMETIMES =
  /(?<![\p{L}])(?:other|alternat\p{L}+|second|third|fourth|first|last|once a|some|sometimes)(?![\p{L}])/iu;

/** "Worked Fridays" for "on Fri". */
function isSameWeekday(mention: string, text: string): boolean {
  const day = /^(?:(?:on|each|every) )?(mon|tue|wed|thu|fri|sat|sun)\p{L}*$/iu.exec(mention)?.[1];
  return (
    day !== undefined &&
    (!/^(?:each|every)/i.test(mention) || !SOMETIMES.test(text)) &&
    new RegExp(String.raw`(?<![\p{L}])${day}(?:s|rs|nes|urs|es|nesday|day)?s?(?![\p{L}])`, 'iu').test(text)
  );
}

const isDay = (period: string) => period === 'day' || period === 'shift';

/** What has ended doesn't last: "from March till December" isn't "since March". */
function checkOpenEnd(text: string, material: ReadMaterial): Claim[] {
  const since = /(?<![\p{L}])since(?![\p{L}])/iu.exec(text);
  const { text: own } = material.own.statement;
  const ended =
    /(?<![\p{L}])(?:till?|until|ended|stopped|from \S+(?: \d+)? to|(?:19|20)\d\d ?[-–] ?(?:19|20)?\d\d)(?![\p{L}])/iu.exec(
      own,
    );
  if (!since || !ended || /(?<![\p{L}])since(?![\p{L}])/iu.test(own)) return [];
  const span = { start: since.index, end: since.index + since[0].length };
  return [makeClaim('time', text, span, null, `Kept as it was: your bullet point says "${ended[0]}".`)];
}

/** What was only planned. "Will" counts where the person is who will; "the planning of routes" is work. */
const PLANNED =
  /(?:^|(?<=[.;,]\s|\b(?:i|we|and|but)\s))(?:will|studying|qualifying)(?![\p{L}])|(?<![\p{L}])(?:(?:i|we)['’]ll|going to|due (?:in|for|on|to (?:start|begin|finish|end|open|launch|close|complete|join|move|take|go|become|be|graduate|sit|qualify|receive|return|leave|retire)(?![\p{L}]))|plan(?:s|ned|ning)? (?:to|on)(?![\p{L}])|planned for|next (?:year|term|month|week|season|spring|summer|autumn|fall|winter)|upcoming|soon|about to|scheduled (?:to|for)|hop(?:e|ing) to|preparing to|enrolled|studying (?:for|towards?)|working towards?|still waiting|awaiting|waiting (?:for|on)|pending|not yet|in progress|geplant|wird|werde|demnächst|nächste[nrs]?|prévu\p{L}*|prochain\p{L}*|previst\p{L}*|próxim\p{L}*)(?![\p{L}])/iu;

/** Plans of the person that a rewritten text tells as done. */
export function checkPlans(statement: Statement, material: ReadMaterial): Claim[] {
  const planned = PLANNED.exec(material.own.statement.text);
  const first = statement.tokens[0];
  if (!planned || !first || PLANNED.test(statement.text)) return [];
  // Where the plan is what was left out, the words of its sentence are gone.
  const before = material.own.statement.text.slice(0, planned.index);
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf(', ')) + 1;
  const about = material.own.statement.tokens.filter(
    (token) => token.start >= start && !STOP_WORDS.has(token.norm) && token.norm.length > 3,
  );
  if (!about.some(({ raw }) => statement.stems.includes(stemWord(fold(raw))))) return [];
  return [
    makeClaim('time', statement.text, first, null, `Kept as it was: your bullet point says "${planned[0]}".`),
  ];
}
