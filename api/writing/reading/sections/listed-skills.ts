import { lexiconEntries } from '../../lexicon/lexicon.ts';
import { spellingKey } from '../../lexicon/spelling-tree.ts';
import { countWords } from '../lines/count-words.ts';
import type { Line } from '../lines/line.ts';
import { headingKind } from './headings.ts';
import { LABELLED } from './labelled-lines.ts';
import { readSkillEntries } from './skills.ts';

/** Trades whose skills are called like nothing else; "photography" may be a hobby. */
const TECHNICAL = new Set(['software', 'data']);

let known: ReadonlySet<string> | null = null;

/** The spellings of all tools, and of what technical trades know: as written those that are ordinary words, too ("Word"). */
function knownTools(): ReadonlySet<string> {
  known ??= new Set(
    lexiconEntries()
      .filter(({ kind, trade }) => kind === 'tool' || (TECHNICAL.has(trade) && kind === 'skill'))
      .flatMap(({ spellings }) => spellings)
      .map(({ text, ambiguous }) => (ambiguous ? text : spellingKey(text))),
  );
  return known;
}

const isTool = (text: string): boolean => knownTools().has(spellingKey(text)) || knownTools().has(text);

/** The name of a skill has no more words. */
const NAME_WORDS = 5;
/** A list in a line has so many known tools, a list of a name in each line so many. */
const TOOLS_IN_LINE = 2;
const TOOLS_IN_LINES = 3;

/** Whether a line lists tools: at least two that are known, and no fewer than other things. */
function listsTools(line: Line): boolean {
  const names = readSkillEntries([line]).map(({ text }) => text);
  const tools = names.filter(isTool).length;
  return (
    tools >= TOOLS_IN_LINE &&
    tools * 2 >= names.length &&
    names.every((name) => countWords(name) <= NAME_WORDS)
  );
}

/** "Soft skills: negotiating", "Programming: Rust" */
function isLabelled({ text }: Line): boolean {
  const [, label = ''] = LABELLED.exec(text) ?? [];
  return label !== '' && headingKind(label) === 'skills';
}

const canBeName = ({ text }: Line): boolean =>
  countWords(text) <= NAME_WORDS && !/[.!?:]$|\t|\d{4}/u.test(text);

/** Whether most of a run of lines are tools, and enough of them. */
const isOfTools = (run: readonly boolean[]): boolean => {
  const tools = run.filter(Boolean).length;
  return tools >= TOOLS_IN_LINES && tools * 2 > run.length;
};

/** Which lines list tools together: runs with a name in each line, from the first tool to the last one. */
function findRuns(lines: readonly Line[], areLists: readonly boolean[]): boolean[] {
  const found = lines.map(() => false);
  let from = 0;
  for (let end = 0; end <= lines.length; end += 1) {
    const line = lines[end];
    if (line && (areLists[end] || canBeName(line))) continue;
    const areTools = lines
      .slice(from, end)
      .map(({ text }, index) => areLists[from + index] === true || isTool(text));
    const [first, last] = [areTools.indexOf(true), areTools.lastIndexOf(true)];
    if (first >= 0 && isOfTools(areTools.slice(first, last + 1)))
      found.fill(true, from + first, from + last + 1);
    from = end + 1;
  }
  return found;
}

/**
 * The lines that list skills where no heading says so, as in a margin with icons for headings: those with a label of
 * skills, and lists of known tools. One tool alone among other things is none.
 */
export function findListedSkills(lines: readonly Line[]): Line[] {
  const areLists = lines.map((line) => isLabelled(line) || listsTools(line));
  const areNames = findRuns(lines, areLists);
  return lines.filter((_, index) => areLists[index] || areNames[index]);
}
