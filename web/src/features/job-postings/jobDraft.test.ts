import { beforeEach, expect, it } from 'vitest';
import { EMPTY_JOB, forgetJobDraft, keepJobDraft } from './jobDraft.ts';
import { readJobDraft } from './readJobDraft.ts';

const JOB = { title: 'Rigger', company: 'Quay', description: 'Splice ropes' };

beforeEach(() => sessionStorage.clear());

it('keeps a job for the person who typed it, and shows it to nobody else', () => {
  keepJobDraft('u1', JOB);
  expect(readJobDraft('u1')).toEqual(JOB);
  expect(readJobDraft('u2')).toEqual(EMPTY_JOB);
});

it('forgets it', () => {
  keepJobDraft('u1', JOB);
  forgetJobDraft();
  expect(readJobDraft('u1')).toEqual(EMPTY_JOB);
});

it.each(['nonsense', '[]', '7', '{"title":7,"description":null}'])('reads %s as nothing', (stored) => {
  sessionStorage.setItem('job-draft:u1', stored);
  expect(readJobDraft('u1')).toEqual(EMPTY_JOB);
});
