import { pickDateStyle } from './dates/date-style.ts';
import { resumeOf } from './document.ts';
import type { Habits } from './document.ts';
import type { Family, Kind } from './families/family.ts';
import type { LanguageCode } from './languages/index.ts';
import type { Body } from './people/career.ts';
import { inventPerson, tradesIn } from './people/invent.ts';
import { randomFrom } from './people/random.ts';
import { stressPerson } from './people/stress.ts';
import type { Stress } from './people/stress.ts';
import type { Random } from './people/random.ts';
import { truthOf, withServices } from './truth.ts';
import type { Truth } from './truth.ts';

/** How many of a hundred files are in each language. */
const SHARES: Record<LanguageCode, number> = {
  en: 40,
  de: 10,
  fr: 9,
  es: 8,
  it: 7,
  pt: 6,
  nl: 5,
  pl: 5,
  sv: 4,
  tr: 4,
  cs: 2,
  id: 2,
};
const BODIES: Body[] = [
  'bullets',
  'bullets',
  'bullets',
  'bullets',
  'bullets',
  'bullets',
  'prose',
  'both',
  'both',
  'none',
];

function pickLanguage(allowed: readonly LanguageCode[] | undefined, random: Random): LanguageCode {
  const shares = Object.entries(SHARES) as [LanguageCode, number][];
  return random.pick(
    shares.flatMap(([code, share]) =>
      allowed?.includes(code) === false ? [] : Array<LanguageCode>(share).fill(code),
    ),
  );
}

/** The stress that a family's template can show. */
const possibleFor = ({ hasOwnDates }: Family, { kinds, words }: Stress): Stress => ({
  kinds: new Set([...kinds].filter((kind) => kind !== 'without-dates' || hasOwnDates !== true)),
  words,
});

/** One file of a family with its truth; the same in every run. `stress` makes it harder to read. */
export async function fileOf(
  family: Family,
  index: number,
  folder: string,
  stress: Stress | null = null,
): Promise<{ bytes: Uint8Array; kind: Kind; truth: Truth }> {
  const name = `${family.id}-${String(index + 1).padStart(2, '0')}`;
  const random = randomFrom(name);
  const language = pickLanguage(family.languages, random);
  const habits: Habits = {
    dates: pickDateStyle(language, random, family.dates),
    body: random.pick(BODIES),
    organisationFirst: random.chance(0.45),
    banners: random.chance(0.5),
    certificateEntries: random.chance(0.4),
    fieldWithDegree: random.chance(0.7),
    showPlaces: random.chance(0.75),
    ...family.habits,
  };
  const plain = inventPerson(language, random.pick(tradesIn(language)), habits.body, random);
  const person = stress === null ? plain : stressPerson(plain, possibleFor(family, stress), random);
  const whole = resumeOf(person, habits, random);
  const resume = {
    ...whole,
    sections: whole.sections.filter(({ kind }) => family.lacks?.includes(kind) !== true),
  };
  const kinds = family.kinds ?? ['pdf'];
  const kind = kinds[index % kinds.length] ?? 'pdf';
  const bytes = await family.make(resume, kind, folder);
  const truth = {
    case: name,
    file: `${name}.${kind}`,
    fileType: kind,
    family: family.id,
    ...truthOf(resume),
  };
  return { bytes, kind, truth: withServices(family.prints?.(truth, resume) ?? truth) };
}
