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
export function useAskedRoles(importKey: askedRoles_import$key): { importId: string; roles: AskedRole[] } {
  const { id, lines, experiences } = useFragment(
    graphql`
      fragment askedRoles_import on ResumeImport {
        id
        lines {
          text
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
  const roles = experiences.flatMap(
    ({ experience, read, isNew, confidence, confirmedFields, ...imported }) => {
      if (!experience || !read) return [];
      const stored = readStoredExperience(experience);
      const { title, company, startDate, endDate } = stored;
      const { experienceId, lineNumbers, suggestedCorrection } = imported;
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
        suggestion: suggestedCorrection ?? null,
      };
    },
  );
  return { importId: id, roles };
}
