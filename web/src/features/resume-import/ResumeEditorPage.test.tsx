// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import query, { type ResumeEditorPageQuery } from '../../__generated__/ResumeEditorPageQuery.graphql.ts';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { FakeRequest } from '../../testing/fakeRequest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { ResumeEditorPage } from './ResumeEditorPage.tsx';

const OWNER = { id: 'u1', readingService: { name: 'OpenAI' } };
const ANSWER = {
  message: 'Found 1 new experience in your resume.',
  importId: '0197b1d2-0000-7000-8000-00000000000a',
  experiences: [{}],
  contact: { fullName: 'Nora Quist', email: '', phone: '', location: 'Malmö', linkedIn: '', website: '' },
  education: [{ institution: 'Lund', degree: 'BSc Nursing', startDate: '', endDate: '2015', details: '' }],
  skills: [],
  certifications: [],
  sections: [{ heading: 'Volunteering', text: '- Planted trees' }],
  languages: ['Swedish'],
};

beforeEach(() => {
  dismissToast();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

async function upload(name: string) {
  const { user } = renderRoute<ResumeEditorPageQuery>(ResumeEditorPage, {
    query: { request: query, answer: () => ({ data: { viewer: OWNER } }) },
    user: { applyAccept: false },
  });
  await user.upload(await screen.findByLabelText('Choose a file'), new File(['x'], name));
  return user;
}

it('shows what was found, says what wasn’t, and leads to the review', async () => {
  await upload('nora.txt');
  await act(() => FakeRequest.last.answer(200, JSON.stringify(ANSWER)));
  expect(screen.getByRole('heading', { name: ANSWER.message })).toHaveFocus();
  for (const text of ['Nora Quist', 'Malmö', 'BSc Nursing', 'Lund · 2015', 'Swedish']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('None found in this file.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review What We Found' }).getAttribute('href')).toMatch(
    /^\/upload-resume\?import=./,
  );
});

it('leads to the heading when another file is to be uploaded', async () => {
  const user = await upload('nora.txt');
  await act(() => FakeRequest.last.answer(200, JSON.stringify(ANSWER)));
  await user.click(screen.getByRole('button', { name: 'Upload Another Resume' }));
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Resume Editor' })).toHaveFocus();
});

it('claims no saved experiences when there are none', async () => {
  await upload('nora.txt');
  const answer = { ...ANSWER, message: 'Found no experiences in your resume.', experiences: [] };
  await act(() => FakeRequest.last.answer(200, JSON.stringify(answer)));
  expect(screen.getByText(/^Details that you didn't have yet are already saved\./)).toBeVisible();
  expect(screen.queryByText(/experiences are already saved/)).toBeNull();
});

it('leaves checking the file type to the picker and the server', async () => {
  await upload('resume.json');
  expect(FakeRequest.last.path).toBe('/api/resume-editor/upload');
  await act(() => FakeRequest.last.answer(415, '{"message":"This is no resume."}'));
  expect(toastStore.read()).toMatchObject({ title: 'Upload Failed', description: 'This is no resume.' });
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
});

it('says that a service reads the text, too', async () => {
  await upload('nora.txt');
  await act(() => FakeRequest.last.answer(415, '{"message":"This is no resume."}'));
  expect(screen.getByText(/^The text is also sent to OpenAI/)).toBeVisible();
});
