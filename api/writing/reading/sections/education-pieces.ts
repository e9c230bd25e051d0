import { fold } from '../lines/fold.ts';
import {
  AT_ANY_SCHOOL,
  AT_SCHOOL,
  ATTENDED,
  DEGREE_AT_START,
  DEGREE_AT_WORD,
  RESULT_IN_BRACKETS,
  SCHOOL_INSIDE,
} from '../words/education-words.ts';
import { kindOf, namesSchool, readLabel } from './education-kinds.ts';

const PIECE_BREAK =
  /(\t+|\s*(?:-{4,}|[–—]{3,}|_{4,}|\.{4,})\s*|\s+[–—](?=\p{Lu})|(?<=\))[–—]\s+|\s+[|·•⋅∙]\s+|\s+\/\/\s+|\s+@(?=\p{Lu}\p{L})|;\s+|(?<=\S)\s+[–—-]\s+|\s[–—]\s?$)/u;

/** "University of Dublin Diploma in Law", "BSc Law University of Leeds": nothing but the words tells the two apart. */
const SCHOOL_THEN_DEGREE =
  /(?<=\p{L}{2}[\p{L}’'.-]* )(?=(?:mbo|hbo|havo|vwo|vmbo|MBO|HBO|HAVO|VWO|VMBO|HN[CD]|BSc|MSc|[BM]S(?=$|,)|BA|MA|MBA|BEng|MEng|BTS|BTEC|DUT|CAP|BEP|NVQ|GCSE|PhD|ESO|Level \d|Bachelor|Master|Diplom|Diploma|Licence|Licenciatura|Grado|Laurea|Magister|(?<!School )Certificate|Postgraduate|Doctor|Associate)(?!\p{L}))/u;
const DEGREE_THEN_SCHOOL =
  /(?<=\p{L}[\p{L}’'.)-]* )(?=(?:(?:Universi|Univers|École|Ecole|Escuela|Instituto|Institut|Istituto|Liceo|Politec|Faculdade|Colégio|Colegio|College|School)\p{L}*(?: \p{Lu}\p{L}+){0,2} (?:of|de|di|do|da|du|des|degli|della|für|d’|d')|(?:IES|IUT|CFA|ROC|SMK|SMA|SENAI|Universität|Hochschule|Berufsschule|Universiteit|Hogeschool|Uniwersytet|Politechnika|Univerzita|Universitas|Politeknik|Lycée|Lyceum|Gymnázium|Komvux|TU|FH|TH|PH|KU) \p{Lu})\s?)/u;

/** What one leaves a school with, which has no subject: the school may follow. Folded. */
const LEAVING =
  /^(?:abitur|fachabitur|matura|maturita|stx|htx|hhx|hf|vwo|havo|vmbo|mavo|a[ -]levels?|gcses?|hsc|ssc|ylioppilas|studentexamen)(?:\s\([^()]{2,40}\))?\s/u;

/** Words that begin the names of schools in the languages that have the kind of school first. */
const SCHOOL_FIRST =
  /\s(?=(?:Uniwersytet|Politechnika|Università|Universitatea|Université|Universidade|Universidad|Politecnico)\s\p{Lu})/u;
/** Such words have these before them within a name, folded. */
const BEFORE_SCHOOL_FIRST =
  /(?:^|\s)(?:pontific\p{L}*|real|libera|nova|studiorum|benemerita|katolicki|wolny|\p{L}{1,3})$/u;

export function splitGlued(whole: string): string[] {
  const text = whole.trimStart();
  const folded = fold(text);
  // "Stosunki Międzynarodowe Uniwersytet Robledalski"
  const first = SCHOOL_FIRST.exec(text)?.index ?? 0;
  const ahead = text.slice(0, first);
  if (first > 0 && !SCHOOL_INSIDE.test(fold(ahead)) && !BEFORE_SCHOOL_FIRST.test(fold(ahead)))
    return [ahead, text.slice(first + 1)];
  // "VWO Harwood College", "STX (A) Harwood Gymnasium"
  const leaving = LEAVING.exec(folded)?.[0].length ?? 0;
  const behind = text.slice(leaving);
  if (leaving > 0 && /^\p{Lu}\S*\s\S/u.test(behind) && SCHOOL_INSIDE.test(fold(behind)))
    return [text.slice(0, leaving), behind];
  const degree = (DEGREE_AT_START.exec(folded) ?? DEGREE_AT_WORD.exec(folded))?.index;
  const school = SCHOOL_INSIDE.exec(folded)?.index;
  if (school === undefined) return [text];
  if (degree !== undefined && degree < school) {
    const at = DEGREE_THEN_SCHOOL.exec(text)?.index;
    return at !== undefined &&
      at > degree &&
      !/(?:of|in|at|en|de|di|for|from|em|an der|am) $/u.test(text.slice(0, at))
      ? [text.slice(0, at), text.slice(at)]
      : [text];
  }
  const at = SCHOOL_THEN_DEGREE.exec(text)?.index;
  // "HS Diploma"
  if (at !== undefined && !text.slice(0, at).trim().includes(' ')) return [text];
  return at !== undefined && at > school ? [text.slice(0, at), text.slice(at)] : [text];
}

/** "BSc (University of Leeds, Botany)": a school that stands in brackets behind its degree stands beside it. */
export const withoutBrackets = (text: string): string =>
  text.replace(/(\S)\s+\((\p{Lu}[^()]{6,})\)\s*$/u, (whole, last: string, inside: string) =>
    SCHOOL_INSIDE.test(fold(inside.split(',')[0] ?? '')) &&
    // "(Honours in Botany and the College)"
    !/^[^,]*\sin\s[^,]*/u.test(inside) &&
    inside.includes(' ') &&
    !SCHOOL_INSIDE.test(fold(text.split('(')[0] ?? ''))
      ? `${last} | ${inside}`
      : whole,
  );

/** "MSc Botany / University of Leeds / Leeds": slashes between what differs, and none within a name. */
function splitAtSlash(piece: string): string[] {
  const parts = piece.split(/\s\/\s?/u);
  const all = parts.map((part) => (RESULT_IN_BRACKETS.test(fold(part)) ? 'note' : kindOf(part)));
  const kinds = new Set(all.filter((kind) => kind !== 'text'));
  // "University of Leeds / Moss Care"
  const isSchoolAndSubject = parts.length === 2 && all.join(' ') === 'school text' && /\s\/\s/u.test(piece);
  return kinds.size > 1 || isSchoolAndSubject ? parts : [piece];
}

/** The name of a school or a degree ends so, rather than a word that is cut short ("Dipl. Ing."), and another name follows. */
const NAME_STOP = /(?<=\p{L}{5}|\p{L} \d)\.\s+(?=\p{Lu})/u;
export const NAME_MAX_WORDS = 7;

/** Whether a text is made up of capitalized words with small ones between them, as names are. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{5,}/u.test(word));
  return words.length <= NAME_MAX_WORDS && small.length === 0;
}

/** "Harwood College: Moss Care", "BSc Botany. Harwood College": a colon or a full stop between a school and what was studied. */
function splitAtStop(piece: string): string[] {
  const [, before = '', after = ''] = /^([^:,]{2,60}[\p{L})])\s?:\s+(\p{Lu}.*)$/u.exec(piece) ?? [];
  if (before !== '' && readLabel(piece) === null) {
    const [left, right] = [kindOf(before), kindOf(after.split(',')[0] ?? '')];
    if (left === 'school' || (right === 'school' && isName(before))) return [before, after];
  }
  const stop = NAME_STOP.exec(piece);
  if (!stop) return [piece];
  const sides = [piece.slice(0, stop.index), piece.slice(stop.index + stop[0].length)];
  const kinds = sides.map(kindOf).join(' ');
  // "Diploma in Botany. The Moss Guild": of two names, one may have unknown words.
  const areNames =
    /^(?:degree text|text school)$/u.test(kinds) && sides.every((side) => isName(side.split(',')[0] ?? ''));
  return areNames || /^(?:degree school|school degree)$/u.test(kinds) ? sides : [piece];
}

