import { readQuantities } from '../truth/quantities.ts';
import { baseOf } from './verb-forms.ts';

/** Work that comes in pieces again and again, so that it can be counted by the week. */
const REPEATED =
  /^(?:answer|take|clean|serve|handle|process|pack|resolve|prepare|make|bake|cook|deliver|sell|inspect|repair|review|write|assist|support|treat|teach|register|book|check|load|unload|pick|ship|stock|wash|greet|welcome|type|file|schedule|close|test|enter|reconcile|conduct|perform|interview|assemble|install|translate|edit|publish|help|care)$/;
const COUNTABLE = /^\p{Ll}[\p{Ll}-]*[^sui\W]s$/u;
const NOT_COUNTED =
  /^(?:various|needs|systems|operations|skills|procedures|standards|its|his|theirs|as|is|was|has|this|always|sales|goods|logistics|analytics|economics|ethics|news|means|series|business|process|access|across|less|class|progress|success|requirements|details|results|basics|efforts|policies|services|strategies|guidelines|resources|communications|regulations|responsibilities|relations)$/;
const STOPS =
  /^(?:to|that|which|who|by|using|for|in|on|with|at|from|of|through|including|while|via|as|under|into)$/;

/** A question for a fact that would make the text better, about its own things; `null` if it has a number already. */
export function askForFact(text: string, language: string): string | null {
  if (readQuantities(text).length > 0) return null;
  if (language !== 'en') return 'Which number belongs here: how many, how often, or how much?';
  if (/^(?:was |were )?(?:part|member) of|^(?:took part|participated|contributed|involved)/i.test(text))
    return 'What did you do there yourself?';
  const words = text.split(/\s+/);
  const verb = ['past', 'base', 'gerund', 'third']
    .map((form) =>
      form === 'past' || form === 'base' || form === 'gerund' || form === 'third'
        ? baseOf(words[0] ?? '', form)
        : null,
    )
    .find((base) => base !== null);
  for (const [index, raw] of words.slice(1, 9).entries()) {
    const next = words[index + 2] ?? '';
    // "Metrics dashboard": the first noun only tells what kind.
    if (
      !/[,.;]$/.test(raw) &&
      next !== '' &&
      !STOPS.test(next) &&
      !/^(?:and|or|per|each|a|the|every|daily|weekly)$/.test(next)
    )
      continue;
    const word = raw.replace(/[,.;:)]+$/, '');
    if (STOPS.test(word) && !/^(?:with|to)$/.test(word)) break;
    if (!COUNTABLE.test(word) || NOT_COUNTED.test(word) || baseOf(word, 'third') === 'need') continue;
    return verb !== undefined && verb !== null && REPEATED.test(verb)
      ? `How many ${word} a week?`
      : `How many ${word}?`;
  }
  return 'Did it save time or money, or serve more people? By how much?';
}

/** The question when a text should be longer than its facts allow. */
export const askForMore = (text: string, language: string): string =>
  askForFact(text, language) ?? 'What came of it, or how did you do it? A sentence is enough.';
