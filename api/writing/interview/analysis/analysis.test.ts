import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzePosting } from '../../posting/analyze-posting.ts';
import { isFaithful } from '../../truth/check-claims.ts';
import type { InterviewAnalysis, InterviewMessage, InterviewRole, InterviewSoFar } from '../types.ts';
import { analyzeInterview } from './analyze-interview.ts';
import { collectAnswers } from './collect-answers.ts';
import { inferTopic } from './question-topic.ts';

const POSTING = `Store Supervisor at Juniper & Pine
You will open and close the store, lead a team of six, handle complaints and keep the till and the stock in order.
Requirements:
- One year as a supervisor or key holder in retail
- Experience with rotas and cashing up`;
const ROLES: InterviewRole[] = [
  {
    id: 'role-1',
    title: 'Key Holder',
    company: 'Stride Shoes',
    startDate: '2021-08',
    endDate: '',
    description: '',
    bullets: [
      { id: 'b1', text: 'Opened and closed the store three days a week and cashed up four tills' },
      { id: 'b2', text: 'Wrote the weekly rota for 9 people' },
      {
        id: 'b3',
        text: 'Raised add-on sales from 11% to 17% in six months by coaching the team on the shop floor',
      },
      { id: 'b4', text: 'Handled returns and complaints' },
    ],
  },
];
const QUESTION = 'Tell me about a target that you reached, and how you reached it.';
const STRONG =
  'Last spring our add-on sales were at 11 percent and the target was 15. I stood on the floor for a week and saw that nobody mentioned the care kit before the till. So I trained each person for ten minutes, asked them to bring the spray with the second pair, and wrote the figure on the board every evening. After six months we were at 17 percent.';
const WEAK =
  'We usually reach our targets. Last year was a good year for us and my manager was really happy with us. We all work hard and push each other, and that is how we get there as a team.';

const said = (content: string, spokenSeconds: number | null = null): InterviewMessage => ({
  role: 'user',
  content,
  spokenSeconds,
});
const asked = (content: string): InterviewMessage => ({ role: 'interviewer', content, spokenSeconds: null });
const interview = (...messages: InterviewMessage[]): InterviewSoFar => ({
  posting: { ...analyzePosting({ text: POSTING }), text: POSTING },
  roles: ROLES,
  messages,
  session: 0,
  month: '2026-11',
});
const answered = (...answers: string[]): InterviewAnalysis =>
  analyzeInterview(interview(...answers.flatMap((answer) => [asked(QUESTION), said(answer)])));
const scoreOf = (answer: string): number => answered(answer).overallScore ?? -1;
const rubbishOf = (answer: string) => answered(answer).answers[0]?.rubbish?.kind ?? null;

