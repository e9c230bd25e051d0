import { findPeriods } from '../fields/dates.ts';
import { labelOf } from '../roles/labelled-forms.ts';
import type { Line } from '../lines/line.ts';
import { namesReferees } from './private-sections.ts';
import type { Block } from './sections.ts';

/** So many jobs in a row show that a document writes them as forms. */
const ENOUGH = 2;

const hasRange = ({ text }: Line): boolean => findPeriods(text).some(({ isRange }) => isRange);

/** Where the jobs of a form begin: lines with dates and an employer right above "Job title: Cook". */
const beginnings = (lines: readonly Line[]): number[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return next && hasRange(line) && labelOf(line) === null && labelOf(next) === 'title' ? [index] : [];
  });

/** The lines of blocks with those of their headings, but for the first one. */
const linesOf = ([first, ...others]: readonly Block[]): Line[] => [
  ...(first?.lines ?? []),
  ...others.flatMap(({ headingLine, lines }) => [...(headingLine ? [headingLine] : []), ...lines]),
];

/**
 * Blocks of a document without a heading of work, with its jobs in a block of their own if they are written as forms: "Globex  2019 –
 * now" above "Job title: Cook". A "Project" among them isn't a section.
 */
export function withLabelledWork(blocks: Block[]): Block[] {
  if (blocks.some(({ kind }) => kind === 'experience')) return blocks;
  const counts = blocks.map(({ lines }) => beginnings(lines).length);
  const from = counts.findIndex((count) => count > 0);
  const [first, ...others] = blocks.slice(from);
  if (from < 0 || !first || counts.reduce((sum, count) => sum + count, 0) < ENOUGH) return blocks;
  // A section of projects without a job ends the work if no job comes behind it.
  const end = others.findIndex(({ kind }) => kind !== 'projects');
  const inWork = others.slice(0, end < 0 ? others.length : end);
  const start = beginnings(first.lines)[0] ?? 0;
  const work: Block = {
    kind: 'experience',
    heading: '',
    headingLine: null,
    lines: linesOf([{ ...first, lines: first.lines.slice(start) }, ...inWork]),
  };
  return [
    ...blocks.slice(0, from),
    { ...first, lines: first.lines.slice(0, start) },
    work,
    ...blocks.slice(from + 1 + inWork.length),
  ];
}

/** Lines of a form between an employer or a title and its dates. */
const FORM_LINES = 3;

/** Where a form begins that names both a title and an employer by their labels, with dates among or below them; -1 if none does. */
const formStart = (lines: readonly Line[]): number =>
  lines.findIndex((line, index) => {
    const label = labelOf(line);
    if (label !== 'title' && label !== 'company') return false;
    const form = lines.slice(index, index + FORM_LINES + 1);
    const other = label === 'title' ? 'company' : 'title';
    return form.some((one) => labelOf(one) === other) && form.some(hasRange);
  });

/**
 * Blocks of a document that writes its jobs as forms, with those apart that go on behind a job's references: "Company: Globex",
 * "Position: Cook", "Period: 2016 – 2018", "References", "Ann Lee", "Company: Initech". The references stay what they are.
 */
export function withWorkAfterReferences(blocks: Block[]): Block[] {
  let isForm = false;
  return blocks.flatMap((block) => {
    if (block.kind === 'experience') isForm = formStart(block.lines) >= 0;
    const from = isForm && namesReferees(block.heading) ? formStart(block.lines) : -1;
    if (from < 0) return [block];
    const work: Block = {
      kind: 'experience',
      heading: '',
      headingLine: null,
      lines: block.lines.slice(from),
    };
    return [{ ...block, lines: block.lines.slice(0, from) }, work];
  });
}
