import { z } from 'zod';
import { BULLET_MAX_LENGTH } from '../../../limits.ts';
import { bandOf } from '../../../writing/rewriting/length-band.ts';
import type { RewordRequest, Rewording } from '../../../writing/rewriting/rewording.ts';
import { countWords } from '../../../writing/rewriting/text-shape.ts';
import { checkClaims } from '../../../writing/truth/check-claims.ts';
import { findForeignFacts, readKnownFacts } from '../../../writing/truth/foreign-facts.ts';
import type { AiService } from '../ai-service.ts';
import { AiServiceError } from '../service-error.ts';
import { createAnswerFilter, type AnswerFilter } from './clean-answer.ts';
import { contentStems } from './content-stems.ts';
import { createFence, HOUSE_RULES, type Fence } from './fence.ts';
import type { Task } from './task.ts';

/** Raised with each change of the prompt, for the log. */
const VERSION = 1;
const NOTE_MAX_LENGTH = 300;
const QUESTION_MAX_LENGTH = 160;
/** The posting's terms that are worth naming. */
const TERMS = 25;

const schema = z.object({
  text: z.string(),
  note: z.string(),
  question: z.string().nullable(),
});

const MODES: Record<RewordRequest['mode'], string> = {
  concise: 'Make it plainer and shorter. Keep every fact.',
  custom: 'Do what the person asks in <instruction>, as far as the facts allow.',
  keywords:
    'Use the words of <terms> for what the bullet or the other bullets already say; leave out every term that they do not prove.',
  focus: 'Put what concerns <area> first and give it the most weight.',
};

function buildPrompt({ material, mode, level, area, posting }: RewordRequest, fence: Fence) {
  const { bullet, support, instruction, role } = material;
  const target = countWords(bullet.text) * (0.6 + (0.8 * level) / 100);
  const { least, most } = bandOf(target);
  const terms = posting.terms
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, TERMS)
    .map(({ surface }) => surface);
  const system = `${HOUSE_RULES}

Reword one bullet point of a resume. ${MODES[mode]}
- Every claim must be in <bullet>, <other-bullets> or <instruction>. Never raise what the person did: helped stays helped, took part stays took part, a plan stays a plan, "we" stays a team.
- A number stays with the thing that it counts. No result that isn't told. Nothing about what it shows or ensures.
- Begin with a verb, in the ${role.isOver ? 'past' : 'present'} tense. No "I", no full stop unless <bullet> has one. The language of <bullet>.
- ${least} to ${most} words, fewer if the facts don't carry more.
- If no other wording is better, give <bullet> back unchanged.
"note": one short sentence to the person: what you changed and why, or why nothing. "question": one fact that would make it stronger, asked in one sentence, or null.`;
  const parts = [
    fence('role', `${role.title} at ${role.company}`),
    fence('bullet', bullet.text),
    fence('other-bullets', support.map(({ text }) => `- ${text}`).join('\n') || '(none)'),
    ...(instruction.trim() === '' ? [] : [fence('instruction', instruction)]),
    ...(mode === 'focus' ? [fence('area', area)] : []),
    fence('terms', terms.join(', ') || '(none)'),
  ];
  return [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: parts.join('\n\n') },
  ];
}

/**
 * Rewords a bullet. What nobody said is sent back once with the reasons; if the second wording isn't right either, the
 * answer is unusable.
 *
 * @throws {AiServiceError}
 */
export const rewordBulletTask: Task<RewordRequest, Rewording> = {
  name: 'reword-bullet',
  version: VERSION,
  maxTokens: 700,
  sizeOf: ({ material, posting }) =>
    material.bullet.text.length +
    material.support.reduce((sum, { text }) => sum + text.length, 0) +
    posting.terms.length * 12,
  run: async (service: AiService, request, call) => {
    const messages = buildPrompt(request, createFence(call.mark));
    const filter = createAnswerFilter(messages[0]?.content ?? '');
    const ask = (more: { role: 'assistant' | 'user'; content: string }[]) =>
      service.writeJson({
        ...call,
        messages: [...messages, ...more],
        maxTokens: rewordBulletTask.maxTokens,
        form: { name: 'rewording', schema },
      });
    const first = await ask([]);
    call.onUsage(first.usage);
    const wanting = findFaults(first.value.text, request, filter);
    if (wanting.length === 0) return toRewording(first.value, request, filter);
    const second = await ask([
      { role: 'assistant', content: JSON.stringify(first.value) },
      { role: 'user', content: `This can't be used: ${wanting.join(' ')} Write it again without that.` },
    ]);
    call.onUsage(second.usage);
    if (findFaults(second.value.text, request, filter).length > 0) throw new AiServiceError('unusable');
    return toRewording(second.value, request, filter);
  },
};

/** Why a wording can't be used, in words; empty if it can. */
function findFaults(answered: string, { material }: RewordRequest, { cleanLine }: AnswerFilter): string[] {
  const text = cleanLine(answered, BULLET_MAX_LENGTH);
  if (text === null) return ['It is no plain bullet point.'];
  if (text === material.bullet.text) return [];
  if (!sharesWords(text, material)) return ['It says nothing of what <bullet> says.'];
  const refused = checkClaims(text, material).filter(({ source }) => source === null);
  return [...new Set(refused.map(({ text: said, problem }) => `“${said}”: ${problem}`))];
}

/** Of an answer such as "OK" the gate has nothing to check. */
function sharesWords(text: string, { bullet, support, instruction }: RewordRequest['material']): boolean {
  const said = new Set([instruction, ...[bullet, ...support].map((one) => one.text)].flatMap(contentStems));
  // Not every language has words that are told apart by spaces.
  return said.size === 0 || contentStems(text).some((stem) => said.has(stem));
}

function toRewording(
  { text: answered, note, question }: z.output<typeof schema>,
  { material, mode }: RewordRequest,
  { cleanLine }: AnswerFilter,
): Rewording {
  const text = cleanLine(answered, BULLET_MAX_LENGTH) ?? material.bullet.text;
  const isUnchanged = text === material.bullet.text;
  const { bullet, support, instruction, role } = material;
  const known = readKnownFacts([
    text,
    bullet.text,
    instruction,
    role.title,
    role.company,
    ...support.map((one) => one.text),
  ]);
  const saysNothingNew = (line: string | null): line is string =>
    line !== null && findForeignFacts(line, known).length === 0;
  const cleanNote = cleanLine(note, NOTE_MAX_LENGTH);
  const cleanQuestion = question === null ? null : cleanLine(question, QUESTION_MAX_LENGTH);
  return {
    text,
    note: saysNothingNew(cleanNote) ? cleanNote : NOTES[isUnchanged ? 'unchanged' : mode],
    question: saysNothingNew(cleanQuestion) && cleanQuestion.endsWith('?') ? cleanQuestion : null,
    isUnchanged,
    claims: checkClaims(text, material),
  };
}

/** What is said where the engine's own note can't be shown. */
const NOTES = {
  unchanged: 'Kept as it was: no other wording would be better without new facts.',
  concise: 'Says the same in fewer words.',
  custom: 'Reworded as you asked, as far as your facts allow.',
  keywords: 'Uses the posting’s words for what you did.',
  focus: 'Puts what you asked for first.',
} as const;
