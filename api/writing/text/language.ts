import type { Token } from './tokens.ts';

/** Languages whose posting headings, cue words and lexicon aliases are known. */
export const KNOWN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl'] as const;

const STOP_WORDS: Record<string, string> = {
  en: 'the and of to in for with you your our we are is as on will be or an by from that this have at their who it all work not must can',
  de: 'und der die das in den von mit für zu im ist eine ein einen einer eines auf wir sie bei sowie als oder dich du deine unser unsere ihre aus zur zum werden nach auch sich dem des',
  fr: 'et de la le les des un une du en pour vous nous dans est au aux sur avec votre nos ou par que qui sont ce cette plus notre vos son sera être',
  es: 'y de la el los las un una en para con del que por se su al nuestro como es o más tu sus nuestra son equipo trabajo ser',
  it: 'e di la il le un una in per con del della che i gli alla delle dei nel si da al sono ai o come nostra nostro nella anche lo',
  pt: 'e de a o os as um uma em para com do da que por se dos das na no ao ou como mais você são nossa nosso à seu sua',
  pl: 'i w z na do oraz się dla jest o od po za lub że nie przez jako są w ramach twoje nasze naszej pracy ze także',
  nl: 'en de het een van in voor met je op te is dat als ben bij aan zijn jij ons onze wij of naar door jouw om',
  sv: 'och att i en som på är av för med till du det vi den har inom eller hos kommer ett om vår dig din',
  da: 'og at i en som på er af for med til du det vi den har eller hos et om vores dig din ikke være',
  cs: 'a v na se je pro s z do o které jako nebo ve po si jsme k za naše budete našeho',
  tr: 've bir bu için ile olarak da de veya en olan çok gibi deneyim sahibi',
  fi: 'ja on sekä että tai ovat myös joka sinulla meillä työ kanssa olet',
  hu: 'és a az egy hogy nem vagy is van meg mint valamint számára',
  ro: 'și de la în cu pentru o un din pe este sau care mai al ale prin sunt',
  id: 'dan yang di dengan untuk dari pada dalam atau ini kami anda akan sebagai',
};

const SETS = Object.entries(STOP_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['th', /[\u0e00-\u0e7f]/g],
];

/** BCP 47 primary subtag, from the script and the stop words among the first 3,000 words; `'und'` if undetermined. */
export function detectLanguage(text: string, tokens: Token[]): string {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'und';
  for (const [language, signs] of SCRIPTS) {
    // Half of the letters would miss postings whose tool names are in Latin letters.
    if ((sample.match(signs)?.length ?? 0) > letters * 0.25) return language;
  }
  const votes = new Map<string, number>();
  for (const token of tokens.slice(0, 3000)) {
    const word = token.raw.toLowerCase();
    for (const { language, words } of SETS)
      if (words.has(word)) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const best = ranked[0];
  if (!best || best[1] < 2 || best[1] / Math.min(tokens.length, 3000) < 0.06) return 'und';
  return best[0];
}

/** Whether scores and phrases can be trusted in this language. Text of unknown language counts as known. */
export function isKnownLanguage(language: string): boolean {
  return language === 'und' || KNOWN_LANGUAGES.some((known) => known === language);
}
