import type { Reworked } from './rewording.ts';
import { asSpelled } from './spelling.ts';
import type { Spelling } from './spelling.ts';
import { baseOf, inForm } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';
import { verbOfNoun } from './work-nouns.ts';

/** Verbs that only carry a noun: "performed maintenance on". */
const CARRIERS = /^(?:perform|conduct|provide|make|give|do|undertake|execute|offer|deliver)$/;
const PEOPLE =
  /^(?:to|for) (?:(?:the|our|all|new|junior|other|fellow|incoming|my|their|up to|over|more than|\d+\+?|\p{L}+teen|\p{L}+ty|two|three|four|five|six|seven|eight|nine|ten|twelve|sales|kitchen|nursing|office|support|field|technical) )*(?:staff|employees|teams?|crews?|colleagues|customers|clients|students|pupils|users|patients|guests|visitors|members|managers|volunteers|interns|trainees|starters|hires|agents|engineers|developers|nurses|residents|families|parents|workers|people)(?![\p{L}])/iu;
/** Which prepositions follow a noun where the verb takes its object. */
const TO_PEOPLE = /^(?:train|coach|mentor|tutor|guide|advise|assist|support|instruct|brief|counsel)$/;
const TO_THINGS = /^(?:improve|change|modify|update|repair|adjust|enhance|amend)$/;

const FORMS: readonly VerbForm[] = ['past', 'base', 'gerund', 'third'];
const CARRIED =
  /(?<=^|[.;] |(?<![\p{L}])(?:and|by|,|to) )(\p{L}+)( out)? (?:(?:the|a|an) )?(\p{Ll}+) (of|on|to|for|with) (?=[\p{L}\p{N}])/gu;

/** Says the verb that a noun hides: "performed maintenance on pumps" -> "maintained pumps". Only where nothing else is meant. */
export function simplifyVerbs(text: string, spelling: Spelling): Reworked | null {
  const remarks: string[] = [];
  const plain = text.replace(
    CARRIED,
    (
      found: string,
      carrier: string,
      out: string | undefined,
      noun: string,
      preposition: string,
      at: number,
    ) => {
      const form = FORMS.find((one) => baseOf(carrier, one) !== null);
      const base = form === undefined ? null : baseOf(carrier, form);
      // "Provided support to managers", but "provided support on two projects" says who did the most.
      const verb =
        noun === 'support' && preposition === 'to'
          ? noun
          : (verbOfNoun(noun) ?? (/^(?:do|carry)$/.test(base ?? '') ? baseOf(noun, 'gerund') : null));
      const isCarrier = base !== null && (out === undefined ? CARRIERS.test(base) : base === 'carry');
      const rest = text.slice(at + found.length - preposition.length - 1);
      if (form === undefined || !isCarrier || verb === null || !fits(base, verb, rest)) return found;
      const said = asSpelled(inForm(verb, form, spelling), spelling);
      const word = /^\p{Lu}/u.test(carrier) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
      remarks.push(`Says "${said}" instead of "${found.trim().toLowerCase()}"`);
      return `${word} `;
    },
  );
  return plain === text ? null : { text: plain, remark: remarks.join('. ') };
}

function fits(carrier: string, verb: string, rest: string): boolean {
  if (TO_PEOPLE.test(verb))
    return /^(?:provide|give|offer|deliver|conduct)$/.test(carrier) && PEOPLE.test(rest);
  if (TO_THINGS.test(verb)) return /^(?:make|perform|do|carry)$/.test(carrier) && /^(?:to|of|on) /.test(rest);
  if (carrier === 'provide' || carrier === 'give' || carrier === 'offer' || carrier === 'make') return false;
  if (verb === 'interview') return rest.startsWith('with ');
  if (verb === 'research') return rest.startsWith('on ');
  return verb === 'maintain' || verb === 'test' || verb === 'inspect'
    ? /^(?:of|on) /.test(rest)
    : rest.startsWith('of ');
}
