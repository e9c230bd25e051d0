import type { Filler } from './filler.ts';

/** Words for how somebody worked that praise without saying anything. */
const PRAISE =
  'successfully|effectively|efficiently|actively|proactively|diligently|seamlessly|meticulously|skillfully|expertly';
const WORK_VERB = String.raw`(?!us(?:e|ed|ing)\b|utili)(?:\p{Ll}+(?:ed|ing)|built|led|ran|wrote|made|kept|taught|set|manage|lead|build|run|develop|deliver|support|handle|work|complete|create|maintain)(?![\p{L}])`;
const anywhere = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${pattern})`, 'giu');

/** English words that may go, or be said shorter. None of them says how many, how large or how important something was. */
export const ENGLISH_FILLERS: readonly Filler[] = [
  [anywhere(String.raw`(?:in order|so as) to (?=\p{Ll})`), 'to '],
  [anywhere(String.raw`for the purposes? of (?=\p{Ll}+ing)`), 'for '],
  [anywhere('(?:due to|because of|owing to|in view of) the fact that'), 'because'],
  [/^(?:in|during) (?:this|that|my) (?:role|position|job),? (?=I )/iu, ''],
  [/^I used to be (?=responsible|in charge)/u, 'Was '],
  [anywhere(String.raw`(?:through|by|with) the utili[sz]ation of (?=\p{L})`), 'using '],
  [anywhere('over the course of '), 'over '],
  [anywhere(String.raw`(?:with|through|by) the (?:use|aid) of (?=\p{L})`), 'with '],
  // "Support managers about absence".
  [
    /(?<=(?:support|assist|help)\p{Ll}* [^,;.]{2,40})(?:with regards? to|with respect to|in regards? to) /giu,
    'with ',
  ],
  [anywhere(String.raw`by means of (?=\p{Ll}+ing)`), 'by '],
  [anywhere('by means of '), 'with '],
  [anywhere('(?:with regards? to|with respect to|in regards? to) '), 'about '],
  [anywhere(String.raw`prior to (?=\p{L})`), 'before '],
  [anywhere('the majority of '), 'most '],
  [anywhere(String.raw`a total of (?=\d)`), ''],
  [anywhere('on an? (daily|weekly|monthly|quarterly|yearly|hourly) basis'), '$1'],
  [anywhere('on an? day[- ]to[- ]day basis'), 'daily'],
  [anywhere('on an? regular basis'), 'regularly'],
  [anywhere('on an? (?:ongoing|continuous|continual) basis'), 'continuously'],
  [anywhere(String.raw`in the (?:field|area|realm) of (?=\p{Ll})`), 'in '],
  [anywhere('in close (?:collaboration|cooperation) with'), 'closely with'],
  [/(?<![\p{L}])(?<! and [^,;.]{0,60})as well as (?=\p{L})(?![^,;.]{0,60} and )/giu, 'and '],
  // "The system, which is based on Linux".
  [
    /(?<=\p{L}) (?:which|that) (?:is|are|was|were) (?=(?:also )?(?:\p{Ll}+ed|built|written|made|run|shown|held|sold|sent) (?:by|on|in|with|at|for|to|from|using|as)(?![\p{L}]))/gu,
    ' ',
  ],
  [
    /(?<![\p{L}])(?<!(?:from|with|across|in|of|by|for|to|on|through) )an? (?:wide |large |great |broad )?(?:variety|range|multitude|array) of (?=\p{Ll}+(?: \p{Ll}+)?s(?![\p{L}]))/giu,
    '',
  ],
  [
    /(?<![\p{L}])(?:various|numerous) (?!(?:types|kinds|areas|fields|ways|aspects|stages|levels|forms|sources|parts|points|reasons|things|tasks|duties|activities|others)(?![\p{L}]))(?=\p{Ll}+s(?![\p{L}]))/giu,
    '',
  ],
  [anywhere('made use of '), 'used '],
  [anywhere('make use of '), 'use '],
  [anywhere('making use of '), 'using '],
  [anywhere(String.raw`utili[sz]ed (?=\p{L})`), 'used '],
  [anywhere(String.raw`utili[sz]ing (?=\p{L})`), 'using '],
  [anywhere(String.raw`utili[sz]e (?=\p{L})`), 'use '],
  [anywhere(`(?:${PRAISE}) (?=${WORK_VERB})`), ''],
  [/(?<=^\p{Lu}\p{L}+ed [^.;]{3,80}) (?:successfully|diligently)(?=[,;.]|$| and )/gu, ''],
  [
    /(?<=\p{L}{3}) (?:as needed|as required|when needed|as necessary|at all times)(?:,(?= (?:in order )?to ))?(?=[,;.]|$| and | (?:in order )?to )/giu,
    '',
  ],
  [anywhere(String.raw`(?:very|really|basically|literally|quite) (?!few|little|much|many)(?=\p{Ll})`), ''],
  // "Cash, stock, etc." is "cash and stock"; "cash and stock etc." loses its last word.
  [
    /, (?!(?:which|who|that|where|when|while|and|or|\p{Ll}+ing)(?![\p{L}]))((?:(?!and |or |etc)[^,;.() ]+)(?: (?!and |or |etc)[^,;.() ]+){0,2}),? (?:etc\.?|and so on|and so forth)(?=[.;]?$|[;)]|\.? \p{Lu})/gu,
    ' and $1',
  ],
  [/(?<= and [^,;.()]{1,40}),? (?:etc\.?|and so on|and so forth)(?=[.;]?$|[;)])/gu, ''],
  [anywhere(String.raw`also (?=\p{Ll}+ed(?![\p{L}]))`), ''],
  [/(?<![\p{L}])in an? (?:timely|professional|efficient|effective) (?:manner|fashion|way)(?=[,;.]|$)/giu, ''],
];
