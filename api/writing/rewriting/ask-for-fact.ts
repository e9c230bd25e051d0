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
  /(?:ss|us|is|ics)$|^(?:needs|systems|operations|skills|procedures|standards|always|sales|goods|news|means|series|requirements|details|results|basics|efforts|policies|services|strategies|guidelines|resources|communications|regulations|responsibilities|relations|sets|hands|rates|terms|ways|areas|types|levels|costs|rights|roles|conditions|opportunities|solutions|activities|finances|functions|aspects|duties|supplies|materials|issues|sciences|others|times|processes|plans|models|workflows|pipelines|features|algorithms|dashboards|databases|environments|tools|technologies|scenarios|logs|changes)$/;
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
    return REPEATED.test(verb) ? `How many ${noun} a week?` : `How many ${noun}?`;
  return null;
}

/** The question when a text should be longer than its facts allow. */
export const askForMore = (text: string, language: string): string =>
  askForFact(text, language) ??
  (readQuantities(text).length > 0
    ? 'What came of it, or how did you do it? A sentence is enough.'
    : 'What changed because of it, such as time, money, errors or people served? By how much?');