describe('the overall score', () => {
  it('is higher for what somebody did than for what a team usually does', () => {
    expect(scoreOf(STRONG)).toBeGreaterThan(scoreOf(WEAK) + 30);
  });

  it('is the mean over the answers, however long they are', () => {
    const both = answered(STRONG, WEAK).overallScore ?? 0;
    expect(Math.abs(both - (scoreOf(STRONG) + scoreOf(WEAK)) / 2)).toBeLessThanOrEqual(1);
  });

  it('is unknown when nothing was answered', () => {
    expect(analyzeInterview(interview(asked(QUESTION))).overallScore).toBeNull();
    expect(analyzeInterview(interview(said('Hello?'))).receipt).toEqual([]);
  });

  it('has a receipt of five lines that add up to it', () => {
    const { overallScore, receipt } = answered(STRONG, WEAK);
    expect(receipt.map(({ category }) => category)).toEqual([
      'relevance',
      'structure',
      'specifics',
      'ownership',
      'length',
    ]);
    expect(receipt.map(({ possible }) => possible)).toEqual([30, 25, 20, 15, 10]);
    expect(receipt.reduce((sum, { points }) => sum + points, 0)).toBe(overallScore);
    for (const { detail } of receipt) expect(detail).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});

describe('rubbish', () => {
  it.each([
    ['fine', 'too-short'],
    ['😀😀😀👍', 'too-short'],
    ['asdf jkl asdfjkl qwer tyuiop asdf ghjk lkjh fdsa poiu', 'gibberish'],
    ['100 200 300 45% 67% 89% 1000 2000 3000 500', 'gibberish'],
    [
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
      'gibberish',
    ],
    [
      'The situation was the task was the action was the result was the situation was the task.',
      'repetition',
    ],
    [
      'The situation was a situation. My task was the task. The action I took was an action. The result was a good result.',
      'repetition',
    ],
    [
      'Tell me about a target that you reached and how you reached it. A target that you reached and how.',
      'pasted',
    ],
    [
      'You will open and close the store, lead a team of six, handle complaints and keep the till and the stock in order.',
      'pasted',
    ],
    [
      'Last summer I flew to Spain with my sister and we rented a little house by the beach, swam every morning and watched the sunset.',
      'off-topic',
    ],
    [
      'Dr. Park is a cardiologist. She led a team of 14 researchers at the clinic and wrote the weekly rota.',
      'off-topic',
    ],
  ])('is named and gets no points: %s', (answer, kind) => {
    const analysis = answered(answer);
    expect(analysis.answers[0]?.rubbish?.kind).toBe(kind);
    expect(analysis.answers[0]?.categories.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0]);
    expect(analysis.overallScore).toBe(0);
    expect(analysis.strengths).toEqual([]);
    expect(analysis.improvements).toHaveLength(1);
  });

  it('is an answer that was given before', () => {
    expect(answered(STRONG, STRONG).answers.map(({ rubbish }) => rubbish?.kind ?? null)).toEqual([
      null,
      'repetition',
    ]);
  });

  it('is a good answer, too, when it is given to every question', () => {
    expect(answered(STRONG, STRONG, STRONG).overallScore).toBe(0);
  });

  it('is not a short answer with a fact', () => {
    expect(rubbishOf('Four years at Stride Shoes.')).toBeNull();
  });

  it('is not a plain answer with names and words of a trade', () => {
    expect(
      rubbishOf(
        'I ran the MIG and the TIG station at Kowalczyk & Söhne and welded AISI 304 brackets for Zürcher.',
      ),
    ).toBeNull();
  });

  it('is not another language, which is left out of the score with a notice', () => {
    const german =
      'Im Juli hatten wir zwei Gruppen in denselben Zimmern, weil jemand eine davon doppelt eingetragen hatte. Ich habe vier Hotels angerufen.';
    const { answers, notices, overallScore } = answered(STRONG, german);
    expect(answers[1]?.rubbish).toBeNull();
    expect(notices[0]).toContain('German');
    expect(overallScore).toBe(scoreOf(STRONG));
  });
});

describe('what doesn’t win', () => {
  it.each([
    [
      'a list of the posting’s terms',
      'store supervisor, key holder, rotas, cashing up, complaints, till, stock, team, retail, experience',
    ],
    [
      'the terms in sentences',
      'I used rotas and I used cashing up and I led the store and I led the till and I handled complaints and I opened stock and I used retail.',
    ],
    [
      'numbers without meaning',
      'It was 50 percent and then 60 percent and after 12 weeks it was 45 minutes and 300 pounds and in the end it was 12 days.',
    ],
    [
      'the words of a story without a story',
      'The situation was very challenging. My task was to handle the challenge in the best possible way. The action I took was to give my best. As a result, everything went really well and everyone was very happy with the outcome.',
    ],
  ])('%s', (_, answer) => {
    expect(scoreOf(answer)).toBeLessThan(30);
    expect(answered(answer).strengths).toEqual([]);
  });
});

describe('typed and spoken', () => {
  const plain = (text: string) => text.toLowerCase().replace(/[.,;:!?]/g, '');

  it('score the same: punctuation, capitals and fillers change nothing', () => {
    for (const text of [STRONG, WEAK]) {
      expect(scoreOf(plain(text))).toBe(scoreOf(text));
      expect(scoreOf(plain(text).replace(/ (i|so|and) /g, ' um $1 you know '))).toBe(scoreOf(text));
    }
  });

  it('differ in that pace and fillers of what was spoken are shown', () => {
    const { answers, overallScore } = analyzeInterview(
      interview(
        asked(QUESTION),
        said(
          'Um, I trained the team, you know, and um like um we sold 17 percent more of it in six months.',
          10,
        ),
      ),
    );
    expect(answers[0]?.delivery).toEqual({ wordsPerMinute: 126, fillers: 5 });
    const typed = answered('I trained the team, and we sold 17 percent more of it in six months.');
    expect(typed.overallScore).toBe(overallScore);
    expect(typed.answers[0]?.delivery).toBeNull();
  });
});

describe('an answer', () => {
  it('is all that the candidate says up to the next question', () => {
    const { answers } = collectAnswers([
      asked('One?'),
      said('First part of it.'),
      said('Second part.'),
      asked('Two?'),
      said('Other.'),
    ]);
    expect(answers.map(({ text }) => text)).toEqual(['First part of it.\n\nSecond part.', 'Other.']);
  });

  it('is neither a greeting nor a question back, and the question stays open', () => {
    const { answers } = collectAnswers([
      asked('Good morning! How are you?'),
      said('Hello, I am fine, thank you.'),
      asked(QUESTION),
      said('Sorry, could you repeat that?'),
      asked('Of course. I would like to hear about a target.'),
      said(STRONG),
    ]);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.question).toContain(QUESTION);
  });

  it('is not what the candidate asks when invited to', () => {
    const { answers } = collectAnswers([
      asked('Do you have any questions for me?'),
      said('Yes, how big is the team, and who trains new people?'),
    ]);
    expect(answers).toEqual([]);
  });

  it('is left open with “I don’t know”, which a notice says', () => {
    const analysis = analyzeInterview(
      interview(asked(QUESTION), said("I don't know."), asked(QUESTION), said(STRONG)),
    );
    expect(analysis.answers).toHaveLength(1);
    expect(analysis.notices).toContain(
      'You left 1 question open; the score is about the one that you answered.',
    );
  });

  it.each([
    ['Please introduce yourself and tell me why you applied.', 'opening'],
    ['Walk me through your time at Stride Shoes.', 'background'],
    ['You say that you raised sales. By how much?', 'claim'],
    ['What is your experience with rotas?', 'requirement'],
    ['Tell me about a time when a customer was angry.', 'behavior'],
    ['The till is 40 pounds short. What do you do?', 'problem'],
    ['Do you have any questions for me?', 'candidate-questions'],
  ])('has the topic of its question: %s', (question, topic) => {
    expect(inferTopic(question, 1)).toBe(topic);
  });
});

