import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../languages/index.ts';

export interface Trade {
  titles: string[];
  employers: string[];
  degrees: { degree: string; field: string }[];
  certificates: { name: string; issuer: string }[];
  skills: string[];
  bullets: string[];
}

/** What people of any trade write. */
export interface Commons {
  bullets: string[];
  /** Make a short bullet a long one. */
  tails: string[];
  fields: string[];
  interests: string[];
  volunteering: string[];
  military: string[];
  awards: string[];
  projects: string[];
  publications: string[];
}

const pair = (text: string): [string, string] => {
  const [left, right] = text.split(' / ');
  if (left === undefined || right === undefined) throw new Error(`"${text}" is not a pair.`);
  return [left, right];
};
export { pair };

/** A tail follows a bullet: after its comma or a space. */
const asTail = (text: string): string => (text.startsWith(',') ? text : ` ${text}`);

/** `content/<language>.txt`: a `## name` per trade (`*` for all), then lists by letter and the bullets. */
function parse(text: string): Map<string, { lists: Map<string, string[]>; bullets: string[] }> {
  const blocks = text.split(/^## /m).slice(1);
  return new Map(
    blocks.map((block) => {
      const [name = '', ...lines] = block.trim().split('\n');
      const lists = new Map(
        lines.flatMap((line) => {
          const found = /^([a-z]): ?(.*)$/.exec(line);
          const list = found?.[1] === 'x' ? found[2]?.split(' | ').map(asTail) : found?.[2]?.split(/ +\| +/);
          return found?.[1] === undefined || list === undefined ? [] : [[found[1], list]];
        }),
      );
      return [
        name,
        { lists, bullets: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)) },
      ];
    }),
  );
}

/** What the trades of one language write; throws if a list is missing. */
export function tradesOf(language: LanguageCode): { commons: Commons; trades: Map<string, Trade> } {
  const blocks = parse(readFileSync(new URL(`../content/${language}.txt`, import.meta.url), 'utf8'));
  const list = (block: string, letter: string): string[] => {
    const found = blocks.get(block)?.lists.get(letter);
    if (found === undefined) throw new Error(`content/${language}.txt has no "${letter}" under "${block}".`);
    return found;
  };
  const trades = [...blocks.keys()].filter((name) => name !== '*');
  return {
    commons: {
      bullets: blocks.get('*')?.bullets ?? [],
      tails: list('*', 'x'),
      fields: list('*', 'f'),
      interests: list('*', 'h'),
      volunteering: list('*', 'v'),
      military: list('*', 'm'),
      awards: list('*', 'a'),
      projects: list('*', 'p'),
      publications: list('*', 'u'),
    },
    trades: new Map(
      trades.map((name) => [
        name,
        {
          titles: list(name, 't'),
          employers: list(name, 'e'),
          degrees: list(name, 'd')
            .map(pair)
            .map(([degree, field]) => ({ degree, field })),
          certificates: list(name, 'c')
            .map(pair)
            .map(([name, issuer]) => ({ name, issuer })),
          skills: list(name, 'k'),
          bullets: blocks.get(name)?.bullets ?? [],
        },
      ]),
    ),
  };
}
