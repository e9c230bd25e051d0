import type { TradeQuestions } from './question-bank.ts';

export const education: TradeQuestions = {
  behavior: [
    [
      'Tell me about a child or a student whom you found hard to reach. What did you try, and what worked?',
      'Think of one learner who made no progress for a while. What did you do differently?',
    ],
    [
      'When did a lesson or an activity fall apart, and what did you do in that moment?',
      'Describe a session that didn’t go to plan, and how you saved it or ended it.',
    ],
  ],
  problems: [
    [
      'One child bites another just as a parent arrives at the door. What do you do, and what do you tell both families?',
      'Suppose two children clash and one is hurt while a parent is watching. How do you handle the next ten minutes?',
    ],
    [
      'A parent says that their child is bored, and another that theirs can’t keep up. How do you plan the next week?',
      'Imagine a group with very different levels. How would you prepare for it?',
    ],
    [
      'A child tells you something that worries you and asks you to keep it a secret. What do you say?',
      'Suppose a child confides in you, and you fear for their safety. What do you do next?',
    ],
  ],
};

export const science: TradeQuestions = {
  behavior: [
    [
      'Tell me about a result that you didn’t believe. How did you check it?',
      'Think of a measurement that looked wrong. What did you rule out, and in what order?',
    ],
    [
      'When did you make a mistake at the bench, and how did you record it?',
      'Describe an error of your own in the lab, and what you did about the data.',
    ],
  ],
  problems: [
    [
      'A control fails in the middle of a run, and the results are due this afternoon. What do you do?',
      'Suppose your quality control is out of range and people are waiting for the data. How do you go on?',
    ],
    [
      'You find a sample without a label in the fridge. What do you do with it?',
      'Imagine a sample that nobody can place. What are your steps?',
    ],
  ],
};

export const security: TradeQuestions = {
  behavior: [
    [
      'Tell me about a situation that you calmed down before it became a fight.',
      'Think of someone who was aggressive towards you at work. What did you say and do?',
    ],
  ],
  problems: [
    [
      'Someone without a badge says that they work here and are late for a meeting. What do you do?',
      'Suppose a person in a hurry can’t prove that they may come in. How do you handle it?',
    ],
    [
      'The fire alarm goes off and people say that it’s just another test. What do you do?',
      'Imagine an alarm that nobody takes seriously. How do you act?',
    ],
  ],
};

export const engineering: TradeQuestions = {
  behavior: [
    [
      'Tell me about a design of yours that failed a test. What was the cause, and what did you change?',
      'Think of a part or a process that didn’t behave as calculated. How did you find out why?',
    ],
    [
      'When did you have to choose between cost and performance, and how did you decide?',
      'Describe a trade-off in a project of yours, and who had to agree to it.',
    ],
  ],
  problems: [
    [
      'A supplier’s part is slightly out of specification, and production stops without it. Do you release it, and how do you decide?',
      'Suppose you are asked to approve a deviation under time pressure. What do you need to know?',
    ],
    [
      'A failure in the field shows up once in a thousand units, and you can’t reproduce it. Where do you start?',
      'Imagine a rare fault that never happens in the lab. How do you go after it?',
    ],
  ],
};
