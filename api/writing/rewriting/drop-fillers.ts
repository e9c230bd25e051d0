import { ENGLISH_FILLERS } from './english-fillers.ts';
import { FOREIGN_FILLERS } from './foreign-fillers.ts';
import type { Reworked } from './rewording.ts';
import { quoted } from './text-shape.ts';

const OPEN_END = /(?:etc\.?|and so on|and so forth)$/iu;

/** What of some words is gone; `null` if they are said in another way. */
function goneOf(found: string, said: string): string | null {
  const open = OPEN_END.exec(found)?.[0];
  if (open !== undefined) return open;
  return said.trim() === '' || said === 'to ' ? found.trim().replace(/^,\s*/, '') : null;
}

/** Takes out words that say nothing, or says the same in fewer; in the seven languages whose fillers are known. */
export function dropFillers(text: string, language: string): Reworked | null {
  const leftOut: string[] = [];
  const replaced: string[] = [];
  let plain = text;
  for (const [pattern, instead] of language === 'en' ? ENGLISH_FILLERS : (FOREIGN_FILLERS[language] ?? []))
    plain = plain.replace(pattern, (found: string, ...groups: unknown[]) => {
      const [one] = groups;
      const at = groups.find((group) => typeof group === 'number');
      // A further sentence would begin with a small letter.
      if (instead === '' && /^\p{Lu}/u.test(found) && at !== 0) return found;
      const said = instead.replace('$1', typeof one === 'string' ? one : '');
      const gone = goneOf(found, said);
      if (gone === null) replaced.push(`Says ${quoted(said.toLowerCase())} instead of ${quoted(found)}`);
      else leftOut.push(gone);
      return /^\p{Lu}/u.test(found) && said !== '' ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    });
  if (plain === text) return null;
  return {
    text: plain,
    leftOut: leftOut.map(quoted),
    ...(replaced.length > 0 ? { remark: replaced.join('. ') } : {}),
  };
}
