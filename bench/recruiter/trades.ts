// How the terms that the product finds in postings of thin trades compare with those a recruiter would search for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { analyzePosting } from '../../api/writing/posting/analyze-posting.ts';
import { listKeywords } from '../../api/writing/posting/keywords.ts';
import { printTable } from '../lib/table.ts';
import { plain, readTruth, SETS, truthPath } from './truths.ts';

const termsSchema = z.array(z.string());
const isSame = (a: string, b: string) => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

/** Prints precision, recall and F1 of the terms; one that contains the other counts as the same. */
export function printTrades(): void {
  const rows = SETS.map((which) => {
    const folder = ['thin-trades', ...(which === 'unseen' ? ['unseen'] : [])];
    let [right, shown, recalled, asked] = [0, 0, 0, 0];
    for (const name of readdirSync(truthPath(...folder)).filter((file) => file.endsWith('.txt'))) {
      const text = readFileSync(join(truthPath(...folder), name), 'utf8');
      const keywords = listKeywords(analyzePosting({ text })).map(plain);
      const wanted = termsSchema
        .parse(readTruth(...folder, name.replace(/\.txt$/, '.keywords.json')))
        .map(plain);
      shown += keywords.length;
      asked += wanted.length;
      right += keywords.filter((term) => wanted.some((one) => isSame(term, one))).length;
      recalled += wanted.filter((one) => keywords.some((term) => isSame(term, one))).length;
    }
    const [precision, recall] = [right / shown, recalled / asked];
    return [
      which,
      precision.toFixed(3),
      recall.toFixed(3),
      ((2 * precision * recall) / (precision + recall)).toFixed(3),
    ];
  });
  printTable('Terms of thin trades', ['', 'precision', 'recall', 'F1'], [...rows, ['goal', '', '', '0.78']]);
}