describe('the parts of a story', () => {
  it('are found with the words that tell them', () => {
    expect(answered(STRONG).answers[0]?.star).toEqual({
      situation: 'Last spring our add-on sales were at 11 percent and the target was 15',
      task: 'the target was 15',
      action: 'I trained each person for ten minutes',
      result: 'After six months we were at 17 percent',
    });
  });

  it('aren’t expected of an introduction', () => {
    const opening =
      'I have been a key holder at Stride Shoes for three years. I open and close the store, I write the rota for nine people and I cash up four tills. I applied because your store is bigger and I would like to lead a team of my own. Before that I sold books at Molly’s for three Christmas seasons.';
    const analysis = analyzeInterview(interview(asked('Please introduce yourself.'), said(opening)));
    expect(analysis.receipt[1]?.points).toBeGreaterThanOrEqual(18);
  });
});

describe('remarks', () => {
  it('quote the candidate, and praise only what is there', () => {
    const { strengths, improvements } = answered(STRONG, WEAK);
    for (const { quote, answer } of strengths) {
      expect(STRONG).toContain(quote);
      expect(answer).toBe(0);
    }
    expect(improvements.some(({ quote, answer }) => answer === 1 && WEAK.includes(quote))).toBe(true);
  });

  it('ask whose part it was where “we” did it all', () => {
    expect(
      answered(WEAK)
        .improvements.map(({ text }) => text)
        .join(' '),
    ).toMatch(/“we”|team did this/);
  });

  it('advise more than they praise when an interview is mean', () => {
    const { strengths, improvements, overallScore } = answered(
      STRONG,
      WEAK,
      'I always try to do my best with every customer and I think that I am good at it, because I am a people person.',
    );
    expect(overallScore).toBeLessThan(60);
    expect(strengths.length).toBeLessThan(improvements.length);
  });

  it('ask about contradictions without scoring them', () => {
    const claim = (years: string) => `${STRONG} In all I worked at Stride Shoes for ${years} years.`;
    const wrong = analyzeInterview(interview(asked(QUESTION), said(claim('fifteen'))));
    expect(wrong.toCheck).toEqual([
      { quote: 'fifteen years', text: expect.stringContaining('you said fifteen years'), answer: 0 },
    ]);
    const { toCheck, overallScore } = analyzeInterview(interview(asked(QUESTION), said(claim('five'))));
    expect(toCheck).toEqual([]);
    expect(wrong.overallScore).toBe(overallScore);
  });
});

