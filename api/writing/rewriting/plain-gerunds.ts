import { baseOf, inForm } from './verb-forms.ts';
import type { Reworked } from './rewording.ts';
import { asSpelled } from './spelling.ts';
import type { Spelling } from './spelling.ts';
import { isVerbBefore } from './verb-or-noun.ts';
import { verbOfNoun } from './work-nouns.ts';

/** -ing forms that are the names of things too: "in the building of the council". */
const THINGS =
  /^(?:building|meeting|drawing|painting|opening|hearing|heading|rating|listing|filing|setting|landing|ending|reading|engineering|marketing|accounting|understanding|warning|crossing|clothing|housing|timing|beginning|feeling|meaning|standing|being|doing|having|getting|coming|going|making)$/;
const OBJECT = String.raw`of (?:the )?(?=[\p{L}\p{N}])`;
const PREPOSITION = '(?<=(?<![\\p{L}])(?:with|for|in|by|including|involving) )';
const JOINT = '(?<=(?:, |(?<![\\p{L}])(?:and|or|as) ))';
const GERUND = new RegExp(`${PREPOSITION}(?:the )?(\\p{Ll}+ing) (${OBJECT})`, 'gu');
const FURTHER_GERUND = new RegExp(`${JOINT}(?:the )?(\\p{Ll}+ing) (${OBJECT})`, 'gu');
const FURTHER_NOUN = new RegExp(`${JOINT}the (\\p{Ll}+) (${OBJECT})`, 'gu');

/** Where verbs in their -ing form are listed, so that one more is at its place. */
const LISTED =
  /(?<![\p{L}])(?:of|with|for|in|by|including|involving|involved|included|as) (\p{Ll}+ing)(?:,| (?!of ))/u;

function isListOfGerunds(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  return baseOf(LISTED.exec(text)?.[1] ?? '', 'gerund') !== null || isVerbBefore(first, 'gerund', second);
}

/**
 * Says work by its verb in the middle of a sentence: "the writing of reports" -> "writing reports", and beside such a verb also "and
 * the preparation of slides" -> "and preparing slides".
 */
export function usePlainGerunds(text: string, spelling: Spelling): Reworked | null {
  const remarks: string[] = [];
  const say = (found: string, verb: string) => {
    const article = found.endsWith(' the ') ? 'the ' : '';
    remarks.push(`Says "${verb}" instead of "${found.trim().replace(/ the$/, '')}"`);
    return `${verb} ${article}`;
  };
  const sayGerund = (found: string, noun: string) =>
    THINGS.test(noun) || baseOf(noun, 'gerund') === null ? found : say(found, noun);
  let plain = text.replace(GERUND, sayGerund);
  // "Performed sampling and the testing of water": both are nouns there.
  if (isListOfGerunds(plain)) {
    plain = plain.replace(FURTHER_GERUND, sayGerund).replace(FURTHER_NOUN, (found: string, noun: string) => {
      const verb = verbOfNoun(noun);
      return verb === null ? found : say(found, asSpelled(inForm(verb, 'gerund', spelling), spelling));
    });
  }
  return plain === text ? null : { text: plain, remark: remarks.join('. ') };
}
