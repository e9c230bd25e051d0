import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type InterviewPrepPageQuery } from '../../__generated__/InterviewPrepPageQuery.graphql.ts';
import { findOperation } from '../../testing/reply.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { userError } from '../../testing/userError.ts';
import { dismissToast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { InterviewPrepPage } from './InterviewPrepPage.tsx';

const message = (sequence: number, role: string, content: string, state = 'COMPLETE', more: object = {}) => ({
  id: `m${sequence}`,
  role,
  content,
  state,
  position: sequence * 100_000 + content.length,
  spokenSeconds: null,
  writtenBy: null,
  ...more,
});
const OPENING = message(1, 'INTERVIEWER', 'Welcome. Please introduce yourself.');
const ANSWER = message(2, 'USER', 'I led a ward of 24 nurses.');
const QUESTION = message(3, 'INTERVIEWER', 'How did you train them?');

const interview = (messages: object[], more: object = {}) => ({
  id: 'i1',
  name: 'Charge Nurse, Harbour View',
  title: 'Charge Nurse',
  company: 'Harbour View',
  jobPostingId: 'p1',
  requirements: ['Triage'],
  createdAt: '2026-01-05T12:00:00.000Z',
  endedAt: null,
  analysis: null,
  messages,
  ...more,
});

const QUOTE = 'I led a ward of 24 nurses';
const ANALYSIS = {
  overallScore: 71,
  receipt: [
    ['RELEVANCE', 'Relevance', 22, 30, 7.3],
    ['STRUCTURE', 'Structure', 14, 25, 5.6],
    ['SPECIFICS', 'Specifics', 14, 20, 7],
    ['OWNERSHIP', 'Ownership', 12, 15, 8],
    ['LENGTH', 'Length', 9, 10, 9],
  ].map(([category, label, points, possible, score]) => ({
    category,
    label,
    points,
    possible,
    score,
    detail: `What counted for ${label}`,
  })),
  strengths: [{ text: 'A number that can be asked about.', quote: QUOTE, answer: 0 }],
  improvements: [{ text: 'Say what came of it.', quote: 'nurses.', answer: 1 }],
  toCheck: [{ text: 'Your experience says 20 nurses.', quote: '24 nurses', answer: 0 }],
  answers: [
    {
      question: OPENING.content,
      text: ANSWER.content,
      rubbish: null,
      rubbishExplanation: null,
      star: [
        { part: 'SITUATION', quote: QUOTE },
        { part: 'TASK', quote: null },
        { part: 'ACTION', quote: 'led' },
        { part: 'RESULT', quote: null },
      ],
      categories: [{ category: 'RELEVANCE', score: 7.3, reason: 'names the ward' }],
      stronger: { text: 'I trained 11 new colleagues.', experienceId: 'e1' },
      wordsPerMinute: 130,
      fillers: 1,
    },
    {
      question: QUESTION.content,
      text: 'fine',
      rubbish: 'TOO_SHORT',
      rubbishExplanation: 'One word can’t show what you did.',
      star: [],
      categories: [],
      stronger: null,
      wordsPerMinute: null,
      fillers: null,
    },
  ],
  notices: ['There was little to go by.'],
};

function open(shown: object | null, viewer: object = {}) {
  return renderRoute<InterviewPrepPageQuery>(InterviewPrepPage, {
    address: shown ? '/interview-prep/i1' : '/interview-prep',
    path: '/interview-prep/:id?',
    query: {
      request: query,
      variables: () => ({
        interviewId: 'i1',
        hasInterview: shown !== null,
        isStart: shown === null,
        postingId: '',
        hasPosting: false,
      }),
      answer: (operation) =>
        MockPayloadGenerator.generate(operation, {
          ...(shown && { Interview: () => shown }),
          Experience: () => ({ id: 'e1', title: 'Staff Nurse', company: 'St. Bride' }),
          User: () => ({ id: 'u1', speechService: null, ...viewer }),
        }),
    },
    beside: <Toaster />,
  });
}

async function answerMutation(environment: MockEnvironment, name: string, data: object) {
  const operation = await findOperation(environment, name);
  act(() => environment.mock.resolve(operation, { data: { ...data } }));
  return operation.request.variables;
}
const stream = async (environment: MockEnvironment, next: { position: number }) => {
  const operation = await findOperation(environment, 'useInterviewSubscription');
  act(() =>
    environment.mock.nextValue(operation, {
      data: { interviewChanged: { position: next.position, message: next } },
    }),
  );
  return operation.request.variables;
};

const box = () => screen.findByLabelText('Your answer');
const send = () => screen.getByRole('button', { name: 'Send' });
const log = () => within(screen.getByRole('log')).getAllByRole('listitem');

// What the page loads when it is needed.
beforeAll(() => Promise.all([import('./InterviewView.tsx'), import('./start/StartPage.tsx')]));
beforeEach(() => {
  dismissToast();
  sessionStorage.clear();
});

describe('the chat', () => {
  it('shows the message at once, sends it under a key, and the reply as it comes', async () => {
    const { user, environment } = open(interview([OPENING]));
    await user.type(await box(), '  {Enter}');
    expect(send()).toBeDisabled();
    await user.type(await box(), 'I led a ward{Shift>}{Enter}{/Shift}of 24 nurses.{Enter}');
    expect(log().at(-1)).toHaveTextContent('I led a ward of 24 nurses.');
    expect(await box()).toHaveValue('');
    expect(screen.getByText('The interviewer is thinking...')).toBeVisible();
    await user.type(await box(), 'And');
    expect(send()).toBeDisabled();
    expect(screen.getByText('The interviewer is replying. You can go on typing.')).toBeVisible();

    const { key } = (await findOperation(environment, 'useConversationSendMutation')).request.variables.input;
    const own = { ...ANSWER, id: btoa(`InterviewMessage:${key}`) };
    const after = await stream(environment, own);
    expect(after).toEqual({ id: 'i1', after: OPENING.position });
    await stream(environment, message(3, 'INTERVIEWER', 'How did', 'PENDING'));
    await stream(environment, QUESTION);
    // The answer is older than what the stream has brought: it takes nothing back.
    const { input } = await answerMutation(environment, 'useConversationSendMutation', {
      sendInterviewMessage: {
        __typename: 'SendInterviewMessagePayload',
        interview: interview([OPENING, own, message(3, 'INTERVIEWER', '', 'PENDING')]),
      },
    });
    expect(input).toMatchObject({ id: 'i1', content: 'I led a ward\nof 24 nurses.', spokenSeconds: null });
    expect(input.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(log().map(({ textContent }) => textContent)).toHaveLength(3);
    expect(log().at(-1)).toHaveTextContent('How did you train them?');
    expect(screen.getByText('Turn 2', { exact: false })).toBeVisible();
    expect(await box()).toHaveValue('And');
    expect(send()).toBeEnabled();
  });

  it('keeps a message that could not be sent, and sends it again under the same key', async () => {
    const { user, environment } = open(interview([OPENING]));
    await user.type(await box(), 'Kept{Enter}');
    const first = await findOperation(environment, 'useConversationSendMutation');
    await user.type(await box(), 'Typed since');
    act(() => environment.mock.reject(first, new Error('cut')));
    expect(await screen.findByText('Failed to get interviewer response. Please try again.')).toBeVisible();
    expect(log().at(-1)).toHaveTextContent('You· not sent yetKept');
    expect(send()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    const second = await findOperation(environment, 'useConversationSendMutation');
    expect(second.request.variables).toEqual(first.request.variables);
    act(() => environment.mock.reject(second, new Error('cut')));
    await user.click(await screen.findByRole('button', { name: 'Edit Message' }));
    expect(await box()).toHaveValue('Kept Typed since');
    expect(send()).toBeEnabled();
  });

  it('puts a refused message back with the server’s words', async () => {
    const { user, environment } = open(interview([OPENING]));
    await user.type(await box(), 'Too much{Enter}');
    await answerMutation(environment, 'useConversationSendMutation', {
      sendInterviewMessage: userError('ValidationError', 'A message can have at most 5,000 characters.', []),
    });
    expect(await screen.findByText('A message can have at most 5,000 characters.')).toBeVisible();
    expect(await box()).toHaveValue('Too much');
  });

  it('has a failed reply written again', async () => {
    const { user, environment } = open(
      interview([OPENING, ANSWER, message(3, 'INTERVIEWER', 'Half', 'FAILED')]),
    );
    expect(await screen.findByText('Failed to get interviewer response. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    const { input } = await answerMutation(environment, 'useConversationRetryMutation', {
      retryInterviewReply: {
        __typename: 'RetryInterviewReplyPayload',
        interview: interview([
          OPENING,
          ANSWER,
          message(3, 'INTERVIEWER', 'Half', 'FAILED'),
          message(4, 'INTERVIEWER', '', 'PENDING'),
        ]),
      },
    });
    expect(input).toEqual({ id: 'i1' });
    expect(screen.queryByText(/^Failed to get/)).toBeNull();
    await stream(environment, message(4, 'INTERVIEWER', 'And then?'));
    expect(log().at(-1)).toHaveTextContent('And then?');
  });

  it('offers the results from turn 3 on, and says when they failed', async () => {
    const five = [OPENING, ANSWER, QUESTION, message(4, 'USER', 'With drills.')];
    const { user, environment } = open(interview(five));
    await box();
    expect(screen.queryByRole('button', { name: 'End Interview & Get Results' })).toBeNull();
    await stream(environment, message(5, 'INTERVIEWER', 'Why?'));
    await user.click(await screen.findByRole('button', { name: 'End Interview & Get Results' }));
    expect(screen.getByRole('button', { name: 'Analyzing your answers...' })).toBeDisabled();
    await answerMutation(environment, 'EndInterviewMutation', {
      endInterview: userError('RateLimitedError', 'Please wait a little.'),
    });
    expect(
      await screen.findByText('Failed to analyze interview performance. Please try again.'),
    ).toBeInTheDocument();
  });

  it('says where recording isn’t possible', async () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    const { user } = open(interview([OPENING]));
    await user.click(await screen.findByRole('button', { name: 'Start Recording' }));
    expect(await screen.findByText('Speech Recognition Not Supported')).toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});

describe('the results', () => {
  const ended = interview([OPENING, ANSWER, QUESTION], {
    endedAt: '2026-01-05T13:00:00.000Z',
    analysis: ANALYSIS,
  });

  it('show a receipt whose points add up to the score', async () => {
    open(ended);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const points = rows.slice(1, -1).map((row) => Number(/(\d+) of \d+$/.exec(row.textContent)?.[1]));
    expect(points).toHaveLength(5);
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(71);
    expect(rows.at(-1)).toHaveTextContent('Overall71 of 100');
    expect(rows[1]).toHaveTextContent('Relevance7.3 out of 10What counted for Relevance22 of 30');
    expect(screen.getByText('There was little to go by.')).toBeVisible();
  });

  it('quote the person, and lead to the answer', async () => {
    const { user } = open(ended);
    const well = within(await screen.findByRole('region', { name: 'What You Did Well' }));
    expect(well.getByText(`“${QUOTE}”`)).toBeVisible();
    const better = within(screen.getByRole('region', { name: 'Areas for Improvement' }));
    await user.click(better.getByRole('button', { name: 'See answer 2' }));
    expect(screen.getByRole('listitem', { name: 'Answer 2' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'To check' })).toHaveTextContent('It isn’t counted');
  });

  it('show each answer with its parts, a stronger one, and why it counts nothing', async () => {
    open(ended);
    const first = await screen.findByRole('listitem', { name: 'Answer 1' });
    expect(first).toHaveTextContent('Result: missing');
    expect(first).toHaveTextContent(
      'From your own experienceStaff Nurse, St. BrideI trained 11 new colleagues.',
    );
    expect(first).toHaveTextContent('Spoken at 130 words a minute, with 1 filler word (not counted)');
    expect(first).toHaveTextContent('Relevance7.3 out of 10names the ward');
    expect(screen.getByRole('listitem', { name: 'Answer 2' })).toHaveTextContent(
      'Too short to count. One word can’t show what you did.',
    );
    expect(screen.getByRole('link', { name: 'New Session' })).toHaveAttribute(
      'href',
      '/interview-prep?posting=p1',
    );
  });

  it('say when there was nothing to score', async () => {
    const nothing = {
      ...ANALYSIS,
      overallScore: null,
      receipt: [],
      answers: [],
      strengths: [],
      improvements: [],
    };
    open({ ...ended, analysis: nothing });
    expect(await screen.findByText('Nothing to score yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the list', () => {
  const page = (nodes: object[], hasNextPage = false) => ({
    edges: nodes.map((node) => ({ node, cursor: '' })),
    pageInfo: { hasNextPage, endCursor: 'c1' },
  });
  const none = { jobPostings: page([]), experiences: page([]), running: page([]), finished: page([]) };

  it('says that there are none yet, and asks for a posting', async () => {
    const { user } = open(null, { ...none, interviews: page([]) });
    expect(await screen.findByText(/^None yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(screen.getByText('Please enter a job posting URL')).toBeVisible();
  });

  it('shows scores with a trend that can be read as a table, renames and deletes', async () => {
    const scored = (id: string, name: string, overallScore: number | null) =>
      interview([], { id, name, endedAt: '2026-01-05T13:00:00.000Z', analysis: { overallScore } });
    const rows = [scored('i3', 'Third', 71), scored('i2', 'Second', null), scored('i1', 'First', 50)];
    const { user, environment } = open(null, {
      ...none,
      finished: page(rows),
      interviews: page([...rows, interview([], { id: 'i0', name: 'Open' })]),
      running: page([interview([], { id: 'i0', name: 'Open' })]),
    });
    expect(await screen.findByRole('heading', { name: 'Go on with your interview for Open' })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      '2 scores, from 50 to 71: 21 more than at first; the best is 71.',
    );
    const list = within(screen.getByRole('list', { name: 'Your interviews' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ThirdJan 5, 202671 out of 100Results',
      'SecondJan 5, 2026Nothing to score yetResults',
      'FirstJan 5, 202650 out of 100Results',
      'OpenJan 5, 2026Not finishedGo on',
    ]);
    await user.click(list.getByRole('button', { name: 'Rename First' }));
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Very first{Enter}');
    const { input } = await answerMutation(environment, 'RenameInterviewMutation', {
      renameInterview: {
        __typename: 'RenameInterviewPayload',
        interview: scored('i1', 'Very first', 50),
      },
    });
    expect(input).toEqual({ id: 'i1', name: 'Very first' });
    await user.click(await list.findByRole('button', { name: 'Delete Very first' }));
    await user.click(screen.getByRole('button', { name: 'Delete Interview' }));
    await answerMutation(environment, 'DeleteInterviewMutation', {
      deleteInterview: { __typename: 'DeleteInterviewPayload', deletedInterviewId: 'i1' },
    });
    await waitFor(() => expect(list.queryByText('Very first')).toBeNull());
    expect(list.getByText('Third')).toBeVisible();
  });
});
