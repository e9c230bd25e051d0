// The people that the ranking of job listings is measured with (README.md).
import { join } from 'node:path';
import {
  peopleFile,
  readLabelledPeople,
  type LabelledPerson,
} from '../../api/job-search/labelled/labelled-people.ts';
import { projectRoot } from '../../api/platform/project-root.ts';

export type BenchPerson = LabelledPerson;

/** Reads the people whom everybody sees, or those who are only measured with. */
export const readPeople = (file: 'people.json' | 'unseen-people.json'): BenchPerson[] =>
  readLabelledPeople(file === 'people.json' ? peopleFile(projectRoot) : join(import.meta.dirname, file));
