import { STOP_WORDS } from '../posting/words.ts';
import { fold } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { Statement } from '../proof/statement.ts';
import { oncePer } from './once.ts';

/**
 * How much of a thing was the person's own: 0 assisted with it, 1 took part in it, 2 did it, 2.5 created it, 3 managed it or taught
 * it to others, 4 led or founded it.
 */
export type AgencyLevel = 0 | 1 | 2 | 2.5 | 3 | 4;

const list = (text: string) => text.trim().split(/\s+/);

/** English verbs in their base forms; `past` where it is irregular, and nothing else counts as a form. */
const VERBS: [AgencyLevel, string][] = [
  [0, 'assist help support aid shadow observe attend learn study watch'],
  [1, 'participate contribute join collaborate cooperate engage use utilize utilise work'],
  [2.5, 'design introduce launch establish invent institute devise develop implement originate formulate'],
  [3, 'manage supervise coordinate co-ordinate oversee own run organize organise'],
  [3, 'train mentor coach teach tutor educate instruct onboard precept'],
  [
    4,
    'lead head direct found spearhead pioneer champion architect initiate orchestrate mastermind chair command govern helm captain',
  ],
];
const IRREGULAR: Record<string, string[]> = {
  drive: ['drove', 'driven'],
  build: ['built'],
  begin: ['began', 'begun'],
  write: ['wrote', 'written'],
  make: ['made'],
  oversee: ['oversaw', 'overseen'],
  run: ['ran'],
  teach: ['taught'],
  lead: ['led', 'leading'],
  learn: ['learnt', 'learned', 'learning'],
  coordinate: ['coordinated', 'coordinating'],
};
/** Base forms that are nouns or adjectives as often, so that only the other forms count. */
const NOUNS = new Set(
  list(
    'lead head direct found champion pioneer chair command help support aid work use own run train coach start study watch design engineer author captain',
  ),
);
const OTHERS: [AgencyLevel, string][] = [
  [
    0,
    'unterstutzt unterstutzte unterstutzen geholfen half mitgeholfen assistiert zugearbeitet aide assiste seconde soutenu ayude ayudado apoye apoyado asisti aiutato assistito supportato ajudei apoiei auxiliei pomagalem pomagalam wspieralem wspieralam geholpen ondersteund',
  ],
  [
    1,
    'mitgewirkt mitgearbeitet beteiligt teilgenommen participe contribue collabore participado colabore colaborado contribui partecipato collaborato participei colaborei uczestniczylem uczestniczylam meegewerkt deelgenomen',
  ],
  [
    2.5,
    'entwickelt entwickelte entwarf entworfen eingefuhrt aufgebaut gestaltet konzipiert erstellt concu cree developpe elabore lance construit disene cree desarrolle diseñado creado desarrollado elabore lance progettato creato sviluppato ideato criei desenvolvi elaborei stworzylem stworzylam opracowalem opracowalam wdrozylem wdrozylam ontworpen ontwikkeld opgezet',
  ],
  [
    3,
    'verantwortet verantwortete koordiniert koordinierte organisiert beaufsichtigt betreut angeleitet geschult eingearbeitet ausgebildet gere coordonne supervise organise encadre forme gestione coordine supervise organice forme gestionado coordinado supervisado formado gestito coordinato supervisionato organizzato formato geri coordenei supervisionei treinei zarzadzalem zarzadzalam koordynowalem koordynowalam nadzorowalem nadzorowalam szkolilem szkolilam beheerd gecoordineerd begeleid opgeleid',
  ],
  [
    4,
    'leitete geleitet leitend gefuhrt gegrundet dirige pilote fonde mene lidere dirigi liderado dirigido encabece funde guidato diretto fondato liderei dirigi fundei kierowalem kierowalam prowadzilem prowadzilam zalozylem geleid opgericht',
  ],
];

const TEACHING = new Set(list('train mentor coach teach tutor educate instruct onboard precept'));

function formsOf(base: string): string[] {
  const stem = base.endsWith('e') ? base.slice(0, -1) : base;
  const doubled = /(?:plan|run|begin)$/.test(base) ? base + base.slice(-1) : stem;
  const y = base.endsWith('y') ? [`${base.slice(0, -1)}ied`, `${base.slice(0, -1)}ies`] : [];
  const regular = IRREGULAR[base] ?? [`${stem}ed`];
  return [...(NOUNS.has(base) ? [] : [base, `${base}s`, `${base}es`]), ...regular, `${doubled}ing`, ...y];
}

