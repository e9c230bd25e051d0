import { baseOf, gerundOf } from './verb-forms.ts';
import type { Reworked } from './rewording.ts';
import { asSpelled } from './spelling.ts';
import type { Spelling } from './spelling.ts';
import { verbOfNoun } from './work-nouns.ts';

/** -ing forms that are the names of things too: "in the building of the council". */
const THINGS =
  /^(?:building|meeting|drawing|painting|opening|hearing|heading|rating|listing|filing|setting|landing|ending|reading|engineering|marketing|accounting|understanding|warning|crossing|clothing|housing|timing|beginning|feeling|meaning|standing|being|doing|having|getting|coming|going|making)$/;
const OBJECT = String.raw`of (?:the )?(?=[\p{L}\p{N}])`;
const GERUND = new RegExp(
  String.raw`(?<=(?:, |(?<![\p{L}])(?:and|or|with|for|in|by|including|involving|on|as) ))the (\p{Ll}+ing) (${OBJECT})`,
  'gu',
);
const NOUN = new RegExp(String.raw`(?<=(?:, |(?<![\p{L}])(?:and|or|as) ))the (\p{Ll}+) (${OBJECT})`, 'gu');

/** Where verbs in their -ing form are listed, so that one more is at its place. */
const LISTED =
  /(?<![\p{L}])(?:with|for|in|by|including|involving|involved|included|as) (\p{Ll}+ing) (?!of )/u;

/**
 * Says work by its verb in the middle of a sentence: "the writing of reports" -> "writing reports", and beside such a verb also "and
 * the preparation of slides" -> "and preparing slides".
 */
export function usePlainGerunds(text: string, spelling: Spelling): Reworked | null {
  const remarks: string[] = [];
  const say = (found: string, verb: string) => {
    const article = / the $/.test(found) ? 'the ' : '';
    remarks.push(`Says "${verb}" instead of "${found.trim().replace(/ the$/, '')}"`);
    return `${verb} ${article}`;
  };
  let plain = text.replace(GERUND, (found: string, noun: string) =>
    THINGS.test(noun) || baseOf(noun, 'gerund') === null ? found : say(found, noun),
  );
  if (baseOf(LISTED.exec(plain)?.[1] ?? '', 'gerund') !== null)
    plain = plain.replace(NOUN, (found: string, noun: string) => {
      const [base = '', preposition] = verbOfNoun(noun)?.split(' ') ?? [];
      if (base === '') return found;
      return say(
        found,
        asSpelled(gerundOf(base, spelling), spelling) + (preposition === undefined ? '' : ` ${preposition}`),
      );
    });
  return plain === text ? null : { text: plain, remark: remarks.join('. ') };
}
