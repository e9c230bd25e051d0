const CODE = /(?<![\p{L}\d])([abc])([12])(?![\p{L}\d])/giu;
const WORDS: [number, RegExp][] = [
  [
    6,
    /(?<![\p{L}])native|mother tongue|muttersprach|langue maternelle|lengua materna|nativ[oa]|madrelingua|língua materna|ojczyst|moedertaal|bilingual|zweisprachig|bilingue|bilingüe/iu,
  ],
  [
    5,
    /fluen|verhandlungssicher|fließend|courant|fluid[oa]|biegł|vloeiend|full professional|business|very good|sehr gut|excellent|advanced/iu,
  ],
  [
    4,
    /(?<![\p{L}])(?:good|gut\p{L}*|professional working|upper[- ]intermediate|bon(?:ne)?|buen[oa]?|buon[oa]?|bom|boa|dobr\p{L}*)(?![\p{L}])/iu,
  ],
  [
    3,
    /conversational|intermediate|working knowledge|limited working|kommunikativ|notions solides|intermedi|komunikatywn/iu,
  ],
  [2, /elementary/iu],
  [1, /basic|beginner|grundkenntnisse|notions|débutant|básic|school|podstawow/iu],
];

/** The level of a language that a text states, 1 (A1) to 6 (C2, native); `null` if it states none. */
export function languageLevel(text: string): number | null {
  const codes = [...text.matchAll(CODE)].map(
    ([, letter = 'a', half]) => 'abc'.indexOf(letter.toLowerCase()) * 2 + Number(half),
  );
  if (codes.length > 0) return Math.min(...codes);
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
