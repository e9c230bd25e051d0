// npm run check-ai: makes one real call of each kind to the AI service and prints what works. Needs the server's environment;
// counts against no budget.
import pino from 'pino';
import { createAiService } from '../api/ai/openai/ai-service.ts';
import { describePostingTask } from '../api/ai/openai/tasks/describe-posting.ts';
import { createMark } from '../api/ai/openai/tasks/fence.ts';
import { findRolesTask } from '../api/ai/openai/tasks/find-roles.ts';
import { findLooseLines } from '../api/ai/openai/tasks/loose-lines.ts';
import { readResumeTask } from '../api/ai/openai/tasks/read-resume.ts';
import { replyToCandidateTask } from '../api/ai/openai/tasks/reply-to-candidate.ts';
import { rewordBulletTask } from '../api/ai/openai/tasks/reword-bullet.ts';
import { wordRemarksTask } from '../api/ai/openai/tasks/word-remarks.ts';
import { readConfig } from '../api/config.ts';
import { analyzeInterview } from '../api/writing/interview/analysis/analyze-interview.ts';
import { guideReply } from '../api/writing/interview/interviewer/guide-reply.ts';
import { writeReply } from '../api/writing/interview/interviewer/write-reply.ts';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { parseLines } from '../api/writing/reading/lines/line.ts';
import { readLines, readSecond } from '../api/writing/reading/read-lines.ts';
import { readHistory } from '../api/writing/reading/read-history.ts';
import type { ReadExperience } from '../api/writing/types.ts';

const POSTING = `Line Cook at Long Table, Leeds
Our busy kitchen looks for a line cook who cooks lunch for 120 guests a day.
Requirements:
- Two years of experience as a cook
- Food safety certificate`;
const BULLET = 'Was responsible for cooking lunch for 80 guests with two apprentices';
const ANSWER =
  'At Copper Kettle I cooked lunch for 80 guests every day, and I planned the menu each week with the chef.';
const TOLD =
  'Some of my life in kitchens: at Copper Kettle they took me on as a line cook, and I stayed from 2019 to 2021. I cooked lunch for 80 guests every day.';
const PASTED = 'Copper Kettle\n2019 to 2021\nsomething with pans\n- Cooked lunch for 80 guests';

/** A second of silence as a WAV file, in which nothing can be heard. */
function silence(): Uint8Array {
  const [rate, size] = [8_000, 16_000];
  const bytes = Buffer.alloc(44 + size);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + size, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(size, 40);
  return bytes;
}

const { openai } = readConfig(process.env);
if (!openai) {
  console.log('No AI service is configured: set OPENAI_API_KEY or OPENAI_BASE_URL.');
  process.exit(1);
}
const service = createAiService(openai, { log: pino({ level: 'silent' }) });
const call = (task: string) => ({ task, userId: 'check-ai', mark: createMark(), onUsage: () => {} });

const posting = { ...analyzePosting({ text: POSTING }), text: POSTING };
const role = { id: 'r', title: 'Cook', company: 'Copper Kettle', startDate: '2020-01', endDate: '' };
const start = {
  posting,
  roles: [{ ...role, description: '', bullets: [{ id: 'b', text: BULLET }] }],
  messages: [],
  session: 0,
  month: '2026-01',
};
const soFar = {
  ...start,
  messages: [
    { role: 'interviewer' as const, content: writeReply(start).text, spokenSeconds: null },
    { role: 'user' as const, content: ANSWER, spokenSeconds: null },
  ],
};
const { reaction } = guideReply(soFar);
const material = {
  bullet: { id: 'b', text: BULLET },
  support: [],
  instruction: '',
  role: { title: role.title, company: role.company, isOver: false },
};

const nameRoles = (roles: ReadExperience[]): string =>
  roles.map(({ title, company }) => [title, company].filter(Boolean).join(' at ')).join('; ');

const CHECKS: [string, () => Promise<string>][] = [
  [
    'rewording',
    async () =>
      (
        await rewordBulletTask.run(
          service,
          { material, mode: 'concise', level: 50, area: '', posting },
          call('reword'),
        )
      ).text,
  ],
  [
    'blurb and tips',
    async () =>
      (
        await describePostingTask.run(
          service,
          { text: POSTING, written: { blurb: posting.blurb, tips: [] } },
          call('describe'),
        )
      ).blurb,
  ],
  [
    'a reply',
    async () =>
      reaction ? replyToCandidateTask.run(service, { soFar, reaction }, call('reply')) : 'not needed',
  ],
  [
    'remarks',
    async () => {
      const { strengths, improvements } = await wordRemarksTask.run(
        service,
        analyzeInterview(soFar),
        call('remarks'),
      );
      return [...strengths, ...improvements][0]?.text ?? '';
    },
  ],
  [
    'a second reading',
    async () => {
      const lines = parseLines(PASTED);
      const first = readLines(lines);
      const reading = await readResumeTask.run(
        service,
        {
          lines,
          first,
          merge: async (found) => readSecond(lines, first.history.experiences, found),
        },
        call('read'),
      );
      return nameRoles(reading?.history.experiences ?? []);
    },
  ],
  [
    'roles in a story',
    async () => {
      const history = readHistory(TOLD);
      const lines = findLooseLines(parseLines(TOLD), history);
      return nameRoles((await findRolesTask.run(service, { history, lines }, call('find'))).experiences);
    },
  ],
];
if (openai.transcriptionModel !== null)
  CHECKS.push([
    'transcription',
    async () => {
      const recording = { bytes: silence(), type: 'audio/wav', fileName: 'silence.wav' };
      return (await service.transcribe({ userId: 'check-ai' }, recording)).value;
    },
  ]);

console.log(`${openai.model ?? 'the first model'} at ${openai.baseUrl ?? 'OpenAI'}`);
let failures = 0;
for (const [name, check] of CHECKS) {
  const begun = performance.now();
  const time = () => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
  try {
    console.log(`works   ${name} (${time()}): ${await check()}`);
  } catch (error) {
    // Silence may well be heard as nothing.
    const isSilence = name === 'transcription' && error instanceof Error && error.message.includes('nothing');
    if (!isSilence) failures += 1;
    const said = error instanceof Error ? error.message : String(error);
    console.log(`${isSilence ? 'works ' : 'fails '}  ${name} (${time()}): ${said}`);
  }
}
await service.close();
process.exitCode = failures > 0 ? 1 : 0;