/** "Harwood School-Diploma in Law": a hyphen between a school and what was earned there. */
function splitAtHyphen(piece: string): string[] {
  const at = /(?<=\p{Ll}{2})[-–](?=\p{Lu}\p{L})/u.exec(piece)?.index;
  if (at === undefined) return [piece];
  const [before, after] = [piece.slice(0, at), piece.slice(at + 1)];
  const folded = fold(after);
  const isDegree = DEGREE_AT_START.test(folded) || DEGREE_AT_WORD.exec(folded)?.index === 0;
  return isDegree && before.includes(' ') && kindOf(before) === 'school' ? [before, after] : [piece];
}

const LED = new RegExp(`^(?:${AT_SCHOOL}|du|de l[’']|de la|des)(?:\\s+|(?<=[’']))(?=\\p{Lu})`, 'u');

/** "At the University of Leeds", as a line of its own. */
function withoutLead(piece: string): string {
  const text = piece.trimStart();
  const led = LED.exec(text.slice(0, 1).toLowerCase() + text.slice(1))?.[0] ?? '';
  const rest = text.slice(led.length);
  const [attended = ''] = ATTENDED.exec(text) ?? [];
  if (attended !== '' && SCHOOL_INSIDE.test(fold(text))) return text.slice(attended.length);
  const start = rest.split(/\s+/).slice(0, 2).join(' ');
  return SCHOOL_INSIDE.test(fold(start)) || (led !== '' && kindOf(rest) === 'school') ? rest : piece;
}