describe('the stronger example', () => {
  it('is made of the person’s own bullet points', () => {
    expect(answered(WEAK).answers[0]?.stronger).toEqual({
      text: 'At Stride Shoes I raised add-on sales from 11% to 17% in six months by coaching the team on the shop floor.',
      bulletIds: ['b3'],
      roleId: 'role-1',
    });
  });

  it('passes the truth gate sentence by sentence', () => {
    for (const question of [
      'Please introduce yourself.',
      QUESTION,
      'How do you write a rota?',
      'How do you handle complaints?',
    ]) {
      const { stronger } = analyzeInterview(interview(asked(question), said(WEAK))).answers[0] ?? {};
      const role = ROLES[0];
      if (!stronger || !role) throw new Error(`no example for ${question}`);
      stronger.text.split(/(?<=\.) (?=I also|And I)/).forEach((sentence, at) => {
        const bullet = role.bullets.find(({ id }) => id === stronger.bulletIds[at]);
        if (!bullet) throw new Error('a sentence without its bullet');
        const support = role.bullets.filter((other) => other !== bullet);
        expect(
          isFaithful(sentence, { bullet, support, instruction: '', role: { ...role, isOver: false } }),
        ).toBe(true);
      });
    }
  });

  it('is missing where the bank has nothing that fits', () => {
    const question = 'How do you calibrate a mass spectrometer?';
    expect(analyzeInterview(interview(asked(question), said(WEAK))).answers[0]?.stronger).toBeNull();
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    STRONG,
    WEAK,
    POSTING,
    QUESTION,
    'fine',
    '',
    '😀',
    "I don't know",
    'um, like, you know',
    'we had 40 a week.\nI cut it',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'I',
        'we',
        'cut',
        'the',
        'till',
        '40',
        'percent',
        'um',
        'store.',
        'because',
        'in the end',
        ',',
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
);
const message: fc.Arbitrary<InterviewMessage> = fc.record({
  role: fc.constantFrom('interviewer' as const, 'user' as const),
  content: piece,
  spokenSeconds: fc.oneof(fc.constant(null), fc.double()),
});

describe('any history', () => {
  it('is analyzed without a failure, with whole points that add up, exact quotes and the same result each time', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 12 }), fc.boolean(), (messages, hasBank) => {
        const soFar = { ...interview(...messages), roles: hasBank ? ROLES : [] };
        const analysis = analyzeInterview(soFar);
        expect(analyzeInterview(structuredClone(soFar))).toEqual(analysis);
        const { overallScore, receipt, strengths, improvements, answers } = analysis;
        if (overallScore === null) expect(receipt).toEqual([]);
        else {
          expect(Number.isInteger(overallScore) && overallScore >= 0 && overallScore <= 100).toBe(true);
          expect(receipt.reduce((sum, { points }) => sum + points, 0)).toBe(overallScore);
        }
        for (const line of receipt) expect(line.points >= 0 && line.points <= line.possible).toBe(true);
        const contents = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
        const stars = answers.flatMap(({ star }) =>
          Object.values(star ?? {}).flatMap((quote) => quote ?? []),
        );
        for (const quote of [...[...strengths, ...improvements].map((one) => one.quote), ...stars]) {
          expect(quote).not.toBe('');
          expect(contents.some((content) => content.includes(quote))).toBe(true);
        }
        expect(Math.max(strengths.length, improvements.length)).toBeLessThanOrEqual(4);
        for (const { categories } of answers)
          for (const { score } of categories) expect(score >= 0 && score <= 10).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('scores the same without punctuation and capitals', () => {
    const words = fc.array(
      fc.constantFrom(
        ...STRONG.split(' '),
        ...WEAK.split(' '),
        'I',
        'we',
        '40',
        'percent.',
        'till,',
        'because',
      ),
      { minLength: 8, maxLength: 80 },
    );
    fc.assert(
      fc.property(words, (all) => {
        const text = all.join(' ');
        const heard = text.toLowerCase().replace(/[.,]/g, '');
        expect(Math.abs(scoreOf(heard) - scoreOf(text))).toBeLessThanOrEqual(3);
      }),
      { numRuns: 100 },
    );
  });

  it('may be of enormous messages', () => {
    const long = `${'a'.repeat(10_000)} ${'I cut the till from 40 to 25 '.repeat(2000)}`;
    expect(answered(long, '🙂'.repeat(20_000), long.toUpperCase()).answers).toHaveLength(3);
  });
});
