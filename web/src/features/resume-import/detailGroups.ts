import type { FirstDetail } from '../resume-templates/resumeDetailsForm.ts';

/** The kinds of details in the order of display, each with its heading, its name in a sentence and its form field. */
export const DETAIL_KINDS = [
  { kind: 'EDUCATION', label: 'Education', name: 'education', field: 'education' },
  { kind: 'CERTIFICATION', label: 'Certificates', name: 'certificates', field: 'certifications' },
  { kind: 'LANGUAGE', label: 'Languages', name: 'languages', field: 'languages' },
  { kind: 'SKILL', label: 'Skills', name: 'skills', field: 'skills' },
  { kind: 'SECTION', label: 'Other sections', name: 'other sections', field: 'sections' },
] as const satisfies readonly { kind: string; label: string; name: string; field: FirstDetail }[];

export type DetailKind = (typeof DETAIL_KINDS)[number];

interface Detail {
  readonly text: string;
  readonly outcome: string;
  readonly isInResumeDetails: boolean;
}

/** What became of the details of one kind. */
export interface GroupState {
  /** In plain sentences. */
  text: string;
  /** Whether all of it was saved and is still there. */
  isDone: boolean;
  /** Whether there is something that the person can have added. */
  canAdd: boolean;
}

/** How many entries a sentence names. */
const NAMED = 4;

/** Describes what became of the details of one kind, and whether the resume details have them now. */
export function describeGroup({ name }: DetailKind, details: readonly Detail[]): GroupState {
  const noRoom = details.filter(
    ({ outcome, isInResumeDetails }) => outcome === 'NO_ROOM' && !isInResumeDetails,
  );
  const others = details.filter((detail) => !noRoom.includes(detail));
  const missing = others.filter(({ isInResumeDetails }) => !isInResumeDetails);
  const wasSaved = others.some(({ outcome }) => outcome === 'SAVED');
  const sentences: string[] = [];
  if (wasSaved) {
    const hadSome = others.some(({ outcome }) => outcome === 'SKIPPED');
    sentences.push(
      hadSome
        ? 'Saved to your resume details, apart from what they already had.'
        : 'Saved to your resume details.',
    );
    if (missing.length > 0) sentences.push(`You have changed or removed since: ${listTexts(missing)}.`);
  } else if (others.length > 0 && missing.length === 0) {
    sentences.push('Your resume details already had all of this.');
  } else if (missing.length === others.length && others.length > 0) {
    const these = name === 'education' ? "this wasn't" : "these weren't";
    sentences.push(`Your resume details already had ${name}, so ${these} added.`);
  } else if (others.length > 0) {
    sentences.push(`Your resume details already had ${name}. Not among them: ${listTexts(missing)}.`);
  }
  if (noRoom.length > 0) sentences.push(`Not saved, because there is no room for it: ${listTexts(noRoom)}.`);
  return {
    text: sentences.join(' '),
    isDone: missing.length === 0 && noRoom.length === 0,
    canAdd: !wasSaved && missing.length > 0,
  };
}

function listTexts(details: readonly Detail[]): string {
  const named = details.slice(0, NAMED).map(({ text }) => text);
  const more = details.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}
