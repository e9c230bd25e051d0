import { z } from '../../lib/zod.ts';

/** The radii to choose from, in miles (docs/product.md#limits). */
export const RADII = [10, 25, 50, 100] as const;
export const DEFAULT_RADIUS = 25;

export const JOB_TYPES = [
  { value: '', label: 'Any' },
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'contract', label: 'Contract' },
  { value: 'temporary', label: 'Temporary' },
  { value: 'internship', label: 'Internship' },
] as const;

export const LEVELS = [
  { value: '', label: 'Any' },
  { value: 'entry', label: 'Entry level' },
  { value: 'mid', label: 'Mid level' },
  { value: 'senior', label: 'Senior' },
  { value: 'lead', label: 'Lead' },
] as const;

export const AGES = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last 24 hours' },
  { value: '3', label: 'Last 3 days' },
  { value: '7', label: 'Last week' },
  { value: '14', label: 'Last two weeks' },
  { value: '30', label: 'Last month' },
] as const;

/** What a search looks for, as the form and the page's address have it. Empty texts mean any. */
export interface SearchSettings {
  location: string;
  radius: number;
  jobType: string;
  experienceLevel: string;
  openToRemote: boolean;
  postedWithin: string;
  /** Words joined by OR. */
  words: string;
  /** The title of the job of which more are wanted; empty in any other search. */
  moreLike: string;
}

export const NO_SETTINGS: SearchSettings = {
  location: '',
  radius: DEFAULT_RADIUS,
  jobType: '',
  experienceLevel: '',
  openToRemote: false,
  postedWithin: '',
  words: '',
  moreLike: '',
};

/** What the form accepts. The server knows which places there are. */
export const settingsSchema = z.object({
  location: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter a location to search for jobs.'), z.maxLength(200)),
  radius: z.coerce.number(),
  jobType: z.string(),
  experienceLevel: z.string(),
  openToRemote: z.boolean(),
  postedWithin: z.string(),
  words: z.string().check(z.trim(), z.maxLength(1_000, 'Please search for at most 1000 characters.')),
  moreLike: z.string(),
});

/** The search in the address; null if there is none. Whatever isn't one of the choices counts as any. */
export function readSettings(params: URLSearchParams): SearchSettings | null {
  const location = params.get('near')?.trim() ?? '';
  if (location === '') return null;
  const choose = (name: string, choices: readonly { value: string }[]) =>
    choices.find(({ value }) => value === params.get(name))?.value ?? '';
  return {
    location,
    radius: RADII.find((miles) => String(miles) === params.get('radius')) ?? DEFAULT_RADIUS,
    jobType: choose('type', JOB_TYPES),
    experienceLevel: choose('level', LEVELS),
    openToRemote: params.get('remote') === '1',
    postedWithin: choose('within', AGES),
    words: params.get('words') ?? '',
    moreLike: params.get('like') ?? '',
  };
}

/** The address of a search, so that going back, reloading and sharing find it again. */
export function writeSettings(settings: SearchSettings): URLSearchParams {
  const params = new URLSearchParams({ near: settings.location, radius: String(settings.radius) });
  if (settings.jobType) params.set('type', settings.jobType);
  if (settings.experienceLevel) params.set('level', settings.experienceLevel);
  if (settings.openToRemote) params.set('remote', '1');
  if (settings.postedWithin) params.set('within', settings.postedWithin);
  if (settings.words) params.set('words', settings.words);
  if (settings.moreLike) params.set('like', settings.moreLike);
  return params;
}

/** The same as the API takes it. */
export function toSearchInput(settings: SearchSettings) {
  return {
    location: settings.location,
    radius: settings.radius,
    openToRemote: settings.openToRemote,
    jobType: settings.jobType || null,
    experienceLevel: settings.experienceLevel || null,
    postedWithinDays: settings.postedWithin ? Number(settings.postedWithin) : null,
    query: settings.words || null,
    isMoreLikeThis: settings.moreLike !== '',
  };
}

/** What the settings say, in words: "Austin, TX", "within 25 miles", "part-time", "open to remote work". */
export function describeSettings(settings: SearchSettings): string[] {
  const type = JOB_TYPES.find(({ value }) => value !== '' && value === settings.jobType)?.label;
  const level = LEVELS.find(({ value }) => value !== '' && value === settings.experienceLevel)?.label;
  return [
    settings.location,
    `within ${settings.radius} miles`,
    ...(type ? [type] : []),
    ...(level ? [level] : []),
    ...(settings.openToRemote ? ['open to remote work'] : []),
  ];
}
