/** What a person asks for, as far as it can be told. */
export interface Wishes {
  length: 'shorter' | 'longer' | null;
  tense: 'past' | 'present' | null;
  isResultFirst: boolean;
  isFirstPersonOut: boolean;
  wantsKeywords: boolean;
  /** Empty if none. */
  area: string;
  /** Words to be named. */
  mention: string[];
  /** Whole facts to add, as clauses with a past verb: "used SketchUp". */
  facts: string[];
  drop: string[];
  /** What nothing here can do, in the person's words. */
  unknown: string[];
}

const words = String.raw`[“"'‘]?(.+?)[”"'’]?`;
const FACT =
  /^(?:please )?(?:mention|say|add|include|note|write)(?: that)? (?:I|i) (?:also |have )?(\p{L}+ .+)$/u;
const STATED = /^(?:but |and )?I (?:also |have )?(\p{Ll}+ .+)$/u;
const MENTION = new RegExp(
  `^(?:please )?(?:mention|include|add|name|bring in|work in) (?:the words? |the fact that )?${words}$`,
  'iu',
);
const DROP = new RegExp(
  `^(?:please )?(?:drop|remove|leave out|delete|omit|cut out|take out|don['’]t mention|do not mention|without|skip|get rid of) (?:the (?:words?|part about|bit about) )?${words}$`,
  'iu',
);
const AREA = new RegExp(`^(?:please )?(?:focus(?: more)? on|emphasi[sz]e|highlight|stress) ${words}$`, 'iu');

/** Reads an instruction part by part; what isn't understood is kept, so that it can be said. */
export function readInstruction(instruction: string): Wishes {
  const wishes: Wishes = {
    length: null,
    tense: null,
    isResultFirst: false,
    isFirstPersonOut: false,
    wantsKeywords: false,
    area: '',
    mention: [],
    facts: [],
    drop: [],
    unknown: [],
  };
  const parts = instruction
    .slice(0, 1000)
    .split(
      /[.;\n]+(?=\s|$)|,(?: and)? (?=\p{L})| and (?=(?:make|use|put|lead|start|begin|mention|include|drop|remove|leave|delete|omit|focus|keep|write|shorten|add|cut|no|in) ?)/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts) readPart(part, wishes);
  return wishes;
}

function readPart(part: string, wishes: Wishes): void {
  const fact = (FACT.exec(part) ?? STATED.exec(part))?.[1];
  const drop = DROP.exec(part)?.[1];
  const mention = MENTION.exec(part)?.[1];
  const area = AREA.exec(part)?.[1];
  if (/first person|(?:no|without|drop|remove) (?:the )?["“']?I["”']?(?![\p{L}])/iu.test(part))
    wishes.isFirstPersonOut = true;
  else if (fact !== undefined) wishes.facts.push(fact);
  else if (/past tense|in the past(?![\p{L}])/iu.test(part)) wishes.tense = 'past';
  else if (/present tense/i.test(part)) wishes.tense = 'present';
  else if (
    /(?:lead|start|begin|open)s? with (?:the |my )?(?:result|outcome|impact|number|achievement)|(?:result|outcome|impact)s? (?:first|up front|at the (?:start|beginning))/iu.test(
      part,
    )
  )
    wishes.isResultFirst = true;
  else if (/keywords?/i.test(part) && !/without|no keywords/i.test(part)) wishes.wantsKeywords = true;
  else if (area !== undefined) wishes.area = area;
  else if (
    /(?<![\p{L}])(?:short\p{L}*|concise|brief\p{L}*|tight\p{L}*|trim|less wordy|fewer words|cut it down|condense)(?![\p{L}])/iu.test(
      part,
    )
  )
    wishes.length = 'shorter';
  else if (/(?<![\p{L}])(?:longer|more detail\p{L}*|expand|elaborate|lengthen)(?![\p{L}])/iu.test(part))
    wishes.length = 'longer';
  else if (drop !== undefined) wishes.drop.push(drop);
  else if (mention !== undefined) wishes.mention.push(mention);
  else wishes.unknown.push(part);
}
