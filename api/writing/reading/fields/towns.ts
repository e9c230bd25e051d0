import { foldName } from '../../../places/fold-name.ts';
import { loadGazetteer } from '../../../places/load-gazetteer.ts';
import type { Place } from '../../../places/place.ts';
import { remember } from '../lines/memo.ts';
import { EMPLOYER_WORDS, LEGAL_FORMS, ORGANISATION_WORDS, UNIT_WORDS } from '../words/company-words.ts';
import { wordSet } from '../words/parse-words.ts';
import { COUNTRY_CODES, NO_TOWNS } from '../words/place-words.ts';
import { TITLE_HEADS } from '../words/title-words.ts';

/** Words of other fields that are towns, too: "Sales" in France, "Police" in Poland. */
const otherWords = new Set(
  [LEGAL_FORMS, ORGANISATION_WORDS, EMPLOYER_WORDS, UNIT_WORDS, TITLE_HEADS, NO_TOWNS].flatMap((words) => [
    ...wordSet(words),
  ]),
);
const countryCodes = new Map(Object.entries(COUNTRY_CODES));

/** Shorter names are words or abbreviations more often than towns. */
const NAME_MIN = 4;

/** The towns of the gazetteer with a name, the largest first. */
export const findTowns = remember((text: string): Place[] => {
  const name = foldName(text);
  return name.length < NAME_MIN || otherWords.has(name) ? [] : loadGazetteer().cities(name);
});

/** From so many people on, a town is known: nearer to where resumes in the product's languages come from, smaller ones. */
const KNOWN_FROM = 2_000;
const KNOWN_FROM_OVERSEAS = 5_000;
const KNOWN_FROM_ELSEWHERE = 20_000;
const NEAR = new Set(
  'AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU ID IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS RU SE SI SK TR UA XK'.split(
    ' ',
  ),
);
const OVERSEAS = new Set(['AU', 'CA', 'NZ', 'US']);
/** In capitals, a short name is an abbreviation unless the town is large: "CEREA", "PARIS". */
const ABBREVIATION = /^\p{Lu}{2,6}$/u;
const LARGE = 250_000;

function knownFrom(countryCode: string): number {
  if (NEAR.has(countryCode)) return KNOWN_FROM;
  return OVERSEAS.has(countryCode) ? KNOWN_FROM_OVERSEAS : KNOWN_FROM_ELSEWHERE;
}

/** Whether a text is the name of a town that is not too small to be known. */
export const isKnownTown = (text: string): boolean => {
  const least = ABBREVIATION.test(text.trim()) ? LARGE : 0;
  return findTowns(text).some(
    ({ population, countryCode }) => population >= Math.max(least, knownFrom(countryCode)),
  );
};

/** A city of so many people is where something is, and hardly ever called otherwise. */
const METROPOLIS = 1_000_000;

/** Whether a text is the name of a city that everybody knows: "Saint-Petersburg", "Hyderabad". */
export const isMetropolis = (text: string): boolean =>
  findTowns(text).some(({ population }) => population >= METROPOLIS);

/** Whether there is a town of that name in the United Kingdom. */
export const isInUnitedKingdom = (text: string): boolean =>
  findTowns(text).some(({ countryCode }) => countryCode === 'GB');

/** The codes of the countries that a text names or abbreviates: "Colombia", "GER". */
function countriesNamed(text: string): string[] {
  const code = countryCodes.get(text.trim());
  const named = loadGazetteer().country(foldName(text));
  return [code, named?.countryCode].filter((country) => country !== undefined);
}

/**
 * Whether a text is a town and its state or country, whatever the town's size: "Estância, SE", "Nuremberg, GER",
 * "Bogotá, Distrito Capital, Colombia".
 */
export const isTownInRegion = remember((text: string): boolean => {
  const [name = '', ...others] = text.split(/\s*[,/]\s*|\s[-–]\s/);
  const last = others.at(-1) ?? '';
  if (others.length === 0 || others.length > 2 || !/^\p{Lu}/u.test(last)) return false;
  const towns = findTowns(name);
  if (towns.length === 0) return false;
  const countries = countriesNamed(last);
  if (towns.some(({ countryCode }) => countries.includes(countryCode))) return true;
  const regions = loadGazetteer().regions(foldName(last));
  return (
    others.length === 1 &&
    regions.some(({ region, countryCode }) =>
      towns.some((town) => town.countryCode === countryCode && town.region?.code === region?.code),
    )
  );
});
