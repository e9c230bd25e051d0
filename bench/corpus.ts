// npm run bench -- corpus [--unseen] [--family=id,id]: the product's reader on resumes in real templates whose content
// is known (bench/corpus/README.md). Of the unseen third only totals are printed. CORPUS says where the files are.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scoreFolder } from './corpus/score/read-files.ts';
import { printFamilies, printFaults, printTotals } from './corpus/score/report.ts';

const { values } = parseArgs({
  options: { unseen: { type: 'boolean', default: false }, family: { type: 'string' } },
});
const set = values.unseen ? 'unseen' : 'seen';
if (values.unseen && values.family !== undefined)
  throw new Error('Nobody looks at single families of the unseen third.');
const folder = join(process.env['CORPUS'] ?? '../corpus', set);
if (!existsSync(folder))
  throw new Error(`${folder} is missing; bench/corpus/README.md says how to build it.`);

const families = values.family?.split(',');
const files = await scoreFolder(folder, (family) => families === undefined || families.includes(family));
printTotals(set, files);
if (families !== undefined) printFaults(files);
else if (!values.unseen) printFamilies(files);
