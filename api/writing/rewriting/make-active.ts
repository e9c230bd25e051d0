import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { uncapitalized } from './text-shape.ts';
import { baseOfParticiple, inForm } from './verb-forms.ts';

const BY_ME =
  /^((?:\p{L}[\p{L}\p{N}'’-]*|\d[\d.,]*)(?: [\p{L}\p{N}'’-]+){0,7}?) (was|were|is|are) (?:also )?(?:(\p{Ll}+) and )?(\p{Ll}+)( out)? by (?:me|myself)(?= |[.,;]|$)/u;

/** "All orders were packed by me" -> "Packed all orders". Only where the writer is named as the one who did it. */
export function makeActive(text: string, spelling: Spelling): Reworked | null {
  const found = BY_ME.exec(text);
  const [whole, object = '', finite = '', earlier, participle = '', particle = ''] = found ?? [];
  const base = baseOfParticiple(participle);
  if (whole === undefined || base === null) return null;
  const first = earlier === undefined ? '' : baseOfParticiple(earlier);
  if (first === null) return null;
  const form = finite.startsWith('w') ? 'past' : 'base';
  const verb = `${first === '' ? '' : `${inForm(first, form, spelling)} and `}${inForm(base, form, spelling)}${particle}`;
  const rest = text.slice(whole.length);
  // "And their cards were checked": by whom isn't said, and half a passive reads worse than a whole one.
  if (/(?<![\p{L}])(?:was|were|is|are) /u.test(rest)) return null;
  // "Were packed by me and sent": the further participle has the same agent.
  const isFurther = /^ and (\p{Ll}+)(?= |$|[.,;])/u.exec(rest);
  const further = isFurther ? baseOfParticiple(isFurther[1] ?? '') : null;
  const verbs = further === null ? verb : `${verb} and ${inForm(further, form, spelling)}`;
  const after = isFurther && further !== null ? rest.slice(isFurther[0].length) : rest;
  return {
    text: `${verbs.charAt(0).toUpperCase()}${verbs.slice(1)} ${uncapitalized(object)}${after}`,
    remark: 'Says directly that you did it',
  };
}
