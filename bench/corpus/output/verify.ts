import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Kind } from '../families/family.ts';
import type { Truth } from '../truth.ts';
import { run } from './run.ts';

/** Letters and digits only: case, accents, hyphenation, spaces and ligatures don't matter. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

const withoutTags = (markup: string): string =>
  markup
    .replace(/<style>.*?<\/style>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

async function textsOf(bytes: Uint8Array, kind: Kind, folder: string): Promise<string[]> {
  if (kind === 'txt' || kind === 'md') return [new TextDecoder().decode(bytes)];
  if (kind === 'docx') {
    const parts = Object.entries(unzipSync(bytes)).filter(([name]) =>
      /^word\/(?:document|header|footer).*\.xml$/.test(name),
    );
    const xml = parts.map(([, part]) => new TextDecoder().decode(part)).join('\n');
    return [withoutTags(xml)];
  }
  if (kind === 'html') return [withoutTags(new TextDecoder().decode(bytes))];
  const path = join(folder, 'verify.pdf');
  writeFileSync(path, bytes);
  return Promise.all([[], ['-raw'], ['-layout']].map((mode) => run('pdftotext', [...mode, path, '-'])));
}

/** Every string of the truth but dates and names of the case. */
function stringsOf(truth: Truth): string[] {
  const {
    contact,
    experiences,
    education,
    certificates,
    languages,
    projects,
    volunteering,
    military,
    awards,
  } = truth;
  const texts = [
    ...Object.values(contact),
    truth.summary,
    truth.interests,
    ...experiences.flatMap((role) => [
      role.title,
      ...[role.company].flat(),
      role.location,
      role.description,
      ...role.bulletPoints,
    ]),
    ...education.flatMap(({ degree, field, school, location }) => [degree, field, school, location]),
    ...certificates.flatMap(({ name, issuer, number }) => [name, issuer, number]),
    ...languages.flatMap(({ name, level }) => [name, level]),
    ...truth.skills,
    ...projects.flatMap(({ name, text }) => [name, text]),
    ...[...volunteering, ...military].flatMap(({ title, organisation }) => [title, organisation]),
    ...truth.publications,
    ...awards.map(({ name }) => name),
  ];
  const years = [...experiences, ...education].flatMap(({ startDate, endDate }) => [
    startDate.slice(2, 4),
    endDate.slice(2, 4),
  ]);
  return [...texts, ...years].filter((text) => text !== '');
}

/** Present in one piece, or in two with a page's end between them. */
function isIn(text: string, haystack: string): boolean {
  if (haystack.includes(text)) return true;
  if (text.length < 24) return false;
  let cut = 12;
  while (cut < text.length && haystack.includes(text.slice(0, cut + 1))) cut += 1;
  return haystack.includes(text.slice(0, cut)) && haystack.includes(text.slice(cut));
}

/** The strings of the truth that the file doesn't hold, by `pdftotext` or the file's XML. */
export async function missingFrom(
  bytes: Uint8Array,
  kind: Kind,
  truth: Truth,
  folder: string,
): Promise<string[]> {
  const texts = (await textsOf(bytes, kind, folder)).map(folded);
  return [...new Set(stringsOf(truth))].filter(
    (text) => !texts.some((haystack) => isIn(folded(text), haystack)),
  );
}
