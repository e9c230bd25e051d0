import type { TradeQuestions } from './question-bank.ts';

export const health: TradeQuestions = {
  behavior: [
    [
      'Tell me about a time when you noticed that a patient was getting worse before anyone else did. What made you look twice, and what did you do?',
      'Think of a patient whose condition changed on your watch. How did you notice, and whom did you tell?',
    ],
    [
      'Describe a handover that went wrong or nearly did. What did you change afterwards?',
      'Has something ever been missed between two shifts? Tell me what happened and what you do now to prevent it.',
    ],
    [
      'When did you last disagree with a doctor or a senior colleague about a patient, and how did you raise it?',
      'Tell me about a time when you had to speak up to someone above you for a patient’s sake.',
    ],
  ],
  problems: [
    [
      'A patient’s family is angry about the waiting time, and two call bells are ringing. What do you do first?',
      'Picture an upset family in front of you while two other patients ring for you. In what order do you act?',
    ],
    [
      'You find that a medication was given at the wrong dose on the shift before yours. What do you do in the next half hour?',
      'Suppose you discover someone else’s dosing error at the start of your shift. Walk me through your next steps.',
    ],
    [
      'A patient refuses a treatment that you believe they need. How do you handle that conversation?',
      'Imagine a patient says no to care that matters. What do you say, and what do you write down?',
    ],
  ],
};

export const care: TradeQuestions = {
  behavior: [
    [
      'Tell me about someone you looked after who didn’t want help. How did you win their trust?',
      'Think of a person who refused your care at first. What did you do that changed it?',
    ],
    [
      'When did you last notice a small change in someone you care for that turned out to matter?',
      'Describe a time when something about a resident or client didn’t seem right, and what you did about it.',
    ],
  ],
  problems: [
    [
      'You arrive for a visit, and the person is on the floor and says they are fine. What do you do, step by step?',
      'Suppose you find someone after a fall who doesn’t want any fuss. What happens next?',
    ],
    [
      'A resident with dementia insists on going home to their mother just as you are serving lunch. What do you do?',
      'Someone with memory loss gets upset and heads for the door at a busy moment. How do you respond?',
    ],
    [
      'You see a bruise that nobody has written down, and a colleague says to leave it. What do you do?',
      'Imagine an injury without a note in the records, and a colleague who would rather not report it. How do you act?',
    ],
  ],
};

export const social: TradeQuestions = {
  behavior: [
    [
      'Tell me about a case in which you had to balance what a person wanted with what kept them safe.',
      'When did someone’s wishes and their safety pull in different directions, and what did you decide?',
    ],
    [
      'How have you kept going with a family or client who would not work with you?',
      'Describe someone who refused contact again and again, and what you tried.',
    ],
  ],
  problems: [
    [
      'A client tells you something in confidence that suggests a child may be at risk. What do you say, and what do you do next?',
      'Suppose you hear of a possible risk to a child and are asked to keep it secret. How do you respond?',
    ],
    [
      'You have three urgent cases, one car and one afternoon. How do you decide?',
      'Picture more urgent visits than hours in the day. What settles the order for you?',
    ],
  ],
};

export const beauty: TradeQuestions = {
  behavior: [
    [
      'Tell me about a client who was unhappy with the result. What did you do while they were still in the chair?',
      'When did a treatment or style not turn out as hoped, and how did you put it right?',
    ],
    [
      'How have you built up clients who come back and ask for you?',
      'What have you done that made people book with you again?',
    ],
  ],
  problems: [
    [
      'A client asks for a treatment that you think would harm their skin or hair. What do you tell them?',
      'Suppose someone insists on something you would advise against. How does that talk go?',
    ],
    [
      'You are running half an hour late and two clients are waiting. How do you handle it?',
      'Imagine your appointments have slipped and people are looking at the clock. What do you do?',
    ],
  ],
};