const LEVELS = new Map<string, AgencyLevel>();
const TEACHES = new Set<string>();
for (const [level, verbs] of OTHERS) for (const verb of list(verbs)) LEVELS.set(fold(verb), level);
for (const [level, verbs] of VERBS)
  for (const base of list(verbs))
    for (const form of formsOf(base)) {
      LEVELS.set(form, level);
      if (TEACHING.has(base)) TEACHES.add(form);
    }

/** A doing that a text states. */
export interface Doing {
  level: AgencyLevel;
  /** Index of the verb among the tokens. */
  at: number;
  /** The stems of what it is done to. */
  objects: string[];
  isTeaching: boolean;
}

/** Before a verb, what makes it less than one's own: "helped to build", "part of the team that led". */
const REDUCERS: [AgencyLevel, RegExp][] = [
  [
    0,
    /^(?:help\w*|assist\w*|support\w*|aid(?:ed|ing)|shadow\w*|learn\w*|observ\w*|watch(?:ed|ing)|taught|under)$/,
  ],
  [1, /^(?:participat\w*|part|member|contribut\w*|join\w*|involved|collaborat\w*|alongside)$/],
];
const REACH = 5;
/** A text that says from the beginning that the person only helped or took part. */
const REDUCED: [AgencyLevel, RegExp][] = [
  [
    0,
    /^(?:i |ich |j['’]ai |je |ho |he )?(?:also )?(?:help(?:ed|ing)?|assist(?:ed|ing|ance)?|support(?:ed|ing)?|shadow(?:ed|ing)?|observ(?:ed|ing)|had a go|tried|attempted|sat in on|watch(?:ed|ing)|learn(?:ed|t|ing)?|was (?:trained|shown|taught|coached)|aided|aide |aide à|aidé|soutien|appui|apoyo|apoyé|ayuda|ayudé|unterstütz\p{L}*|mithilfe|geholfen|assistenza|supporto|aiutato|ajuda|apoio|auxílio|pomoc|pomaga\p{L}*|wsparcie|wspiera\p{L}*|hulp|ondersteuning)(?![\p{L}])/iu,
  ],
  [
    1,
    /^(?:i |ich |je )?(?:was )?(?:also )?(?:took part|taking part|participat\p{L}*|part of|member of|contribut\p{L}*|involved|joined|worked (?:alongside|as part|with (?:\p{L}+ ){0,3}(?:team|staff|others?|people|\p{L}{3,}(?:ers?|ors?|ists?|ians?|ants?|gues?|gues|nurses?)))|mitarbeit|mitgearbeitet|mitwirkung|mitgewirkt|beteiligung|beteiligt|teilnahme|particip\p{L}*|collabor\p{L}*|colabor\p{L}*|partecip\p{L}*|udział|uczestnicz\p{L}*|współprac\p{L}*|deelname|meegewerkt)(?![\p{L}])/iu,
  ],
];
/** Words that keep saying so, wherever they stand. */
const STILL_REDUCED =
  /(?<![\p{L}])(?:help\p{L}*|assist\p{L}*|support\p{L}*|tried|attempt\p{L}*|shadow\p{L}*|observ\p{L}*|sat in|attend\p{L}*|learn\p{L}*|was (?:trained|shown|taught)|aid(?:ed|ing)|took part|taking part|part of|member|participa\p{L}*|contribut\p{L}*|involved|joined|as part|worked (?:with|alongside)|working (?:with|alongside)|collabor\p{L}*|colabor\p{L}*|partecip\p{L}*|under (?:the )?(?:supervision|guidance|direction)|aide|aid[ée]|soutien|appui|soutenu|apoy\p{L}*|ayud\p{L}*|unterstütz\p{L}*|mithilfe|mitarbeit|mitgearbeitet|mitwirk\p{L}*|mitgewirkt|beteilig\p{L}*|teilnahme|geholfen|trained in|training in|backed|back-?up|second(?:ed|é))(?![\p{L}])/iu;
/** The same, said at the end of a German or Dutch clause. */
const REDUCED_LAST =
  /(?<![\p{L}])(?:mitgearbeitet|mitgewirkt|mitgeholfen|geholfen|beteiligt|teilgenommen|assistiert|zugearbeitet|meegewerkt|meegeholpen|geassisteerd)(?![\p{L}])/iu;
/** What one does with a thing that others made or run. */
const RECEPTIVE =
  /^(?:i |ich )?(?:us(?:e|ed|ing)|follow(?:ed|s|ing)?|read|signed|receiv\p{L}*|fill(?:ed|s|ing)? in|attend\p{L}*|work(?:ed|s|ing)? (?:on|with|to|from|in|under)|check(?:ed|s|ing)?|nutz\p{L}*|benutz\p{L}*|verwend\p{L}*|arbeite\p{L}* (?:nach|mit)|befolg\p{L}*|utilis\p{L}*|us[oóé]|utilizz\p{L}*|używa\p{L}*|korzysta\p{L}*|gebruik\p{L}*)(?![\p{L}])/iu;
/** What only somebody says who made a thing or is in charge of it. */
const CREATIVE =
  /^(?:buil[dt]|building|creat\p{L}*|develop\p{L}*|designed|design|designing|wrote|writing|written|implement\p{L}*|roll(?:ed|ing)?|introduc\p{L}*|establish\p{L}*|maintain\p{L}*|own(?:ed|ing)|manag\p{L}*|led|lead|leading|drove|drive|driving|ran|launch\p{L}*|entwick\p{L}*|weiterentwick\p{L}*|eingeführt\p{L}*|einführ\p{L}*|erstell\p{L}*|konzip\p{L}*|aufbau\p{L}*|cré[eé]\p{L}*|concev\p{L}*|diseñ\p{L}*|desarroll\p{L}*|stworz\p{L}*|opracow\p{L}*|wdroż\p{L}*|ideat\p{L}*|svilupp\p{L}*)$/iu;

/** Whether a text says from the beginning that the person used or followed what others made. */
export const isReceptive = (text: string): boolean => RECEPTIVE.test(text.trim());

/** Whether a word says that somebody made a thing or was in charge of it. */
export const isCreative = (raw: string): boolean => CREATIVE.test(raw);

/** Those whom one helps as one's own work. */
const HELPED_AS_WORK =
  /^(?:\p{L}+ ){0,2}(?:help|assist|support|aid|unterstütz|aide|apoy|ayud)\p{L}* (?:(?:the|our|all|up to|about|around|some|many|new|older|elderly|\d+|[a-z]+teen|[a-z]+ty|two|three|four|five|six|seven|eight|nine|ten|twelve|einen?|den|die|der|les|a|los|las|an?) ){0,3}(?:\p{L}+ )?(?:patients?|residents?|customers?|clients?|guests?|pupils?|students?|children|child|families|family|people|users?|visitors?|shoppers?|callers?|parents?|bewohner\p{L}*|kunden|gäste\p{L}*|patienten|résidents?|patients|clients|huéspedes|clientes)(?![\p{L}])/iu;

/** The level of a text that says at its beginning that the person only helped (0) or took part (1); `null` if it doesn't. */
export function reducedLevel(text: string): AgencyLevel | null {
  if (HELPED_AS_WORK.test(text)) return null;
  const level = REDUCED.find(([, pattern]) => pattern.test(text.trim()))?.[0];
  return level ?? (REDUCED_LAST.test(text) ? 1 : null);
}

/** Whether a rewritten text still says that the person only helped or took part. */
export const isStillReduced = (text: string): boolean => STILL_REDUCED.test(text);

/** Nouns that say who was in charge. */
export const LEADING_NOUNS =
  /(?<![\p{L}])(?:leadership|verantwort\p{L}+|koordynacj\p{L}+|koordination|coordination|coordinación|coordinamento|coordenação|einführung|wdrożeni\p{L}+|leader|lead(?= \p{L})(?! (?:generation|times?|pipes?|paint|acid|magnets?|scoring|nurturing|management|qualification|conversion|from|to|the|a|an|all|my|our|\d))|head of|manager|supervisor|leitung|führung|teamleitung|direction d|à la tête|dirección|responsable|jefatura|guida|direzione|direção|kierownictw\p{L}*|leiding)(?![\p{L}])/giu;
/** In charge of something by what one was called. */
const IN_CHARGE: [AgencyLevel, RegExp][] = [
  [
    3,
    /(?<![\p{L}])(?:in charge of|responsible for (?:the |a )?(?:team|staff|crew|shift|department)|looked after (?:the |a )?(?:team|staff|crew)|my (?:team|crew|staff)|team of (?:my|\d)|shift (?:lead|leader|supervisor)|verantwortlich für|responsable d\p{L}|responsable de|zuständig für)(?![\p{L}])/iu,
  ],
  [4, /(?<![\p{L}])(?:head of|team lead(?:er)?|in command of|leitung|à la tête)(?![\p{L}])/iu],
];

const BASES = new Map<string, AgencyLevel>(
  VERBS.flatMap(([level, verbs]) => list(verbs).map((base) => [base, level])),
);

const BEFORE_BASE = /^(?:me|i|we)$/;

/** The level of a verb in its base form at the beginning of a text: "Own the stock order"; "Lead nurse" is no verb. */
function openingLevel(statement: Statement, at: number): AgencyLevel | null {
  const base = BASES.get(statement.folded[at] ?? '') ?? null;
  // "Had me train the barbers", "asked to run the stall".
  if (at > 0) return BEFORE_BASE.test(statement.folded[at - 1] ?? '') && (base ?? 0) >= 2 ? base : null;
  const next = statement.folded[1] ?? '';
  if (!/^(?:the|an?|all|my|our|its|their|this|\d+|two|three|four|five|six)$/.test(next)) return null;
  return base;
}

/** The own level of a verb form; `null` if it says nothing about agency. */
export const levelOf = (token: Token): AgencyLevel | null => LEVELS.get(fold(token.raw)) ?? null;

const TRAINING_NOUN =
  /^(?:sessions?|courses?|programs?|programmes?|days?|nights?|evenings?|materials?|manuals?|plans?|records?|needs)$/;

const isTrainingNoun = ({ folded }: Statement, at: number, from: number): boolean =>
  TRAINING_NOUN.test(folded[at + 1] ?? '') ||
  (at > from &&
    !/^(?:and|by|for|while|of|in|to|i|we)$/.test(folded[at - 1] ?? '') &&
    !PERSONAL.test(folded[at + 1] ?? ''));

/** What "training" has as its object where it tells a deed. */
const PERSONAL = /^(?:new|junior|staff|colleagues|others?|them|our|my|all|two|three|four|five|the)$/;

function objectsOf(statement: Statement, at: number, to: number): string[] {
  const objects: string[] = [];
  for (let place = at + 1; place < to && objects.length < 8; place += 1) {
    const stem = statement.stems[place] ?? '';
    if (stem.length > 2 && !STOP_WORDS.has(statement.tokens[place]?.norm ?? '')) objects.push(stem);
  }
  return objects;
}

/** What people have to manage who manage nobody. */
const OWN_WORK = /^(?:caseloads?|workloads?|inbox|diary|queues?)$/;

/** Finds what a text says that was done and how much of it was the person's own. */
export const readDoings = oncePer((statement: Statement): Doing[] => {
  const doings: Doing[] = [];
  for (const { from, to } of statement.standings.clauses) {
    for (let at = from; at < to; at += 1) {
      const token = statement.tokens[at];
      if (!token) continue;
      const own = levelOf(token) ?? openingLevel(statement, at);
      if (own === null) continue;
      const folded = fold(token.raw);
      // "A training session", "fire training for joiners"; "trained in first aid" was done to the person.
      if (folded === 'training' && isTrainingNoun(statement, at, from)) continue;
      if (folded === 'trained' && /^(?:in|on)$/.test(statement.folded[at + 1] ?? '')) continue;
      // "Leading to fewer returns", "a leading brand".
      if (
        /^(?:leading|led|leads?)$/.test(folded) &&
        (/^to$/.test(statement.tokens[at + 1]?.norm ?? '') ||
          /^(?:a|the|an|industry|market)$/.test(statement.tokens[at - 1]?.norm ?? ''))
      )
        continue;
      // "Worked out why".
      if (folded === 'worked' && statement.folded[at + 1] === 'out') continue;
      // "Managed a caseload": the person's own work.
      if (
        folded.startsWith('manag') &&
        statement.folded.slice(at + 1, at + 4).some((word) => OWN_WORK.test(word))
      )
        continue;
      // "Directed visitors to the right desk".
      if (folded.startsWith('direct') && /^(?:to|towards?)$/.test(statement.folded[at + 2] ?? '')) continue;
      // "Re-architected" is done to what there was.
      let level: AgencyLevel = own > 2 && statement.folded[at - 1] === 're' ? 2 : own;
      for (let back = at - 1; back >= Math.max(from, at - REACH); back -= 1)
        for (const [reduced, pattern] of REDUCERS)
          if (pattern.test(statement.folded[back] ?? '') && reduced < level) level = reduced;
      // "Was trained in it", "was led by others".
      const isPassive =
        [1, 2].some((back) =>
          /^(?:was|were|been|being|got|is|are|be)$/.test(statement.tokens[at - back]?.norm ?? ''),
        ) && /(?:ed|t|n)$/.test(folded);
      if (isPassive && TEACHES.has(folded)) level = 0;
      if (statement.standings.of[at] === 'others' || statement.standings.of[at] === 'denied') level = 0;
      doings.push({
        level,
        at,
        objects: objectsOf(statement, at, to),
        isTeaching: (TEACHES.has(folded) || TEACHING.has(folded)) && !isPassive,
      });
    }
  }
  return doings;
});

/** The level that a text claims without a verb: "in charge of the shift". */
export function statedLevel(text: string): AgencyLevel {
  let level: AgencyLevel = 0;
  for (const [stated, pattern] of IN_CHARGE) if (pattern.test(text) && stated > level) level = stated;
  return level;
}

const TITLE_LEVELS: [AgencyLevel, RegExp][] = [
  [
    3,
    /(?<![\p{L}])(?:manager\w*|supervisor|coordinator|foreman|chef(?! de partie)|leiter\w*|responsable|encargad[oa]|jefe|capo\w*|kierownik|gerente|charge nurse|superintendent|shift lead\w*)(?![\p{L}])/iu,
  ],
  [
    4,
    /(?<![\p{L}])(?:director|head(?! waiter)|lead(?:er)?|chief|owner|founder|president|teamleiter\w*|directeur|directrice|directora?|dyrektor)(?![\p{L}])/iu,
  ],
];

/** The level that a job title implies for the work of the role; 2 if none. */
export function titleLevel(title: string): AgencyLevel {
  let level: AgencyLevel = 2;
  for (const [stated, pattern] of TITLE_LEVELS) if (pattern.test(title) && stated > level) level = stated;
  return level;
}

/** Colloquial ways of saying that somebody taught or managed others. */
const TEACHING_WORDS =
  /(?<![\p{L}])(?:show(?:ed|ing|n)?|explain\w*|induct\w*|buddy|buddied|brought .{0,30}up to speed|new (?:starters?|hires?|joiners?|staff|nurses|graduates)|apprentices?|trainees?|students?|lehrlinge?|auszubildende\w*|azubis?|apprentis?|brief(?:ed|ing)|guid(?:ed|ing)|sat (?:beside|with)|(?:ran|run|running|g[ai]ve|giving|held|led|took) (?:\p{L}+ ){0,2}(?:training|lessons?|class(?:es)?|workshops?|courses?|sessions?))(?![\p{L}])/iu;
const LEADING_WORDS: [AgencyLevel, RegExp][] = [
  [
    2.5,
    /(?<![\p{L}])(?:did (?:the|all)|my (?!team|manager|boss|job|shift|area|duties|role|work|crew|department|supervisor|colleague|own)\p{L}+|set up|came up with|drew|drawn|make|making|creat\p{L}*|devised|new|first|design\p{L}*|develop\p{L}*|introduc\p{L}*|launch\p{L}*|implement\p{L}*|establish\p{L}*|put together|put on|rolled out|brought in|built|from scratch|wrote|drew up|made|opened|started|invented|laid out)(?![\p{L}])/iu,
  ],
  [
    3,
    /(?<![\p{L}])(?:ran|running|looking after|took charge|looked after|in charge|ke(?:pt|ep) .{0,20}(?:rota|schedule|list|calendar|diary|accounts|books)|rostered|scheduled|assigned|planned|handled|arranged|sorted|gave out|divided|book(?:ed|ing)|tasked with|scheduling|run by me|under me|report(?:s|ed|ing)? to me|responsible for|controlled)(?![\p{L}])/iu,
  ],
  [
    4,
    /(?<![\p{L}])(?:led|headed|in charge|(?:g[ai]v(?:e|ing)|r[au]n(?:ning)?|h[eo]ld(?:ing)?|taught|teach(?:ing)?|guid(?:ed?|ing)|took|taking) (?:\p{L}+ ){0,3}(?:tours?|class(?:es)?|lessons?|workshops?|sessions?|walks?)|my (?:team|crew)|took over|was (?:the )?(?:head|lead|foreman|captain|chair))(?![\p{L}])/iu,
  ],
];

/** Whether a text says, in whatever words, that others were taught. */
export const saysTeaching = (text: string): boolean => TEACHING_WORDS.test(text);

/** The highest level that a text says in colloquial words; 0 if none. */
export function colloquialLevel(text: string): AgencyLevel {
  let level: AgencyLevel = 0;
  for (const [stated, pattern] of LEADING_WORDS) if (pattern.test(text) && stated > level) level = stated;
  return level;
}

/** Whether two lists of stems share one. */
export const share = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => b.includes(one));
