import { builder } from '../../graphql/builder.ts';
import { WrittenByRef } from '../../graphql/written-by.ts';
import { toGlobalId } from '../../graphql/owned-node.ts';
import { INTERVIEW_MESSAGE_MAX_LENGTH } from '../../limits.ts';
import type {
  AnswerReview,
  CategoryScore,
  InterviewReceiptLine,
  Remark,
} from '../../writing/interview/types.ts';
import { STAR_PARTS, type StoredAnalysis } from './interview-analysis.schema.ts';

const InterviewCategory = builder.enumType('InterviewCategory', {
  values: {
    RELEVANCE: { value: 'relevance', description: 'Whether it answers the question, in terms of this job.' },
    STRUCTURE: { value: 'structure', description: 'Situation, task, action and result.' },
    SPECIFICS: { value: 'specifics', description: 'Numbers, names and concrete things.' },
    OWNERSHIP: { value: 'ownership', description: 'What the candidate did, rather than "we".' },
    LENGTH: { value: 'length', description: 'Neither too short nor too long.' },
  } as const,
});

const StarPart = builder.enumType('StarPart', {
  values: {
    SITUATION: { value: 'situation' },
    TASK: { value: 'task' },
    ACTION: { value: 'action' },
    RESULT: { value: 'result' },
  } as const,
});

const RubbishKind = builder.enumType('RubbishKind', {
  values: {
    TOO_SHORT: { value: 'too-short' },
    REPETITION: { value: 'repetition' },
    PASTED: { value: 'pasted' },
    GIBBERISH: { value: 'gibberish' },
    OFF_TOPIC: { value: 'off-topic' },
  } as const,
});

const quote = { extensions: { length: INTERVIEW_MESSAGE_MAX_LENGTH } };

const ReceiptLine = builder.objectRef<InterviewReceiptLine>('InterviewReceiptLine').implement({
  description: 'One line of the overall score’s explanation. The points of all lines add up to the score.',
  fields: (t) => ({
    category: t.expose('category', { type: InterviewCategory }),
    label: t.exposeString('label'),
    points: t.exposeInt('points'),
    possible: t.exposeInt('possible'),
    score: t.exposeFloat('score', { description: '0 to 10, with one decimal.' }),
    detail: t.exposeString('detail', { description: 'What counted, over all answers.' }),
  }),
});

const InterviewRemark = builder.objectRef<Remark>('InterviewRemark').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    quote: t.exposeString('quote', {
      ...quote,
      description: 'The candidate’s words on which the remark rests, exactly.',
    }),
    answer: t.exposeInt('answer', { description: 'Which of the answers it is from, from 0.' }),
  }),
});

const AnswerCategory = builder.objectRef<CategoryScore>('InterviewAnswerCategory').implement({
  fields: (t) => ({
    category: t.expose('category', { type: InterviewCategory }),
    score: t.exposeFloat('score', { description: '0 to 10, with one decimal.' }),
    reason: t.exposeString('reason'),
  }),
});

const Star = builder
  .objectRef<{ part: (typeof STAR_PARTS)[number]; quote: string | null }>('InterviewStarPart')
  .implement({
    fields: (t) => ({
      part: t.expose('part', { type: StarPart }),
      quote: t.exposeString('quote', {
        ...quote,
        nullable: true,
        description: 'The candidate’s words for it; null where it is missing.',
      }),
    }),
  });

const Stronger = builder
  .objectRef<NonNullable<AnswerReview['stronger']>>('InterviewStrongerAnswer')
  .implement({
    description: 'A stronger answer, made only of what the user’s bank says.',
    fields: (t) => ({
      text: t.exposeString('text', quote),
      experienceId: t.id({ resolve: ({ roleId }) => toGlobalId('Experience', roleId) }),
      bulletPointIds: t.idList({
        resolve: ({ bulletIds }) => bulletIds.map((id) => toGlobalId('BulletPoint', id)),
      }),
    }),
  });

const Answer = builder.objectRef<AnswerReview>('InterviewAnswer').implement({
  description: 'All that the candidate said to one question.',
  fields: (t) => ({
    question: t.exposeString('question', quote),
    text: t.exposeString('text', quote),
    rubbish: t.field({
      type: RubbishKind,
      nullable: true,
      description: 'Why it counts nothing.',
      resolve: ({ rubbish }) => rubbish?.kind ?? null,
    }),
    rubbishExplanation: t.string({
      nullable: true,
      resolve: ({ rubbish }) => rubbish?.explanation ?? null,
    }),
    categories: t.expose('categories', { type: [AnswerCategory], extensions: { usually: 5 } }),
    star: t.field({
      type: [Star],
      extensions: { usually: 4 },
      description: 'Empty if no story was asked for.',
      resolve: ({ star }) => (star ? STAR_PARTS.map((part) => ({ part, quote: star[part] })) : []),
    }),
    stronger: t.expose('stronger', { type: Stronger, nullable: true }),
    wordsPerMinute: t.int({
      nullable: true,
      description: 'Of a spoken answer; never counted.',
      resolve: ({ delivery }) => delivery && Math.round(delivery.wordsPerMinute),
    }),
    fillers: t.int({
      nullable: true,
      description: 'Words like "um" in a spoken answer; never counted.',
      resolve: ({ delivery }) => delivery?.fillers ?? null,
    }),
  }),
});

export const InterviewAnalysis = builder.objectRef<StoredAnalysis>('InterviewAnalysis').implement({
  fields: (t) => ({
    overallScore: t.exposeInt('overallScore', {
      nullable: true,
      description: '0 to 100; null if nothing was answered.',
    }),
    receipt: t.expose('receipt', { type: [ReceiptLine], extensions: { usually: 5 } }),
    strengths: t.expose('strengths', { type: [InterviewRemark], extensions: { usually: 4 } }),
    improvements: t.expose('improvements', { type: [InterviewRemark], extensions: { usually: 4 } }),
    toCheck: t.expose('toCheck', {
      type: [InterviewRemark],
      description: 'Where an answer doesn’t agree with the bank; never counted.',
      extensions: { usually: 2 },
    }),
    answers: t.expose('answers', { type: [Answer], extensions: { usually: 10 } }),
    notices: t.exposeStringList('notices'),
    writtenBy: t.expose('writtenBy', {
      type: WrittenByRef,
      nullable: true,
      description: 'Who worded the remarks. The scores are always the product’s own.',
    }),
  }),
});
