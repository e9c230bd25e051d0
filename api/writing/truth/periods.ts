/** How often something happens. */
export type Period = 'hour' | 'hours' | 'shift' | 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year';

const UNITS: [Period, string][] = [
  ['hour', 'hourly|hours?|stunden?|stündlich\\p{L}*|heures?|horas?|ora|ore|godzin\\p{L}*|uur'],
  ['shift', 'shifts?|schichten?|dienst|turnos?|turni|turno|zmian\\p{L}*|service'],
  [
    'day',
    'daily|days?|night|nightly|nights?|mornings?|evenings?|tag|täglich\\p{L}*|tags|jours?|jour|quotidien\\p{L}*|día|diari\\p{L}*|dias?|giorno|giornalier\\p{L}*|dzień|dzienni\\p{L}*|codzienn\\p{L}*|dag|dagelijks',
  ],
  [
    'week',
    'weekly|weeks?|woche|wöchentlich\\p{L}*|semaines?|hebdomadaire\\p{L}*|semana\\p{L}*|semanal\\p{L}*|settiman\\p{L}*|tydzień|tygodni\\p{L}*|wekelijks',
  ],
  [
    'month',
    'monthly|months?|monat|monatlich\\p{L}*|mois|mensuel\\p{L}*|mes|mensual\\p{L}*|mese|mensil\\p{L}*|mês|mensal\\p{L}*|miesi\\p{L}*|maand\\p{L}*',
  ],
  ['quarter', 'quarterly|quarters?|quartal\\p{L}*|trimest\\p{L}*|kwartał\\p{L}*|kwartaal'],
  [
    'year',
    'yearly|annual(?:ly)?|years?|annum|jahr|jährlich\\p{L}*|ans?|année|annuel\\p{L}*|años?|anual\\p{L}*|anno|annual\\p{L}*|ano|rok|roczni\\p{L}*|jaar\\p{L}*',
  ],
];
const EACH = String.raw`(?:a|an|per|each|every|/|pro|jeden|jede[rs]?|par|chaque|al|por|cada|a la|al|ogni|all['’]|na|każd\p{L}*|per|elke)`;
const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|lunes|martes|miércoles|jueves|viernes|sábados?|lunedì|martedì|venerdì`;
/** Other ways to say how often. */
const PHRASES: [Period, RegExp][] = [
  [
    'week',
    new RegExp(
      String.raw`(?<![\p{L}])(?:(?:every|each|on|jeden|tous les|le|cada|los|ogni)\s(?:${WEEKDAY})|(?:mon|tues|wednes|thurs|fri|satur|sun)days|montags|dienstags|mittwochs|donnerstags|freitags|samstags)(?![\p{L}])`,
      'giu',
    ),
  ],
  ['week', /(?<![\p{L}])(?:once a week|(?:every|each) weekend|tous les lundis)(?![\p{L}])/giu],
  [
    'fortnight',
    /(?<![\p{L}])(?:fortnightly|(?:a|per|every|each|alternate) (?:fortnight|weekends?|weeks?)(?<!(?:a|per|every|each) we\p{L}+)|every other \p{L}+|jede[nmrs]? zweite[nrsm]? \p{L}+|bi-?weekly|(?:once )?every (?:two|second|other|2) weeks?|alle zwei wochen|toutes les deux semaines|cada dos semanas)(?![\p{L}])/giu,
  ],
  [
    'quarter',
    /(?<![\p{L}])(?:four times a year|every three months|once a quarter|vierteljährlich\p{L}*)(?![\p{L}])/giu,
  ],
  [
    'year',
    /(?<![\p{L}])(?:once a year|(?:every|each) (?:spring|summer|autumn|fall|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december))(?![\p{L}])/giu,
  ],
  ['hours', /(?<![\p{L}])(?:every (?:two|three|four|\d+) hours|(?:two|three|four)-hourly)(?![\p{L}])/giu],
  [
    'day',
    /(?<![\p{L}])(?:(?:every|each) (?:single )?(?:morning|evening|afternoon|night)|(?<!day )(?:mornings|nights)|tous les (?:jours|matins|soirs)|todos los días|todas las (?:mañanas|noches)|jeden (?:tag|morgen|abend)|morgens|abends)(?![\p{L}])/giu,
  ],
];
const PATTERNS = UNITS.map(([period, unit]) => ({
  period,
  each: new RegExp(
    String.raw`(?<![\p{L}])(?:(?<!(?:in|within|over|for|after|of|during|under|about|half|by) )${EACH}\s?(?:other\s|single\s)?(?:${unit})(?!-)|(?:course|span) of (?:a|an|one|the|each|every) (?:${unit})|an? (?:normal|typical|average|usual|ordinary|regular|standard) (?:${unit}))(?![\p{L}])`,
    'giu',
  ),
  adverb: new RegExp(
    String.raw`(?<![\p{L}])(?:${
      unit
        .split('|')
        .filter((one) =>
          /ly|lich|dien|iar|sal|diari|nual|mens|hebdo|giornal|settiman|semanal|dzienni|codzienn|tygodni|miesi|roczn|lijks|nightly/.test(
            one,
          ),
        )
        .join('|') || '(?!)'
    })(?![\p{L}])`,
    'giu',
  ),
}));

/** Without one of these no text says how often: most don't, and are passed over at once. */
const SIGN = new RegExp(
  `${UNITS.map(([, unit]) => unit).join('|')}|${WEEKDAY}|every|each|once|fortnight|alternate|weekly|mornings|jede|tous|toutes|cada|alle|todos|todas|ogni`,
  'iu',
);

/** Whether a word is a time, for which no other word stands. */
export const isTimeUnit = (norm: string): boolean =>
  /^(?:hour|shift|day|week|weekend|month|quarter|year|decade|season|summer|winter|spring|autumn|minute)$/.test(
    norm,
  );

/** A mention of how often. */
export interface PeriodMention {
  period: Period;
  start: number;
  end: number;
}

/** Finds where a text says how often something happens: "a week", "daily". */
export function findPeriods(text: string): PeriodMention[] {
  if (!SIGN.test(text)) return [];
  const phrases = PHRASES.flatMap(([period, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      period,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const units = PATTERNS.flatMap(({ period, each, adverb }) =>
    [...text.matchAll(each), ...text.matchAll(adverb)].map((match) => ({
      period,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  // "Every two weeks" is no week.
  const free = units.filter((one) => !phrases.some(({ start, end }) => one.start < end && one.end > start));
  return [...phrases, ...free].toSorted((a, b) => a.start - b.start);
}

/** The period at the beginning of what follows a number: "patients a shift", "calls per day". */
export function readPeriod(after: string): Period | null {
  const clause = after.split(/[,;.:]|\s(?:and|und|et|y|e|i)\s/u)[0] ?? '';
  return findPeriods(clause)[0]?.period ?? null;
}
