import { foldName } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';

const BEFORE =
  /^(?:greater|metro|metropolitan|downtown|northern|southern|eastern|western|central|inner|near|around|within|in|the|city of|town of|state of|province of|region of|canton of|kanton|land|raum|gro(?:ss|ß)raum|grand|area|región de|provincia de) /;
const BEHIND =
  / (?:(?:greater )?metropolitan (?:area|region)|metro area|metroplex|metro|and (?:the )?surrounding areas?|und umgebung|area|region|city|proper|downtown|cbd|city cent(?:er|re)|et environs)$/;
const STATE = / (?:state|province)$/;
/** Parts of the world, where no search by distance begins; some are also small towns. */
const WORLD_PARTS = new Set(
  'eu|europe|europa|emea|apac|latam|asia|africa|north america|south america|latin america|oceania|dach|nordics|benelux|global'.split(
    '|',
  ),
);

const readExactly = (folded: string, gazetteer: Gazetteer): Place[] => {
  const countries = [
    gazetteer.country(folded),
    folded.length === 2 ? gazetteer.countryOf(folded.toUpperCase()) : null,
  ].filter((place) => place !== null);
  return [
    ...gazetteer.cities(folded),
    ...gazetteer.regions(folded),
    ...countries.filter(({ countryCode }, at) => at === 0 || countries[0]?.countryCode !== countryCode),
  ];
};

/**
 * Everything in the world that a name may mean, in no order: towns, states, countries. What is said around a name ("Greater
 * Chicago Area") is left out only where there is no such place (Greater Noida is one).
 */
export function readName(name: string, gazetteer: Gazetteer): Place[] {
  const folded = foldName(name);
  if (folded === '' || WORLD_PARTS.has(folded)) return [];
  const exact = readExactly(folded, gazetteer);
  if (exact.length > 0) return exact;
  if (STATE.test(folded)) {
    const states = gazetteer.regions(folded.replace(STATE, ''));
    if (states.length > 0) return states;
  }
  const bare = folded.replace(BEFORE, '').replace(BEHIND, '');
  if (bare !== folded) return readName(bare, gazetteer);
  // "Muenchen" is written without the dots.
  const spelled = folded.replace(/([aou])e/g, '$1');
  return spelled === folded ? [] : readExactly(spelled, gazetteer);
}
