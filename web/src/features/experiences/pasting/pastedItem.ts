import type { ExperienceFieldsInput } from '../../../__generated__/usePasteActionsAddMutation.graphql.ts';
import { END_BEFORE_START, experienceSchema } from '../form/experienceForm.ts';
import { PASTED_FIELDS, type PastedField, type PastedFields } from './pastedFields.ts';

export type Problems = Partial<Record<PastedField, string>>;

export interface PastedItem extends PastedFields {
  key: number;
  description: string;
  editing: boolean;
  problems: Problems;
}

/** As the server read it from the text. */
export interface ParsedExperience extends Omit<PastedFields, 'bullets'> {
  readonly description: string;
  readonly bulletPoints: readonly string[];
}

/** Creates an item to show: what the server would reject is marked and open for correction. */
export function createPastedItem(experience: ParsedExperience, key: number): PastedItem {
  const { title, company, startDate, endDate, location, description, bulletPoints } = experience;
  const bullets = bulletPoints.map((bullet) => bullet.replace(/\s+/g, ' ')).join('\n');
  return checkItem({
    key,
    title,
    company,
    startDate,
    endDate,
    location,
    description,
    bullets,
    editing: false,
    problems: {},
  });
}

/** Marks an item's problems and opens it if there are any. */
export function checkItem(item: PastedItem): PastedItem {
  const problems = findProblems(item);
  return { ...item, problems, editing: item.editing || Object.keys(problems).length > 0 };
}

function findProblems(item: PastedFields): Problems {
  const result = experienceSchema.safeParse({
    ...item,
    bulletPoints: splitBullets(item).map((content) => ({ bulletId: null, content })),
  });
  const problems: Problems = {};
  for (const issue of result.error?.issues ?? []) {
    const field = findPastedField(String(issue.path[0]));
    if (field) problems[field] ??= issue.message;
  }
  return problems;
}

/** While typing, a problem goes as soon as it is solved; the only new one shown is dates in the wrong order. */
export function updateProblems(item: PastedFields, before: Problems): Problems {
  const now = findProblems(item);
  const kept: Problems = {};
  for (const field of PASTED_FIELDS) {
    const problem = now[field];
    if (problem && (field in before || problem === END_BEFORE_START)) kept[field] = problem;
  }
  return kept;
}

/** Finds the field that an API name belongs to. */
export function findPastedField(name: string): PastedField | null {
  switch (name) {
    case 'title':
    case 'company':
    case 'startDate':
    case 'endDate':
    case 'location':
      return name;
    case 'bulletPoints':
      return 'bullets';
    default:
      return null;
  }
}

/** Splits the bullet points of a parsed experience into its non-blank lines. */
export function splitBullets(item: Pick<PastedItem, 'bullets'>): string[] {
  return item.bullets
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export function hasProblems(item: PastedItem): boolean {
  return Object.keys(item.problems).length > 0;
}

/** The results as the API takes them. */
export function toExperiencesInput(items: readonly PastedItem[]): ExperienceFieldsInput[] {
  return items.map((item) => ({
    title: item.title,
    company: item.company,
    startDate: item.startDate || null,
    endDate: item.endDate || null,
    location: item.location || null,
    description: item.description || null,
    bulletPoints: splitBullets(item).map((content) => ({ content })),
  }));
}
