import type { TradeQuestions } from './question-bank.ts';

export const driving: TradeQuestions = {
  behavior: [
    [
      'Tell me about a run when everything was late. Whom did you call, and when?',
      'Think of a day when you couldn’t make your delivery times. How did you handle it?',
    ],
    [
      'When did you last refuse to drive a vehicle, or take one off the road?',
      'Describe a defect you found on a check, and what you did about it.',
    ],
  ],
  problems: [
    [
      'Your load has shifted on the motorway and you can hear it. What do you do?',
      'Suppose you notice on the road that the load isn’t secure any more. Talk me through it.',
    ],
    [
      'Dispatch asks you to take one more job that would put you over your driving hours. What do you say?',
      'Imagine you are pressed to drive longer than you are allowed to. How do you answer?',
    ],
    [
      'A customer says that two pallets are missing, and your paperwork says that they were loaded. What do you do at the dock?',
      'Suppose the delivery and the paperwork don’t agree. How do you settle it on the spot?',
    ],
  ],
};

export const logistics: TradeQuestions = {
  behavior: [
    [
      'Tell me about a stock error that you found. How did you track down where it came from?',
      'Think of a count that didn’t match the system. What did you do to explain it?',
    ],
    [
      'When did you change the way something was picked, packed or stored, and what happened then?',
      'Describe an improvement of yours in a warehouse or in planning, however small.',
    ],
  ],
  problems: [
    [
      'Half of your shift is off sick and the truck leaves at four. What gets done, and what doesn’t?',
      'Suppose you have half the people and the same deadline. How do you plan the shift?',
    ],
    [
      'You see an experienced colleague driving a forklift with the load raised between people. What do you do?',
      'Imagine a colleague takes a dangerous shortcut with a machine. How do you step in?',
    ],
    [
      'A supplier’s delivery is a day late and a customer’s order depends on it. Whom do you talk to, and in what order?',
      'Suppose a late delivery will hold up a customer. What do you do first?',
    ],
  ],
};

export const building: TradeQuestions = {
  behavior: [
    [
      'Tell me about a job where what you found on site didn’t match the drawings. What did you do?',
      'Think of a site where the plan was wrong. How did you settle it?',
    ],
    [
      'When did you last have to redo your own work, and what did you learn from it?',
      'Describe a fault in something that you had built or fitted, and how you dealt with it.',
    ],
  ],
  problems: [
    [
      'You have been told that a circuit or a line is dead, and you are about to start work on it. What do you do before you touch anything?',
      'Suppose a colleague assures you that the supply is off. How do you make sure?',
    ],
    [
      'The customer asks you to skip a step that the code requires, to save a day. What do you tell them?',
      'Imagine someone who pays wants a shortcut that isn’t up to code. How do you handle it?',
    ],
    [
      'Another trade is in your way, and you are both due to finish today. How do you sort it out?',
      'Suppose two crews need the same space on the last day. What do you do?',
    ],
  ],
};

export const vehicles: TradeQuestions = {
  behavior: [
    [
      'Tell me about a fault that took you far longer to find than you expected. How did you get there?',
      'Think of a repair where your first idea was wrong. What did you try next?',
    ],
    [
      'When did a vehicle that you had worked on come back, and how did you deal with it?',
      'Describe a comeback, whether it was your fault or not.',
    ],
  ],
  problems: [
    [
      'A customer comes in for brake pads, and you see that a suspension joint is nearly gone. They say they can’t pay for it today. What do you do?',
      'Suppose you find something unsafe that the customer doesn’t want to fix. How does that conversation go?',
    ],
    [
      'The fault code points to a sensor, but you have your doubts. How do you find out before ordering the part?',
      'Imagine the scan tool says one thing and your experience another. What do you test?',
    ],
  ],
};

export const machining: TradeQuestions = {
  behavior: [
    [
      'Tell me about a part that gave you trouble to keep in tolerance. What did you change?',
      'Think of a job that kept drifting out of specification. How did you get it under control?',
    ],
    [
      'When did you stop a machine or a line although production was waiting?',
      'Describe a time when you put quality or safety before the count, and what people said.',
    ],
  ],
  problems: [
    [
      'You measure a finished part and it’s out of tolerance, and forty more are already in the box. What do you do?',
      'Suppose you notice a defect after a whole batch has been run. What are your next steps?',
    ],
    [
      'A guard on your machine has been tied back by the shift before, and the order is urgent. What do you do?',
      'Imagine a safety device has been bypassed so that the job goes faster. How do you act?',
    ],
  ],
};

export const maintenance: TradeQuestions = {
  behavior: [
    [
      'Tell me about a breakdown that kept coming back. How did you find the real cause?',
      'Think of a repair that only treated the symptom at first. What did you do in the end?',
    ],
    [
      'When have you had to explain a repair, or a delay, to people who just wanted it fixed?',
      'Describe a time when people were waiting on you and the repair took longer. What did you tell them?',
    ],
  ],
  problems: [
    [
      'A pipe is leaking on one floor and a tenant is stuck in the lift on another. What do you do?',
      'Suppose two urgent calls come in at once, one about damage and one about a person. How do you act?',
    ],
    [
      'You are about to open a machine, and somebody else’s lock is on the switch. What do you do?',
      'Imagine a lockout that isn’t yours on equipment that you need. How do you go on?',
    ],
  ],
};

export const grounds: TradeQuestions = {
  behavior: [
    [
      'Tell me about a season or a week when the weather ruined your plan. How did you catch up?',
      'Think of outdoor work that had to be put off. What did you do instead, and how did you get back on schedule?',
    ],
  ],
  problems: [
    [
      'You are using a machine near a path, and people with children keep walking past. How do you work?',
      'Suppose the public walks through the area where you cut or spray. What do you do?',
    ],
  ],
};
