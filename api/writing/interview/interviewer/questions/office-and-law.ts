import type { TradeQuestions } from './question-bank.ts';

export const office: TradeQuestions = {
  behavior: [
    [
      'Tell me about a day when several people needed something from you at the same time. How did you choose?',
      'Think of a morning with more requests than hours. Who had to wait, and what did you tell them?',
    ],
    [
      'When did you find a mistake in a document or a record before it did any harm?',
      'Describe an error you caught, and how you came to look there.',
    ],
  ],
  problems: [
    [
      'You have booked your manager into two meetings at the same hour, and both guests are already on their way. What do you do?',
      'Suppose a diary mistake of yours comes to light an hour before two meetings. How do you put it right?',
    ],
    [
      'Someone on the phone says they are a relative of a client and asks for personal details. How do you answer?',
      'Imagine a caller wants information that you may not give out. What do you say?',
    ],
    [
      'A visitor at the desk is upset, the phone is ringing, and a delivery needs a signature. In what order do you act?',
      'Picture three things at once at the front desk. Which comes first for you?',
    ],
  ],
};

export const finance: TradeQuestions = {
  behavior: [
    [
      'Tell me about a figure that didn’t reconcile. How did you find the difference?',
      'Think of accounts that would not balance. Where did you look first, and where was it in the end?',
    ],
    [
      'When did you last question an invoice, an expense or a payment that others had already approved?',
      'Describe a payment that looked wrong to you, and what you did about it.',
    ],
  ],
  problems: [
    [
      'It’s the last day of the month end, and a large invoice comes in without a purchase order. What do you do with it?',
      'Suppose a big bill without paperwork arrives just before you close the books. How do you treat it?',
    ],
    [
      'You get an email from a director that asks for an urgent transfer to a new account. What do you do?',
      'Imagine a senior person presses you by email to pay someone new today. How do you check that?',
    ],
    [
      'A supplier threatens to stop deliveries over an unpaid bill that is in dispute. How do you handle it?',
      'Suppose you owe a supplier who is losing patience, and the bill is contested. What do you do?',
    ],
  ],
};

export const law: TradeQuestions = {
  behavior: [
    [
      'Tell me about a deadline that you nearly missed, or a file where a date was wrong. What did you do?',
      'Think of a filing or a limitation date that was at risk. How did it come about, and how did it end?',
    ],
    [
      'When did you have to tell a client something that they didn’t want to hear?',
      'Describe a hard conversation with a client about their matter.',
    ],
  ],
  problems: [
    [
      'You notice that a document in the bundle to be served contains privileged notes. It is due in an hour. What do you do?',
      'Suppose something confidential has slipped into papers that are about to go out. What are your steps?',
    ],
    [
      'Two fee earners give you work that is due at five, and both say that theirs comes first. How do you sort it out?',
      'Imagine two lawyers with the same deadline and only one of you. What do you do?',
    ],
  ],
};

export const people: TradeQuestions = {
  behavior: [
    [
      'Tell me about a conflict between an employee and a manager that you had to deal with. What was your part?',
      'Think of a dispute at work that landed on your desk. How did you go about it?',
    ],
    [
      'Which position was hardest for you to fill, and how did you do it?',
      'Describe a search for staff that went badly at first, and what you changed.',
    ],
  ],
  problems: [
    [
      'An employee tells you about harassment and asks you not to do anything. What do you say?',
      'Suppose somebody confides a serious complaint and wants it kept quiet. How do you respond?',
    ],
    [
      'A manager wants to hire a friend without interviewing anyone else. How do you handle it?',
      'Imagine a manager who wants to skip the process for someone they know. What do you do?',
    ],
  ],
};

export const publicService: TradeQuestions = {
  behavior: [
    [
      'Tell me about a member of the public who disagreed with a decision that you had to apply. How did you explain it?',
      'Think of someone who was angry about a rule that you could not change. What did you say?',
    ],
    [
      'When did you have to apply a rule that seemed unfair in one particular case?',
      'Describe a case that didn’t fit the rules well, and what you did with it.',
    ],
  ],
  problems: [
    [
      'A person at your counter is missing one document, and their deadline is today. What do you do?',
      'Suppose an application is nearly complete on its last day. How far can you help?',
    ],
    [
      'A local politician calls and asks you to move a friend’s application forward. How do you answer?',
      'Imagine someone with influence asks for a favor in a case of yours. What do you do?',
    ],
  ],
};

export const purchasing: TradeQuestions = {
  behavior: [
    [
      'Tell me about a negotiation with a supplier that you are still satisfied with. What did you give, and what did you get?',
      'Think of a price or a contract that you improved. How did you go about it?',
    ],
  ],
  problems: [
    [
      'Your only supplier for a part tells you that it will be six weeks late. What do you do today?',
      'Suppose a key supplier fails at short notice. What are your first calls?',
    ],
  ],
};
