// How close the product comes to a recruiter's judgement (bench/recruiter/README.md): requirements of postings,
// proofs, the order of people, terms of thin trades. Of the unseen sets only the totals are printed.
import { printPeople } from './recruiter/people.ts';
import { printProofs } from './recruiter/proofs.ts';
import { printReadings } from './recruiter/readings.ts';
import { printTrades } from './recruiter/trades.ts';

printReadings();
printProofs();
printPeople();
printTrades();
