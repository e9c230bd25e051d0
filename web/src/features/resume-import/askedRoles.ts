/* oxlint-disable relay/unused-fields -- findDoubts() and the questions read the fragment */
import { graphql, useFragment } from 'react-relay/hooks';
import type { askedRoles_import$key } from '../../__generated__/askedRoles_import.graphql.ts';
import { readStoredExperience, type StoredExperience } from '../experiences/storedExperience.ts';
import { findDoubts } from './doubts.ts';
import type { Question, ReviewedRole } from './questions.ts';

/** A role that can be asked about. */
export interface AskedRole extends ReviewedRole {
  readonly stored: StoredExperience;
  /** The role's lines in the file, and their numbers. */
  readonly lines: readonly string[];
  readonly lineNumbers: readonly number[];
  /** The lines right above them that belong to another role, or to nothing. */
  readonly above: readonly string[];
  /** What else its lines could say, by field, the most likely first. */
  readonly otherReadings: Readonly<Record<'title' | 'company', readonly string[]>>;
  /** What it would be called if it were read like those that were corrected; null if that is nothing else. */
  readonly suggestion: { readonly title: string; readonly company: string } | null;
}

/** A question with the role that it is about. */
export interface Asked {
  readonly question: Question;
  readonly role: AskedRole;
}

/**
 * Reads the roles of an import that are still in the bank, with what is unsure about them. Nothing is asked about roles
 * that the bank had before, nor in imports from before it was stored what the file said.
 */
export function useAskedRoles(importKey: askedRoles_import$key): AskedRole[] {
  const { lines, experiences } = useFragment(
    graphql`
      fragment askedRoles_import on ResumeImport {
        lines {
          text
          placement
        }
        experiences {
          experienceId
          isNew
          confirmedFields
          lineNumbers
          confidence {
            title
            company
            dates
          }
          suggestedCorrection {
            title
            company
          }
          otherReadings {
            titles
            companies
          }
          read {
            title
            company
            startDate
            endDate
          }
          experience {
            ...storedExperience_experience
          }
        }
      }
    `,
    importKey,
  );
  return experiences.flatMap(({ experience, read, isNew, confidence, confirmedFields, ...imported }) => {
    if (!experience || !read) return [];
    const stored = readStoredExperience(experience);
    const { title, company, startDate, endDate } = stored;
    const { experienceId, lineNumbers, suggestedCorrection, otherReadings } = imported;
    return {
      experienceId,
      title,
      company,
      startDate,
      endDate,
      stored,
      doubts: isNew ? findDoubts(stored, read, confidence, confirmedFields) : [],
      lines: lineNumbers.flatMap((number) => lines[number]?.text ?? []),
      lineNumbers,
      above: listAbove(lines, Math.min(...lineNumbers, lines.length)),
      otherReadings: { title: otherReadings.titles, company: otherReadings.companies },
      suggestion: suggestedCorrection ?? null,
    };
  });
}

/** The lines from the last one of something else than a role up to a line. */
function listAbove(lines: readonly { text: string; placement: string }[], number: number): string[] {
  const before = lines.slice(0, number);
  const last = before.findLastIndex(
    ({ text, placement }) => text.trim() !== '' && (placement === 'CONTACT' || placement === 'SECTION'),
  );
  return before.slice(last + 1).map(({ text }) => text);
}
