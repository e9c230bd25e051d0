import type { TradeQuestions } from './question-bank.ts';

/** Questions that suit any work. */
export const general: TradeQuestions = {
  behavior: [
    [
      'Tell me about a mistake of yours at work. How did it come to light, and what did you do then?',
      'Think of something that you got wrong. What happened next?',
    ],
    [
      'When did you last have to work with someone whom you found difficult, and how did you get the job done?',
      'Describe a colleague or customer who was hard to deal with, and what you did.',
    ],
    [
      'Tell me about a time when you were asked to do something that you had never done before.',
      'Think of a task that was completely new to you. How did you learn it?',
    ],
    [
      'When did you see a better way of doing something at work, and what became of it?',
      'Describe something that you improved, even if it was small.',
    ],
    [
      'Tell me about a time when you had to say no to someone at work.',
      'Think of a request that you turned down. How did you put it, and how was it taken?',
    ],
  ],
  problems: [
    [
      'In your second week, two people give you tasks that are both due today. How do you decide, and whom do you tell?',
      'Suppose you can only finish one of two urgent jobs today. What do you do?',
    ],
    [
      'You notice that an experienced colleague skips a step that you were taught is important. What do you do?',
      'Imagine somebody senior cuts a corner in front of you. How do you react?',
    ],
    [
      'Something goes wrong while your supervisor can’t be reached. How do you decide what you may do yourself?',
      'Suppose you face a problem alone and can’t ask anyone. How do you go about it?',
    ],
    [
      'A customer or colleague blames you for something that you didn’t do, in front of others. What do you say?',
      'Imagine being blamed unfairly while people listen. How do you respond?',
    ],
  ],
};

/** Questions for those who are to lead others, asked before those of the trade. */
export const management: TradeQuestions = {
  behavior: [
    [
      'Tell me about somebody in your team who wasn’t doing the job well. What did you say to them, and what came of it?',
      'Think of a team member whose work fell short. How did you deal with it?',
    ],
    [
      'When did you have to carry out a decision that your team was against?',
      'Describe an unpopular change that you had to bring to your people.',
    ],
  ],
  problems: [
    [
      'Two of your best people can’t stand each other, and it has started to slow everyone down. What do you do?',
      'Suppose a quarrel in your team begins to cost time. How do you step in?',
    ],
    [
      'Somebody calls in sick for the busiest shift of the week, for the third time this month. How do you handle today, and how the next talk?',
      'Imagine a team member is absent again when you need everyone. What do you do first, and what later?',
    ],
  ],
};
