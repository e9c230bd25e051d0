import { readQuantities } from '../truth/quantities.ts';
import { baseOf } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';
import { isVerbBefore } from './verb-or-noun.ts';

/** Work that comes in pieces again and again, so that it can be counted by the week. */
const REPEATED =
  /^(?:answer|take|clean|serve|handle|process|pack|resolve|prepare|make|bake|cook|deliver|sell|inspect|repair|review|write|assist|support|treat|register|book|check|load|unload|pick|ship|stock|wash|greet|welcome|type|file|schedule|close|test|enter|reconcile|conduct|perform|interview|assemble|install|translate|edit|publish|help|care)$/;
/** A verb and its plural object: "answered support tickets". */
const OBJECT =
  /^(\p{L}+)(?: (?:with|to|for))?(?: (?:the|all|our|their|new))?((?: \p{Ll}[\p{Ll}-]*){0,2}?) (\p{Ll}{3,}s)(?=[,.;]|$| (?:to|that|which|who|by|using|for|in|on|with|at|from|through|including|while|via|and|per|each|a|every|daily|weekly)(?![\p{L}]))/u;
const NOT_COUNTED =
  /(?:ss|us|is|ics)$|^(?:needs|systems|operations|skills|procedures|standards|always|sales|goods|news|means|series|requirements|details|results|basics|efforts|policies|services|strategies|guidelines|resources|communications|regulations|responsibilities|relations|sets|hands|rates|terms|ways|areas|types|levels|costs|rights|roles|conditions|opportunities|solutions|activities|finances|functions|aspects|duties|supplies|materials|issues|sciences|others|times|processes|plans|models|workflows|pipelines|features|algorithms|dashboards|databases|environments|tools|technologies|scenarios|logs|changes|premises|grounds|outcomes|matters|contents|surroundings)$/;
/** People who are served: "assisted the surgeons" isn't counted by surgeons. */
const SERVED =
  /^(?:customers|clients|guests|patients|visitors|students|pupils|children|residents|users|callers|members|passengers|families|shoppers|travell?ers|tenants|learners|applicants|candidates|people|women|men|donors|patrons)$/;
const NO_NOUN =
  /(?<![\p{L}])(?:and|or|of|in|on|at|by|as|about|more|than|be|is|are|that|which|to|for|with|from|their|its|my|up|out|off|over)(?![\p{L}])/u;
const FORMS: readonly VerbForm[] = ['past', 'base', 'gerund', 'third'];

/**
 * A question for a fact that would make the text better, about its own things; `null` if it has a number already, or names
 * nothing that can be counted: a question that fits any bullet point would be asked of all of them.
 */
export function askForFact(text: string, language: string): string | null {
  if (readQuantities(text).length > 0) return null;
  if (language !== 'en') return null;
  if (/^(?:was |were )?(?:part|member) of|^(?:took part|participated|contributed|involved)/i.test(text))
    return 'What did you do there yourself?';
  const [, first = '', between = '', noun = ''] = OBJECT.exec(text) ?? [];
  const verb = FORMS.map((form) => baseOf(first, form)).find((base) => base !== null) ?? null;
  const isPhrase =
    !NO_NOUN.test(between) && between.split(' ').every((word) => !isVerbBefore(word, 'base', noun));
  const isCounted = noun !== '' && !NOT_COUNTED.test(noun) && isPhrase;
  if (verb !== null && isCounted)
    return /^(?:assist|help|support|aid)$/.test(verb) && !SERVED.test(noun)
      ? null
      : REPEATED.test(verb)
        ? `How many ${noun} a week?`
        : `How many ${noun}?`;
  return null;
}

/** What is worth knowing about some kinds of work, by the verb with which a text begins. */
const BY_WORK: readonly [RegExp, string][] = [
  [
    /^(?:cut|reduce|lower|decrease|increase|raise|boost|improve|grow|shorten|speed|optimi[sz]e|enhance|streamline|halve|double)$/,
    'From what to what, and over what period?',
  ],
  [
    /^(?:teach|train|coach|tutor|mentor|instruct|educate|lecture)$/,
    'How many people was that, and what could they do afterwards?',
  ],
  [/^(?:treat|care|bathe|nurse)$/, 'For how many people a day, and on what kind of ward or in what setting?'],
  [/^(?:serve|answer|greet|welcome|advise)$/, 'How many people a day, and what did they say about it?'],
  [
    /^(?:pick|pack|load|unload|move|deliver|drive|operate|ship|transport|stock|sort|produce|assemble)$/,
    'How much per shift or day, and how accurately?',
  ],
  [
    /^(?:clean|maintain|repair|fix|service|install|inspect|calibrate|diagnose|paint)$/,
    'How many were there, and how often did you do it?',
  ],
  [
    /^(?:cook|bake|prepare|process|reconcile)$/,
    'How many in a typical week, and by when did they have to be ready?',
  ],
  [/^(?:record|analy[sz]e|report|track|research|document|evaluate)$/, 'Who used it, and for what decisions?'],
  [/^(?:sell|market|promote|advertise|upsell|pitch)$/, 'What did it bring in: sales, or new customers?'],
  [
    /^(?:build|develop|implement|launch|automate|engineer|program|architect|provision|introduce|deploy|migrate)$/,
    'Who uses it, and what has it made faster, cheaper or easier?',
  ],
  [/^(?:create|write|draft|design|compose|edit|produce)$/, 'Who was it for, and how was it received?'],
  [
    /^(?:manage|supervise|lead|coordinate|run|oversee|schedule|organi[sz]e|plan)$/,
    'How many people or how large a budget did it involve, and how did it turn out?',
  ],
];

/** The question when a text should be longer than its facts allow. */
export function askForMore(text: string, language: string): string {
  const asked = askForFact(text, language);
  if (asked !== null) return asked;
  if (readQuantities(text).length > 0) return 'What came of it, or how did you do it? A sentence is enough.';
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const verb = FORMS.map((form) => baseOf(first, form)).find((base) => base !== null) ?? '';
  return (
    BY_WORK.find(([work]) => work.test(verb))?.[1] ??
    'What changed because of it, such as time, money, errors or people served? By how much?'
  );
}
