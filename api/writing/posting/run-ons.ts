import { zoneOfHeading } from './zones.ts';

const BULLETS = /[•●▪■◆◇‣▸►▶✓✔✅➢➤]/gu;
/** Longer lines with bullet signs are lists; in shorter ones two signs may separate facts: "Acme • Leeds • Full-time". */
const LONG_LINE = 100;
/** Nobody writes more headings or items in one line; the rest of a longer one stays together. */
const MAX_CUTS = 200;

/** Where list items begin inside a line: behind bullet signs, dashes after a colon, or counting numbers. */
function itemCuts(line: string): number[] {
  return [...bulletCuts(line), ...dashCuts(line), ...numberCuts(line)];
}

function bulletCuts(line: string): number[] {
  const signs = [...line.matchAll(BULLETS)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && /\s/.test(line[index - 1] ?? '') && /\s/.test(line[index + 1] ?? ''));
  const first = signs[0];
  if (first === undefined) return [];
  const isList =
    signs.length > 2 ||
    line.length > LONG_LINE ||
    line.slice(0, first).includes(':') ||
    line.search(BULLETS) < line.search(/[\p{L}\p{N}]/u);
  return isList ? signs.map((index) => index - 1) : [];
}

function dashCuts(line: string): number[] {
  const cuts: number[] = [];
  for (const lead of line.matchAll(/:\s(?=[-–*]\s)/g)) {
    const from = lead.index + 1;
    const rest = line.slice(from);
    const end = rest.slice(2).search(/[.!?]\s|:\s(?=[-–*]\s)/);
    const list = end < 0 ? rest : rest.slice(0, end + 2);
    const found = [...list.matchAll(/\s(?=[-–*]\s)/g)].map(({ index }) => from + index);
    if (found.length > 1) cuts.push(...found);
    if (cuts.length > MAX_CUTS) break;
  }
  return cuts;
}

/** "1) a 2) b", "1. a 2. b", "(a) x (b) y": cuts only where the count goes on from its beginning. */
function numberCuts(line: string): number[] {
  const cuts: number[] = [];
  let begun: number[] = [];
  let kind = '';
  const close = () => {
    if (begun.length > 1) cuts.push(...begun);
    begun = [];
  };
  for (const { index, 0: sign, 1: name = '' } of line.matchAll(
    /(?<=^|\s)\(?(\d{1,2}|[a-h])[.)](?=\s+[\p{L}\p{N}])/gu,
  )) {
    const number = /\d/.test(name) ? Number(name) : name.charCodeAt(0) - 96;
    const shape = sign.replace(/\d+|[a-h]/, (found) => (/\d/.test(found) ? '1' : 'a'));
    // "in column a. Then": a letter with a dot is the end of a sentence.
    if (shape === 'a.') continue;
    if (number === 1 || shape !== kind) close();
    if (number !== begun.length + 1) continue;
    kind = shape;
    begun.push(index === 0 ? -1 : index - 1);
  }
  close();
  return cuts.filter((cut) => cut >= 0);
}

/**
 * Where a heading begins inside a line ("... our team. Requirements: 3 years ... Nice to have: ..."): offsets of the
 * blanks before it. Text after the last sentence may lead directly into a heading of several words.
 */
export function headingCuts(line: string): number[] {
  const cuts: number[] = [];
  for (const colon of line.matchAll(/\s?:(?=\s|$)/g)) {
    if (cuts.length > MAX_CUTS) break;
    const before = line.slice(Math.max(0, colon.index - 60), colon.index);
    const cut = headingStart(before, colon.index <= 60);
    if (cut > 0) cuts.push(colon.index - before.length + cut - 1);
  }
  return cuts;
}

/** Where in the words before a colon the heading begins; 0 if they are none, or nothing stands before it. */
function headingStart(before: string, isWhole: boolean): number {
  const isHeading = (words: string) =>
    words.split(/\s+/).length <= 6 && !/[.!?;,]\s/.test(words) && zoneOfHeading(words) !== null;
  if (isWhole && isHeading(before)) return 0;
  for (const { index: start } of before.matchAll(/(?<=\s)\p{Lu}/gu)) {
    const heading = before.slice(start);
    if (!isHeading(heading)) continue;
    const rest = before.slice(0, start).trimEnd();
    if (/[.!?;)]["”»']?$/.test(rest)) return start;
    // A word with a capital before it belongs to the heading ("Essential Functions"), and so does an article.
    if (/\s/.test(heading) && /(?<!\p{L})\p{Ll}{5,}$/u.test(rest)) return start;
  }
  return 0;
}

/**
 * Gives list items and headings inside a line lines of their own: the blank before each becomes a line break, so that
 * all offsets stay valid.
 */
export function cutRunOns(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.length < 20) return line;
      const cuts = [...itemCuts(line), ...headingCuts(line)].filter(
        (cut) => line.slice(0, cut).trim() !== '',
      );
      if (cuts.length === 0) return line;
      const signs = line.split('');
      for (const cut of cuts) if (/\s/.test(signs[cut] ?? '')) signs[cut] = '\n';
      return signs.join('');
    })
    .join('\n');
}
