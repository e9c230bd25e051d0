import type { AnswerKind } from './read-answer.ts';

/** What is said to a message that is no answer, in a few wordings, none of which asks anything. */
export const SPECIAL: Record<
  Exclude<AnswerKind, 'answer' | 'foreign' | 'question' | 'stop'>,
  readonly string[]
> = {
  silence: [
    'Take your time.',
    'There’s no hurry; a moment to think is fine.',
    'I’m still here. Begin anywhere you like.',
  ],
  gibberish: [
    'I couldn’t make that out.',
    'That didn’t come through as words.',
    'I couldn’t read that either.',
  ],
  pasted: [
    'Those look like the words of the posting or my question, and I’d like to hear yours.',
    'That is the text we both have in front of us. Tell me about it in your own words.',
    'I know that text already; what counts here is what you have to say.',
  ],
  repeated: [
    'You told me that before, in the same words, so I’d like to hear something new.',
    'That is the same answer as earlier. Let’s look at another side of it.',
    'I have that answer already.',
  ],
  rude: [
    'I’d like us to stay polite with each other. I’m happy to go on.',
    'I won’t respond to that tone, but the interview can go on.',
    'Let’s leave that aside and keep to the interview.',
  ],
  injection: [
    'That’s nothing I can do here; this is only a conversation about the job. Let’s go on with it.',
    'I’ll take that as text and nothing more. Back to the interview.',
    'The conversation stays an interview. Let’s continue.',
  ],
  repeat: ['Of course.', 'Sure, once more.', 'Gladly.'],
  meaning: ['Let me put it differently.', 'I’ll try to say it more plainly.', 'Here it is in other words.'],
  skip: [
    'That’s fine, we’ll leave that one.',
    'All right, on to the next one.',
    'We can do without that one.',
  ],
  unsure: ['That’s all right.', 'Not everything comes to mind at once.', 'No problem.', 'That happens.'],
  ready: ['Good, then let’s go on.', 'All right, back to the interview.', 'Let’s pick it up again, then.'],
  'self-harm': [
    'I’m sorry that you’re feeling this way, and I’m glad that you said it. You don’t have to carry it alone: you can call or text a crisis line now, 988 in the US, or 112 or 116 123 in Europe, or turn to someone you trust. If you may be in danger, please call the emergency number. The interview can wait.',
    'What you say matters more than this interview. Please reach out to someone now: call or text 988 in the US, or call 112 or 116 123 in Europe, or go to a person near you whom you trust. The practice can wait as long as you need.',
    'Please talk to a person now rather than to me. A crisis line listens at any hour: 988 in the US, 112 or 116 123 in Europe. Nothing here is urgent, and you can come back whenever you want.',
  ],
  violence: [
    'I’m sorry that this happened to you. It isn’t your fault, and there is help: if you’re in danger, call 911 in the US or 112 in Europe, or turn to a local helpline or someone you trust. Let’s pause here; the interview can wait until you want to go on.',
    'Your safety comes first. If you’re in danger, please call the emergency number, 911 in the US or 112 in Europe. A local helpline can support you as well. We can stop here, and you can come back at any time.',
  ],
  harassment: [
    'I’m sorry that you had to go through that. It wasn’t right, and you don’t have to talk about it here. A person you trust, an advice center or a helpline near you can help. Let’s pause if you like; tell me when you want to go on.',
    'That is serious, and I’m sorry. There are people who can advise you in confidence, such as a local helpline or an advice center for employees. The interview can wait; write when you feel like going on.',
  ],
  loss: [
    'I’m very sorry for your loss. Please don’t feel that you have to go on now; we can pause here, and talking to someone close to you or to a grief line may help. If you want to continue, just tell me.',
    'I’m sorry; that is a hard thing to go through. The interview can wait for as long as you need. Tell me when you’d like to go on.',
  ],
};

/** Messages to which no question follows. */
export const IS_DISTRESS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'self-harm',
  'violence',
  'harassment',
  'loss',
]);

/** That the practice is in English, in the language of the candidate. */
const IN_LANGUAGE: Record<string, string> = {
  de: 'Diese Übung ist auf Englisch; bitte antworten Sie auf Englisch weiter.',
  fr: 'Cet entraînement se fait en anglais ; merci de continuer en anglais.',
  es: 'Esta práctica es en inglés; por favor, continúe en inglés.',
  it: 'Questa esercitazione è in inglese; continui in inglese, per favore.',
  pt: 'Esta prática é em inglês; por favor, continue em inglês.',
  pl: 'Ta rozmowa próbna jest po angielsku; proszę odpowiadać po angielsku.',
  nl: 'Deze oefening is in het Engels; ga alstublieft verder in het Engels.',
};
const FOREIGN = [
  'This practice is in English, so please go on in English; simple words are fine.',
  'I can only follow English here. Short, simple sentences will do.',
  'Please try it in English.',
];

/** What is said to an answer in another language, the first time also in that language. */
export const foreignReplies = (language: string): string[] => {
  const [first = '', ...others] = FOREIGN;
  const own = IN_LANGUAGE[language];
  return [own === undefined ? first : `${own} ${first}`, ...others];
};
