/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: 'аα',
    b: 'Ьβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еҽε',
    h: 'һ',
    i: 'іι',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ոη',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'νѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'СϹ',
    E: 'ЕΕ',
    H: 'НΗ',
    I: 'ІΙ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟ',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'УΥ',
    Z: 'Ζ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);
const MARKUP = /<\/?[a-z][^<>]{0,200}>|&(?:nbsp|amp|quot|lt|gt|shy|zwnj|zwj|#x?[0-9a-f]{1,6});/gi;
const INVISIBLE = /\p{Cf}/gu;
/** Mathematical and full-width letters. */
const STYLED = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]/gu;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const WORD = /[\p{L}\p{M}]+/gu;

/** Converts a word to Latin letters if each of its letters looks like one; otherwise returns it unchanged. */
function latinWord(word: string): string {
  const letters = [...word].map((letter) => LOOKALIKES[letter] ?? letter);
  return letters.some((letter) => OTHER_SCRIPT.test(letter)) ? word : letters.join('');
}

/**
 * Reduces a text to what people see, for comparisons: removes markup and invisible characters, and replaces styled
 * letters and look-alikes from other scripts, so that a word that people read as "SQL" is "SQL". Texts in other scripts
 * are unchanged.
 */
export function plainLetters(text: string): string {
  const plain = text
    .replace(MARKUP, ' ')
    .replace(INVISIBLE, '')
    .replace(STYLED, (letter) => letter.normalize('NFKC'));
  if (!OTHER_SCRIPT.test(plain)) return plain;
  const latin = plain.replace(WORD, latinWord);
  // In a sentence of another script most words contain a letter that looks like no Latin one.
  const words = latin.match(WORD) ?? [];
  return words.filter((word) => OTHER_SCRIPT.test(word)).length * 2 < words.length ? latin : plain;
}
