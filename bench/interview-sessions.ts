// npm run bench -- interview-sessions: whole practice interviews by scripted candidates, to read aloud. With ALL=1 also those
// of the trades that were kept unread while the interviewer was written. `interview-sessions 2` prints the second practice.
import { candidates, seen } from '../api/writing/interview/testing/candidates.ts';
import { runSession } from '../api/writing/interview/testing/run-session.ts';

const session = Number(process.argv[2] ?? 1) - 1;
const only = process.env.TRADE ?? '';
for (const candidate of process.env.ALL === '1' ? candidates : seen) {
  if (!candidate.trade.includes(only)) continue;
  console.log(`\n=== ${candidate.trade}, practice ${session + 1}\n`);
  for (const { topic, text, answer } of runSession(candidate, session, 14))
    console.log(`[${topic}] ${text}\n    - ${answer}`);
}
