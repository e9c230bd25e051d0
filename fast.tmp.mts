// TAG=y node --import tsx fast.tmp.mts SET...   dirs from /work/sets/SET/unseen or named
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from './api/documents/import/read-document.ts';
import { readLines } from './api/writing/reading/read-lines.ts';
import { emptyDetailScores, scoreDetails } from './bench/corpus/score/details.ts';
import { emptyRoleScores, scoreRoles } from './bench/corpus/score/roles.ts';
import { f1, emptyTally, add, pairUp } from './bench/corpus/score/tally.ts';
import { readTruths } from './bench/corpus/score/truth-file.ts';
import { languageText } from './api/writing/reading/sections/details.ts';
import { nameLikeness, NAME_OK } from './bench/corpus/score/words.ts';
const SECRET = new Set(['h', 'j', 'U']);
const DIRS: Record<string, string> = { S: '/work/corpus/seen', U: '/work/corpus/unseen', D: '/work/strainD/seen', open: '/work/sets/open' };
const tag = process.env['TAG'] ?? 'cur';
const sum = (a: any, b: any) => { for (const k of ['hits', 'invented', 'missed']) a[k] += b[k]; };
const sh = (x: any) => { const v = f1(x); return v === null ? '-' : v.toFixed(3); };
for (const set of process.argv.slice(2)) {
  const dir = DIRS[set] ?? `/work/sets/${set}/unseen`;
  const cache = `/tmp/cache/${set}`;
  mkdirSync(cache, { recursive: true });
  const T: any = {}; const bad: string[] = []; const perFile: string[] = [];
  const D: any = { title: [0, 0, 0, 0], company: [0, 0, 0, 0], dates: [0, 0, 0, 0] };
  for (const known of readTruths(dir)) {
    const at = join(cache, known.case + '.json');
    let source: any[] = [];
    if (existsSync(at)) source = JSON.parse(readFileSync(at, 'utf8'));
    else {
      try { source = (await readDocument(new Uint8Array(readFileSync(join(dir, known.file))), known.file)).source; }
      catch (e) { if (!SECRET.has(set)) bad.push(`### ${known.case} REFUSED ${(e as Error).message}`); }
      writeFileSync(at, JSON.stringify(source));
    }
    const { history } = readLines(source);
    const r = emptyRoleScores(), d = emptyDetailScores();
    const faults = scoreRoles(known.experiences, history.experiences, source, r);
    scoreDetails(known, history, d);
    for (const k of ['found', 'strict', 'bullets'] as const) { T[k] ??= emptyTally(); sum(T[k], r[k]); }
    for (const k of ['certificates', 'education', 'educationStrict', 'languages', 'skills'] as const) { T[k] ??= emptyTally(); sum(T[k], d[k]); }
    for (const k of ['title', 'company', 'dates'] as const) { const x = r.doubted[k]; D[k][0] += x.wrong.part; D[k][1] += x.wrong.whole; D[k][2] += x.right.part; D[k][3] += x.right.whole; }
    perFile.push(`${known.case} ${known.fileType} ${known.language} found ${sh(r.found)} strict ${sh(r.strict)} bullets ${sh(r.bullets)} cert ${sh(d.certificates)} edu ${sh(d.educationStrict)} lang ${sh(d.languages)} skills ${sh(d.skills)} (${d.skills.hits}/${d.skills.invented}/${d.skills.missed})`);
    if (!SECRET.has(set)) {
      const one = (x: any) => x && `${JSON.stringify(x.title)} @ ${JSON.stringify(x.company)} @ ${x.location} ${x.startDate}..${x.endDate} [${x.bulletPoints.length}b ${x.description.length}d]`;
      for (const f of faults) bad.push(`${known.case} ROLE ${f.wrong.join(',')}\n    known ${one(f.known)}\n    read  ${one(f.read)}`);
      const diff = (kind: string, a: string[], b: string[], ok: (x: number, y: number) => boolean) => {
        const p = pairUp(a.map((_, i) => i), b.map((_, i) => i), (i, j) => Number(ok(i, j)), 1);
        const used = new Set(p.values());
        a.forEach((x, i) => { if (!p.has(i)) bad.push(`${known.case} ${kind} missed   ${x}`); });
        b.forEach((x, i) => { if (!used.has(i)) bad.push(`${known.case} ${kind} invented ${x}`); });
      };
      // certificates via scorer: single-pair check
      const cs = known.certificates, rc = history.details.certificates;
      const okC = (i: number, j: number) => { const e = emptyDetailScores(); scoreDetails({ ...known, certificates: [cs[i]!], languages: [], skills: [], education: [] }, { ...history, details: { ...history.details, certificates: [rc[j]!], languages: [], skills: [], education: [] } }, e); return e.certificates.hits === 1; };
      diff('CERT', cs.map((c) => `${c.name} | ${c.issuer} | ${c.number} | ${c.date} | ${c.expiry}`), rc.map((c) => c.text), okC);
      diff('LANG', known.languages.map((l) => `${l.name} | ${l.level}`), history.details.languages.map(languageText), (i, j) => { const l = known.languages[i]!, t = languageText(history.details.languages[j]!); return nameLikeness(l.name, t) >= NAME_OK || nameLikeness(`${l.name} ${l.level}`, t) >= NAME_OK; });
      diff('SKILL', known.skills, history.details.skills.map((s) => s.text), (i, j) => nameLikeness(known.skills[i]!, history.details.skills[j]!.text) >= NAME_OK);
      if (d.educationStrict.missed + d.educationStrict.invented > 0) {
        for (const e of known.education) bad.push(`${known.case} EDU known ${e.degree} | ${e.field} | ${e.school} | ${e.location} | ${e.startDate}..${e.endDate}`);
        for (const e of history.details.education) bad.push(`${known.case} EDU read  ${e.degree} | ${e.institution} | ${e.startDate}..${e.endDate}   [${e.details}]`);
      }
    }
  }
  console.log(set.padEnd(5), Object.entries(T).map(([k, v]: any) => `${k} ${sh(v)}(${v.hits}/${v.invented}/${v.missed})`).join('  '), '| doubts', Object.entries(D).map(([k, v]: any) => `${k} ${v[0]}/${v[1]} ${v[2]}/${v[3]}`).join(' '));
  if (!SECRET.has(set)) { writeFileSync(`/tmp/bad/${tag}.${set}`, bad.join('\n') + '\n'); writeFileSync(`/tmp/bad/${tag}.${set}.files`, perFile.join('\n') + '\n'); }
}
