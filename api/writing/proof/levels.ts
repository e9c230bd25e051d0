const word = (alternatives: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives})(?![\p{L}\d])`, 'iu');

/** Ladders of levels, the lowest first. A higher rung proves a lower one. */
const LADDERS: RegExp[][] = [
  [word('basic|standard-basic'), word('standard'), word('enhanced')],
  [
    word('apprentice|trainee'),
    word('journeyman|journeywoman|journey[- ]level|gesell[ei]n?'),
    word('master electrician|master plumber|master|meister|meisterin|contractor'),
  ],
  [
    word('foundation|introductory|awareness|grundkurs'),
    word('intermediate'),
    word('advanced|expert|aufbaukurs'),
  ],
  [word('associate'), word('practitioner|professional'), word('expert|architect')],
];
/** The words of the ladders, which are compared as levels and not as names. */
export const LADDER_WORDS =
  /(?<![\p{L}])(?:basic|standard|enhanced|apprentice|journeyman|journeywoman|master(?= (?:electrician|plumber))|foundation|intermediate|advanced)(?![\p{L}])/giu;
const LEVEL =
  /(?<![\p{L}])(?:level|nvq|rqf|qcf|eqf|stufe|niveau|nivel|livello|nível|poziom|niveau|grade|tier|band)\s*(?:level\s*)?(\d{1,2})(?!\d)/giu;
const ORDINAL = /(?<![\p{L}\d])(\d{1,3})(?:st|nd|rd|th|\.)\s*(?:edition|ausgabe|auflage)/giu;
const HOURS = /(?<![\p{L}])(osha|niosh|hazwoper|mshm|msha)\D{0,3}(\d{2})(?!\d)/iu;

/** Whether the levels that the text states reach those asked for. True if none is asked for. */
export function reachesLevels(asked: string, text: string): boolean {
  for (const ladder of LADDERS) {
    const wanted = highestRung(ladder, asked);
    if (wanted < 0) continue;
    const reached = highestRung(ladder, text);
    if (reached < wanted && !(wanted === 0 && reached < 0)) return false;
  }
  const level = lowestNumber(asked, LEVEL);
  if (level !== null) {
    const held = highestNumber(text, LEVEL);
    if (held === null || held < level) return false;
  }
  const edition = lowestNumber(asked, ORDINAL);
  if (edition !== null && (highestNumber(text, ORDINAL) ?? 0) < edition) return false;
  const hours = HOURS.exec(asked);
  if (hours?.[2]) {
    const held = HOURS.exec(text);
    if (!held?.[2] || Number(held[2]) < Number(hours[2])) return false;
  }
  return true;
}

function highestRung(ladder: readonly RegExp[], text: string): number {
  for (let rung = ladder.length - 1; rung >= 0; rung -= 1) if (ladder[rung]?.test(text)) return rung;
  return -1;
}

const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((found) => Number(found[1]));

function lowestNumber(text: string, pattern: RegExp): number | null {
  const all = numbersIn(text, pattern);
  return all.length > 0 ? Math.min(...all) : null;
}

function highestNumber(text: string, pattern: RegExp): number | null {
  const all = numbersIn(text, pattern);
  return all.length > 0 ? Math.max(...all) : null;
}

const CATEGORY_CUE =
  /(?:categor(?:y|ies)|class(?:es)?|klassen?|kat\.?|kategori[ie]|catégories?|permis|führerschein|fahrerlaubnis|rijbewijs|carn[eé]t?|permiso|patente|prawo jazdy|cdl|lgv|hgv)[\s:.-]*(?:klassen?|class|kat\.?|de conducir|de conduire|categoría|tipo)?[\s:-]*((?:[A-D]1?\s?\+?\s?E?|[12])(?:(?:\s?[,/&+]\s?|\s(?:and|und|et|y|e|i|en)\s)(?:[A-D]1?\s?\+?\s?E?|[12]))*)(?! plus|[\p{L}\d])/giu;
/** Which categories a driving license of a category includes. */
const INCLUDES: Record<string, string> = {
  CE: 'CE C C1E C1 BE B',
  C: 'C C1 B',
  C1E: 'C1E C1 BE B',
  C1: 'C1 B',
  BE: 'BE B',
  B: 'B',
  DE: 'DE D D1 BE B',
  D: 'D D1 B',
  D1: 'D1 B',
  A: 'A A1',
  A1: 'A1',
};
const AMERICAN: Record<string, string> = { A: 'A B C', B: 'B C', C: 'C' };

/** Whether the driving categories that the text names include those asked for. True if none is asked for. */
export function hasDrivingCategories(asked: string, text: string): boolean {
  const isAmerican = /\bCDL\b|commercial driver/i.test(asked);
  const wanted = categoriesIn(asked, isAmerican);
  if (
    wanted.length === 0 ||
    !/licen[cs]e|führerschein|fahrerlaubnis|permis|rijbewijs|carn|conducir|patente|prawo|cdl|lgv|hgv|driv/iu.test(
      asked,
    )
  )
    return true;
  const included = new Set(
    categoriesIn(text, isAmerican).flatMap((one) =>
      ((isAmerican ? AMERICAN : INCLUDES)[one] ?? one).split(' '),
    ),
  );
  return wanted.every((one) => included.has(one));
}

function categoriesIn(text: string, american: boolean): string[] {
  const found = [...text.matchAll(CATEGORY_CUE)].flatMap((match) =>
    (match[1] ?? '')
      .split(/\s?[,/&]\s?|\s(?:and|und|et|y|e|i|en)\s/u)
      .map((one) => one.toUpperCase().replace(/[\s+]/g, '')),
  );
  const bracketed = [...text.matchAll(/\(([A-D]1?\s?\+?\s?E?)\)/g)].map((match) =>
    (match[1] ?? '').replace(/[\s+]/g, ''),
  );
  const before = [...text.matchAll(/(?<![\p{L}\d])([A-D]1?\+?E?)\s(?:licen[cs]e|entitlement|CDL)/gu)].map(
    (match) => (match[1] ?? '').replace(/\+/g, ''),
  );
  const all = [...found, ...bracketed, ...before].map((one) =>
    american ? one : one === '1' ? 'CE' : one === '2' ? 'C' : one,
  );
  return [...new Set(all)];
}
