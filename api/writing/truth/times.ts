/** Words about when and how regularly something was done, in groups of which one stands for another. */
const GROUPS: [string, RegExp][] = [
  [
    'within',
    /(?<![\p{L}])(?:within|in under|innerhalb|binnen|dentro de|entro|w ciągu) (?:an?|one|the|eine[rs]?|una?|\p{L}+|\d+) (?:minutes?|hours?|days?|weeks?|months?|stunden?|tage\p{L}*|wochen?|monat\p{L}*|heures?|jours?|semaines?|horas?|días?|semanas?|ore|giorni|settiman\p{L}*)(?![\p{L}])/giu,
  ],
  [
    'always',
    /(?<![\p{L}])(?:consistently|always|constantly|continuously|continually|invariably|every time|without fail|at all times|stets|immer|durchgehend|toujours|constamment|siempre|constantemente|sempre|zawsze|altijd)(?![\p{L}])/giu,
  ],
  [
    'often',
    /(?<![\p{L}])(?:regularly|routinely|frequently|often|regelmäßig|häufig|oft|régulièrement|souvent|regularmente|frecuentemente|a menudo|regolarmente|frequentemente|regularnie|regelmatig|vaak)(?![\p{L}])/giu,
  ],
  [
    'round the clock',
    /(?<![\p{L}\d])(?:24\/7|around[- ]the[- ]clock|round[- ]the[- ]clock|day and night|rund um die Uhr|24h\/24|las 24 horas)(?![\p{L}])/giu,
  ],
  [
    'on time',
    /(?<![\p{L}])(?:on[- ]time|on schedule|punctual(?:ly)?|timely|promptly|by (?:the )?deadline|within deadlines?|to deadline|before (?:the )?deadline|pünktlich|fristgerecht|termingerecht|à temps|dans les délais|a tiempo|puntualmente|en plazo|na czas|punktualnie|terminowo|zeitnah|puntualmente|tempestivamente|op tijd|stipt)(?![\p{L}])/giu,
  ],
  [
    'ahead of time',
    /(?<![\p{L}])(?:ahead of (?:schedule|time|deadline|plan)|early|under budget|vorzeitig|en avance|antes de (?:tiempo|plazo))(?![\p{L}])/giu,
  ],
  [
    'at once',
    /(?<![\p{L}])(?:immediately|instantly|same[- ]day|within (?:minutes|hours|the hour)|in real[- ]time|real[- ]time|right away|overnight|sofort|umgehend|immédiatement|de inmediato|inmediatamente|subito)(?![\p{L}])/giu,
  ],
  [
    'recently',
    /(?<![\p{L}])(?:recently|lately|currently|to date|ongoing|kürzlich|derzeit|récemment|actuellement|recientemente|actualmente)(?![\p{L}])/giu,
  ],
  [
    'for long',
    /(?<![\p{L}])(?:long[- ]term|long[- ]standing|for (?:many )?years|over the years|year[- ]round|all year(?: round)?|throughout (?:the )?(?:year|season|shift|day|week)|langjährig|langfristig|de longue durée|a largo plazo|durante años)(?![\p{L}])/giu,
  ],
];
const LOOSE: Record<string, RegExp> = {
  within:
    /(?<![\p{L}])(?:inside|less than|no more than|at most|under|in|by) (?:an? |one |two |three |\p{L}+ |\d+ )?(?:minutes?|hours?|days?|weeks?|months?)(?![\p{L}])/iu,
  always:
    /(?<![\p{L}])(?:never|every|each|all|no \p{L}+|zero|daily|nie|jede[nrs]?|chaque|cada|ogni|każd\p{L}*|elke)(?![\p{L}])/iu,
  often:
    /(?<![\p{L}])(?:every|each|daily|weekly|monthly|nightly|a (?:day|week|month|shift|night)|per|usually|most|always|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)|jede[nrs]?|täglich|chaque|cada|ogni|każd\p{L}*|elke)(?![\p{L}])/iu,
  'on time':
    /(?<![\p{L}])(?:late|deadline|due|on the day|schedule|miss(?:ed|ing)?|by \d|in time)(?![\p{L}])/iu,
  'at once':
    /(?<![\p{L}])(?:straight(?: away)?|within|minutes|same (?:day|morning|shift)|quick\p{L}*|as soon as|before|on the day|that day)(?![\p{L}])/iu,
  'round the clock': /(?<![\p{L}])(?:nights?|on[- ]call|24)(?![\p{L}])/iu,
  'ahead of time': /(?<![\p{L}])(?:early|before|ahead|under)(?![\p{L}])/iu,
  recently:
    /(?<![\p{L}])(?:now|so far|up to now|until now|already|by now|this year|last (?:year|month|winter|summer|spring|autumn|week)|still|since)(?![\p{L}])/iu,
  'for long':
    /(?<![\p{L}])(?:years?|months?|since|ever|whole|all (?:day|night|year|summer|winter|week))(?![\p{L}])/iu,
};

/** A mention of when or how regularly. */
export interface TimeMention {
  group: string;
  text: string;
  start: number;
  end: number;
}

/** Finds the words about when and how regularly something was done. */
export function findTimes(text: string): TimeMention[] {
  return GROUPS.flatMap(([group, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      group,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** Whether a text says the same about time, in these or other words. */
export function saysTime(group: string, text: string): boolean {
  return findTimes(text).some((one) => one.group === group) || LOOSE[group]?.test(text) === true;
}
