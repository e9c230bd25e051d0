import { ASIDE } from './droppable.ts';
import type { Droppable } from './droppable.ts';

/** What ends a sentence and can go, in languages whose grammar isn't known: asides, further sentences, purposes at the end. */
const PURPOSES: Record<string, RegExp> = {
  de: /,? (?:um \p{L}.+ zu \p{L}+|sowie (?!auch)\p{L}.+|zur \p{L}+ung \p{L}.+)(?=\.?$)/gu,
  fr: / (?:afin d['e]|ainsi que |en vue d['e]|dans le but d['e]).+(?=\.?$)/gu,
  es: / (?:con el fin de|para (?=\p{L}+(?:ar|er|ir)\b)|así como ).+(?=\.?$)/gu,
  it: / (?:al fine di|per (?=\p{L}+(?:are|ere|ire)\b)|nonché |così come ).+(?=\.?$)/gu,
  pt: / (?:a fim de|para (?=\p{L}+(?:ar|er|ir)\b)|bem como |assim como ).+(?=\.?$)/gu,
  pl: /,? (?:w celu |oraz |a także |aby ).+(?=\.?$)/gu,
};
const FEWEST_LEFT = 2;

/** The parts of a German, French, Spanish, Italian, Portuguese or Polish text that can go. */
export function findForeignDroppable(text: string, language: string): Droppable[] {
  const found: Droppable[] = [];
  const add = (start: number, end: number, price: number) => {
    const left = text.slice(0, start).trim();
    const words = text.slice(start, end);
    if (
      /(?<![\p{L}])(?:nicht|kein\p{L}*|nur|unter|team\p{L}*|ohne|ne|pas|sans|équipe|no|sin|solo|sólo|equipo|non|senza|squadra|não|sem|equipe|nie|bez|tylko|zespo\p{L}*|pod)(?![\p{L}])/iu.test(
        words,
      )
    )
      return;
    if (
      left.split(/\s+/).length >= FEWEST_LEFT &&
      !/(?<![\p{L}])(?:sowohl|tant|tanto|sia|zarówno)(?![\p{L}])/iu.test(left)
    )
      found.push({ start, end, price });
  };
  for (const match of text.matchAll(ASIDE)) add(match.index, match.index + match[0].length, 0);
  const end = text.length - (/[.;]$/.test(text) ? 1 : 0);
  for (const match of text.matchAll(
    /;\s|(?<=\p{L}{3}[.!?])(?<!(?<![\p{L}])(?:Mio|Mrd|bzw|inkl|Prof|etc|tys|mln|env|aprox|ecc)\.)\s(?=\p{Lu})/gu,
  ))
    add(match.index, end, 1);
  const purpose = PURPOSES[language];
  if (purpose) for (const match of text.matchAll(purpose)) add(match.index, end, 1);
  return found;
}
