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

/** What a service writes that keeps to what it is given. */
export function answerWell(told: string, form: string): string {
  switch (form) {
    case 'rewording': {
      const [, verb = '', rest = ''] = /\nWas responsible for (\w+?)ing (.*)/.exec(told) ?? [];
      const text = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}ed ${rest}`;
      return JSON.stringify({ text, note: 'Begins with what you did.', question: null });
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
    case 'roles':
      return JSON.stringify({
        roles: [{ number: 1, title: '', company: 'Copper Kettle', location: '', dates: '2019 to 2021' }],
      });
    default:
      return 'Thanks, cooking for 80 guests with two apprentices sounds like a full day.';
  }
}