/** Those of them that are hardly anything else, before a short name in capitals: "Bachelor Informatique à l’ETX". */
const AT_SHORT_NAME = /^\s(?:at|an der|am|auprès d.*|chez|à l[’']|à la|au|presso.*|hos|vid|ved|pel[ao])\s?$/u;
const SHORT_NAME = /^\p{Lu}[\p{Lu}\d]{2,7}(?=$|[\s,(])/u;
const NAMED_AT = /university of \p{L}+(?: \p{L}+)?$/iu;
const AT_ANY = new RegExp(`\\s(?:${AT_ANY_SCHOOL})\\s?(?=\\p{Lu})`, 'u');
const AT = new RegExp(`\\s(?:${AT_SCHOOL})\\s?(?=\\p{Lu}|universit|lycée|collège|école)`, 'gu');

/** "Harwood College with a diploma in Law" */
const EARNED = /\swith (?:an? )?(?=\p{Lu})/u;

/** "Physics an der Universität Leeds", "Diploma: Harwood College": cut between what was studied and where. */
function splitAtSchool(whole: string): string[] {
  const piece = withoutLead(whole);
  const label = /^([^:]{3,60}):\s+(\S.*)$/.exec(piece);
  if (
    label?.[1] &&
    label[2] &&
    !readLabel(piece) &&
    kindOf(label[1]) === 'degree' &&
    SCHOOL_INSIDE.test(fold(label[2]))
  ) {
    const at = DEGREE_THEN_SCHOOL.exec(label[2])?.index ?? 0;
    return [label[1], label[2].slice(0, at), label[2].slice(at)];
  }
  const earned = EARNED.exec(piece);
  if (earned && SCHOOL_INSIDE.test(fold(piece.slice(0, earned.index)))) {
    const rest = piece.slice(earned.index + earned[0].length);
    if (kindOf(rest) === 'degree') return [piece.slice(0, earned.index), rest];
  }
  for (const match of piece.matchAll(AT)) {
    // "University of Texas at Arlington" is one name.
    if (/^\sat\s$/u.test(match[0]) && NAMED_AT.test(piece.slice(0, match.index))) continue;
    const [before, after] = [piece.slice(0, match.index), piece.slice(match.index + match[0].length)];
    const kind = kindOf(before);
    const start = (after.split(/[,(]|\s[–—-]\s/)[0] ?? '').split(/\s+/).slice(0, 5).join(' ');
    const isSchool = namesSchool(start) && !namesSchool(before);
    if (
      (before.length > 2 && isSchool) ||
      ((kind === 'degree' || kind === 'text') && AT_ANY.exec(piece)?.index === match.index) ||
      (kind === 'degree' && AT_SHORT_NAME.test(match[0]) && SHORT_NAME.test(after))
    )
      return [before, after];
  }
  return [piece];
}

/** A stretch of a line that commas may part further. */
export interface Piece {
  text: string;
  /** Behind a dash that parts it from the one before it. */
  isDashed: boolean;
}

/** The stretches of a line between columns, bars and dashes, and where its words part a school from what was studied there. */
export function splitPieces(text: string): Piece[] {
  const parts = text.split(PIECE_BREAK);
  return parts
    .flatMap((part, index) =>
      index % 2 === 0 && /[\p{L}\p{N}]/u.test(part)
        ? [{ text: part, isDashed: /[–—-]/u.test(parts[index - 1] ?? '') }]
        : [],
    )
    .flatMap(({ text: piece, isDashed }) =>
      [piece]
        .flatMap(splitAtSlash)
        .flatMap(splitAtStop)
        .flatMap(splitAtHyphen)
        .flatMap(splitAtSchool)
        .map((one, index) => ({ text: one, isDashed: isDashed && index === 0 })),
    );
}
