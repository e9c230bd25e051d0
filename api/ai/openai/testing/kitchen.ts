import type { ChatRequest } from '../../../testing/fake-openai.ts';

/** The texts of a cook who applies, and what a service makes of them. */
export const WEAK = 'Was responsible for cooking lunch for 80 guests with two apprentices';
/** Bullets for which there is no room on the resume. */
export const EXTRAS = [
  'Was responsible for ordering fish and vegetables',
  'Was responsible for cleaning the kitchen on two floors',
];
export const POSTING = `Line Cook at Long Table, Leeds
We are a busy kitchen in Leeds and look for a line cook who cooks lunch for 120 guests a day.
Requirements:
- Two years of experience as a cook
- Menu planning
- Food safety certificate
- Teamwork`;
/** Answers in an interview, one after the other. */
export const ANSWERS = [
  'At Copper Kettle I cooked lunch for 80 guests every day with two apprentices, and I planned the menu for each week with the chef.',
  'We were two short on a Sunday, so I called the owner, moved the bread order to noon and cooked lunch for 80 guests with one apprentice.',
  'A guest had an allergy that nobody had told us about, so I cooked a second lunch for him and since then we ask 80 guests before we begin.',
];
export const SAID = ANSWERS[0] ?? '';
/** Roles that can't be read for sure. */
export const DOUBTFUL =
  'Copper Kettle\n2019 to 2021\nsomething with pans and such\n- Cooked lunch for 80 guests';

/** A story in which no role is read, with another one that is none. */
export const TOLD = `Some of my life in kitchens

At Copper Kettle they took me on as a line cook, and I stayed from 2019 to 2021. I cooked lunch for 80 guests every day.
I never managed a team. I trained two apprentices.
The dream is to run my own place by the sea one day.`;

/** A service that keeps to what it is given. */
export function answerWell({ messages, response_format: format }: ChatRequest): string {
  const told = messages.at(-1)?.content ?? '';
  switch (format?.type === 'json_schema' ? format.json_schema.name : '') {
    case 'rewording': {
      const [, bullet = ''] = /<bullet \w+>\n(.*)\n/.exec(told) ?? [];
      const [, verb = '', rest = ''] = /^Was responsible for (\w+?)ing (.*)/.exec(bullet) ?? [];
      const better = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}ed ${rest}`;
      const answer =
        verb === '' ? { text: bullet, note: '' } : { text: better, note: 'Begins with what you did.' };
      return JSON.stringify({ ...answer, question: null });
    }
    case 'description':
      return JSON.stringify({
        blurb: 'A busy kitchen in Leeds looks for a line cook who cooks lunch for 120 guests a day.',
        tips: [],
      });
    case 'remarks':
      return JSON.stringify({
        remarks: [...told.matchAll(/^(\d+)\. .*\n.*\nRemark: (.*)$/gm)].map(([, number, text]) => ({
          number: Number(number),
          text,
        })),
      });
    case 'resume': {
      const numbers = [...told.matchAll(/^(\d+): /gm)].map(([, number]) => Number(number));
      const [, first = '', company = ''] = /^(\d+): ([\w ]*Copper Kettle)$/m.exec(told) ?? [];
      const [dates = ''] = /\d{4} to \d{4}/.exec(told) ?? [];
      const role = {
        first: Number(first),
        last: Math.max(...numbers),
        title: '',
        company,
        location: '',
        dates,
      };
      return JSON.stringify({ jobs: company === '' ? [] : [role], studies: [], certificates: [] });
    }
    case 'found_roles': {
      const first = Number(/^(\d+): At Copper Kettle/m.exec(told)?.[1]);
      const role = {
        first,
        last: first + 1,
        title: 'line cook',
        company: 'Copper Kettle',
        location: '',
        dates: 'from 2019 to 2021',
        bullets: ['I cooked lunch for 80 guests every day.', 'trained two apprentices'],
      };
      return JSON.stringify({ roles: Number.isNaN(first) ? [] : [role] });
    }
    default:
      return 'Thanks, cooking for 80 guests with two apprentices sounds like a full day.';
  }
}
