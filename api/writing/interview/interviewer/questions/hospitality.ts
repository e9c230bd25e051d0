import type { TradeQuestions } from './question-bank.ts';

export const food: TradeQuestions = {
  behavior: [
    [
      'Tell me about the worst service you have worked. What went wrong, and what did you do about it on the night?',
      'Think of a shift when the kitchen was going under. What was your part in getting through it?',
    ],
    [
      'When did you last send something back or throw it away because it wasn’t right?',
      'Tell me about a time when you would not serve something, and what followed.',
    ],
  ],
  problems: [
    [
      'It’s Saturday at eight, your fryer stops working and there are fifteen tickets on the rail. What do you do?',
      'Suppose a piece of equipment fails in the middle of the rush. How do you keep the food going out?',
    ],
    [
      'A server tells you that a guest with a nut allergy has already started eating, and you aren’t sure what went on the plate. What now?',
      'Imagine there may have been a mix-up with an allergy order. What do you do in the next two minutes?',
    ],
    [
      'You open the walk-in fridge in the morning and it reads twelve degrees. What do you do with what is inside?',
      'Suppose the cold storage has been too warm overnight. What are your steps?',
    ],
  ],
};

export const service: TradeQuestions = {
  behavior: [
    [
      'Tell me about a guest who was difficult to please, and how it ended.',
      'Think of a complaint that you dealt with yourself. What did you say, and what did the guest do then?',
    ],
    [
      'When did you last notice something a guest needed before they asked?',
      'Describe a moment when you made a stay or a meal better without being told to.',
    ],
  ],
  problems: [
    [
      'Two parties arrive with a booking for the same table or room, and you only have one left. How do you handle it?',
      'Suppose you have been double-booked and both guests are standing in front of you. What do you say?',
    ],
    [
      'A guest has clearly had too much to drink and asks for another. What do you do?',
      'Imagine you have to refuse a guest a drink. How do you go about it?',
    ],
    [
      'A guest tells you loudly, in front of others, that they have waited far too long. What are your first words?',
      'Picture an angry guest and a full room listening. How do you start?',
    ],
  ],
};

export const cleaning: TradeQuestions = {
  behavior: [
    [
      'Tell me about a time when you had far more to clean than time to do it. What did you leave for later, and why?',
      'Think of a day when you couldn’t get everything done. How did you choose?',
    ],
    [
      'When has someone criticized your work, and what did you do about it?',
      'Describe an inspection or a complaint about something you had cleaned, and what came of it.',
    ],
  ],
  problems: [
    [
      'You find a bottle without a label in the cleaning cupboard, and a colleague says it’s just floor cleaner. What do you do?',
      'Suppose you come across a chemical that nobody has labelled. How do you deal with it?',
    ],
    [
      'You are cleaning a room and find cash on the floor, and nobody else is there. What are your next steps?',
      'Imagine you find something valuable while you work alone. What do you do with it?',
    ],
    [
      'There is a spill of blood in a corridor that people are walking through. What do you do first?',
      'Suppose you meet a spill that could be an infection risk in a busy place. How do you act?',
    ],
  ],
};
