import type { TradeQuestions } from './question-bank.ts';

export const retail: TradeQuestions = {
  behavior: [
    [
      'Tell me about a customer who came in angry. What did you do, and how did they leave?',
      'Think of a return or a complaint that was hard to settle. How did it go?',
    ],
    [
      'When did you change something on the shop floor that made a difference?',
      'Describe an idea of yours for a display, a till or the stock room, and what came of it.',
    ],
  ],
  problems: [
    [
      'There is a long line at the checkout, a customer needs advice, and a delivery is blocking the aisle. What comes first?',
      'Picture a full shop with too few people. How do you divide yourself?',
    ],
    [
      'A customer wants a refund without a receipt for something that has clearly been used. What do you say?',
      'Suppose someone asks for money back that the store’s rules don’t allow. How do you handle it?',
    ],
    [
      'At closing time your till is forty short. What do you do?',
      'Imagine the cash doesn’t match at the end of your shift. What are your steps?',
    ],
  ],
};

export const sales: TradeQuestions = {
  behavior: [
    [
      'Tell me about a customer whom you nearly lost. What brought them back, or why did they go?',
      'Think of an account that was about to leave. What did you do?',
    ],
    [
      'When did you last miss a target, and what did you change?',
      'Describe a month or a quarter that went badly, and how you dealt with it.',
    ],
  ],
  problems: [
    [
      'A customer likes everything, and then says that a competitor is twenty percent cheaper. What do you answer?',
      'Suppose the talk comes down to price alone. How do you go on?',
    ],
    [
      'A caller has been passed on three times before reaching you and is shouting. How do you start?',
      'Imagine a customer who has told their story three times already. What are your first sentences?',
    ],
    [
      'You find out that a colleague promised a customer something that your company can’t deliver. What do you do?',
      'Suppose a promise was made that can’t be kept, and the customer calls you. How do you handle it?',
    ],
  ],
};

export const marketing: TradeQuestions = {
  behavior: [
    [
      'Tell me about a campaign that didn’t work. How did you know, and what did you do with the rest of the budget?',
      'Think of something you published or ran that fell flat. What did the numbers tell you?',
    ],
    [
      'When did you have to convince somebody who thought your idea was wrong?',
      'Describe a time when data and a colleague’s taste disagreed.',
    ],
  ],
  problems: [
    [
      'A post of your company is being criticized in public, and it’s Friday evening. What do you do in the first hour?',
      'Suppose something you published is drawing angry comments. How do you react?',
    ],
    [
      'Traffic from your best channel drops by half over one week. Where do you look first?',
      'Imagine the numbers fall suddenly and nobody knows why. How do you find the reason?',
    ],
  ],
};

export const design: TradeQuestions = {
  behavior: [
    [
      'Tell me about feedback on your work that you disagreed with. What did you do with it?',
      'Think of a client or colleague who wanted changes that you thought were wrong. How did it end?',
    ],
    [
      'When did watching people use your work change your mind?',
      'Describe a design that you had to rethink once others used it.',
    ],
  ],
  problems: [
    [
      'A client asks you to make everything bigger, and the launch is tomorrow. How do you respond?',
      'Suppose you get vague wishes on the last day. What do you do with them?',
    ],
    [
      'You are given two days for something that needs two weeks. What do you leave out?',
      'Imagine a brief with far too little time. How do you decide what matters?',
    ],
  ],
};

export const software: TradeQuestions = {
  behavior: [
    [
      'Tell me about a bug or an outage that was hard to find. How did you narrow it down?',
      'Think of a failure in production that you worked on. What did you look at, in what order?',
    ],
    [
      'When did you change your mind about a technical decision, and what convinced you?',
      'Describe a disagreement about a design or a tool, and how it was settled.',
    ],
  ],
  problems: [
    [
      'You deploy on a Thursday afternoon, and the error rate goes up by two percent. What do you do in the next fifteen minutes?',
      'Suppose a release of yours makes things a little worse for some users. Walk me through your first steps.',
    ],
    [
      'A report shows different numbers from the dashboard, and the meeting is in an hour. How do you find out which is right?',
      'Imagine two sources of the same figure disagree. Where do you start?',
    ],
    [
      'You inherit a service without tests that fails once a week. Where do you begin?',
      'Suppose you take over unreliable code that nobody understands. What do you do in your first weeks?',
    ],
  ],
};
