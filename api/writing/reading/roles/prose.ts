import { joinTexts } from '../lines/join-texts.ts';
import { isReversed } from '../fields/dates.ts';
import { readJobStatement } from './job-sentences.ts';
import type { JobStatement } from './job-sentences.ts';
import type { Line } from '../lines/line.ts';
import type { Role } from './roles.ts';
import { splitSentences } from '../lines/sentences.ts';

/** The lines of one paragraph, up to the next empty line or list. */
function splitParagraphs(lines: Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let inList = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const isListed = line.marker !== '';
    if (last && !line.gapBefore && (isListed || !inList)) last.push(line);
    else paragraphs.push([line]);
    inList = isListed;
  }
  return paragraphs;
}

/** No sentence about a job takes more lines of an item, and joining them stays quick in any list. */
const ITEM_LINES = 6;

/**
 * Items that tell of a job in a sentence, as paragraphs of their own: "• Worked as a cook at Globex from 2016 to 2019." The items
 * below one tell what was done there.
 */
const unmarkStatements = (lines: Line[], words: Set<string>): Line[] =>
  lines.map((line, at) => {
    if (line.marker === '') return line;
    const below = lines.slice(at + 1, at + ITEM_LINES);
    const end = below.findIndex(({ marker, gapBefore }) => marker !== '' || gapBefore);
    const item = [line, ...(end < 0 ? below : below.slice(0, end))];
    const text = joinTexts(
      item.map((part) => part.text),
      words,
    );
    return readJobStatement(text) === null ? line : { ...line, marker: '', gapBefore: true };
  });

/**
 * Reads roles described in sentences. A paragraph without a statement about a job belongs to the role directly before
 * it, if there is one.
 */
export function readProseRoles(given: Line[], words: Set<string>): { roles: Role[]; rest: Line[] } {
  const lines = unmarkStatements(given, words);
  const roles: Role[] = [];
  const rest: Line[] = [];
  for (const paragraph of splitParagraphs(lines)) {
    const plain = paragraph.filter((line) => line.marker === '');
    const marked = paragraph.filter((line) => line.marker !== '');
    const text = joinTexts(
      plain.map((line) => line.text),
      words,
    ).replace(/\t+/g, ' ');
    const sentences = text.length > 20_000 ? [] : splitSentences(text);
    const found: Role[] = [];
    let owner: Role | null = null;
    for (const sentence of sentences) {
      const statement = readJobStatement(sentence);
      if (statement) {
        owner = buildProseRole(statement, []);
        found.push(owner);
      } else if (owner) {
        owner.experience.bulletPoints.push(sentence);
      }
    }
    const first = found[0];
    const last = found.at(-1);
    if (!first || !last) {
      const previous = roles.at(-1);
      if (previous && plain.length === 0 && paragraph.every((line) => line.marker !== ''))
        addLines(previous, paragraph, true);
      else rest.push(...paragraph);
      continue;
    }
    // A line about two jobs is a source of both.
    for (const line of plain) {
      const holders = found.filter(
        ({ experience }) => line.text.includes(experience.company) || line.text.includes(experience.title),
      );
      for (const holder of holders.length > 0 ? holders : [last]) addLines(holder, [line], false);
    }
    addLines(last, marked, true);
    roles.push(...found);
  }
  return { roles, rest };
}

function addLines(role: Role, lines: Line[], asBullets: boolean): void {
  role.lines.push(...lines);
  role.experience.sourceLines.push(...lines.map((line) => line.lineNumber));
  if (asBullets) role.experience.bulletPoints.push(...lines.map((line) => line.text.replace(/\t+/g, ' ')));
}

function buildProseRole(statement: JobStatement, lines: Line[]): Role {
  const { title, company, location, period, rest } = statement;
  const reversed = period !== null && isReversed(period.startDate, period.endDate);
  return {
    experience: {
      title,
      company,
      location,
      startDate: period?.startDate ?? '',
      endDate: period?.endDate ?? '',
      description: '',
      bulletPoints: rest === '' ? [] : [rest],
      confidence: { title: 0.6, company: 0.5, dates: period ? (reversed ? 0.3 : 0.7) : 0 },
      sourceLines: lines.map((line) => line.lineNumber),
    },
    header: null,
    lines,
    isEducation: false,
    isBreak: false,
  };
}
