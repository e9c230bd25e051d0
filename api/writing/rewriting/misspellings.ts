import type { Reworked } from './rewording.ts';
import { quoted } from './text-shape.ts';

/** How words of resumes are misspelled most often, as beginnings of words; none of them begins another word. */
const BEGINNINGS: readonly (readonly [wrong: string, right: string])[] =
  `accomodat accommodat|acheiv achiev|adminstrat administrat|assisstan assistan|buisness business|calender calendar|commitee committee|comittee committee
communciat communicat|custumer customer|definately definitely|developement development|developped developed|enviroment environment|equiptment equipment
equipement equipment|excercis exercis|experiance experience|goverment government|independant independent|knowlege knowledge|liason liaison|maintainance maintenance
maintenence maintenance|maintanance maintenance|managment management|mantain maintain|neccessar necessar|occured occurred|occurence occurrence|personell personnel
prefered preferred|profesional professional|proffesional professional|reciev receiv|recomend recommend|recruitement recruitment|reponsib responsib|responsab responsib
responsibilites responsibilities|schedual schedul|seperat separat|succesful successful|sucessful successful|technican technician|transfered transferred`
    .split(/[|\n]/)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.split(' ');
      return [wrong, right] as const;
    });
const RIGHT = new Map(BEGINNINGS);
const WRONG = new RegExp(`(?<![\\p{L}])(${[...RIGHT.keys()].join('|')})(\\p{Ll}*)`, 'giu');

/** Corrects words that are often misspelled: "developement". */
export function correctSpelling(text: string): Reworked | null {
  const corrected: string[] = [];
  const plain = text.replace(WRONG, (found: string, wrong: string, rest: string) => {
    const right = RIGHT.get(wrong.toLowerCase()) ?? wrong;
    const word =
      (found.startsWith(wrong.charAt(0).toLowerCase())
        ? right
        : right.charAt(0).toUpperCase() + right.slice(1)) + rest;
    corrected.push(quoted(word));
    return word;
  });
  return plain === text
    ? null
    : { text: plain, remark: `Corrects the spelling of ${corrected.join(' and ')}` };
}
