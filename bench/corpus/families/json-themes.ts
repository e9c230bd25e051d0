import type { FormName } from '../dates/month-forms.ts';
import type { Resume } from '../document.ts';
import type { SectionName } from '../languages/language.ts';
import { inlineStyles } from '../output/inline-styles.ts';
import { printHtml } from '../output/print-html.ts';
import type { Truth } from '../truth.ts';
import { fromTools } from '../output/tools.ts';
import type { Family } from './family.ts';
import { isoDay, toJsonResume } from './json-resume.ts';
import { localized } from './json-words.ts';

interface Theme {
  name: string;
  /** Below `node_modules/jsonresume-theme-<name>`. */
  main: string;
  /** The form in which the theme writes dates; `null` if it prints what it is given. */
  form: FormName | null;
  lacks: SectionName[];
  /** What it prints of the rest. */
  prints: ('place' | 'city' | 'website' | 'linkedIn' | 'linkedInName' | 'level' | 'phone')[];
  /** Education by years. */
  studyYears?: boolean;
  orientation?: 'organisation first';
}

const none: SectionName[] = ['certificates', 'projects'];
const THEMES: Theme[] = [
  {
    name: 'even',
    main: 'dist/index.js',
    form: 'short',
    lacks: [],
    prints: ['place', 'city', 'website', 'linkedInName', 'level', 'phone'],
  },
  {
    name: 'elegant',
    main: 'index.js',
    form: 'shortComma',
    lacks: ['languages'],
    prints: ['city', 'website', 'phone'],
  },
  {
    name: 'kendall',
    main: 'index.js',
    form: 'longCapital',
    lacks: ['certificates', 'languages'],
    prints: ['place', 'city', 'website', 'linkedInName', 'phone'],
    studyYears: true,
  },
  {
    name: 'stackoverflow',
    main: 'dist/index.js',
    form: 'short',
    lacks: [],
    prints: ['place', 'city', 'website', 'linkedInName', 'level', 'phone'],
  },
  {
    name: 'macchiato',
    main: 'index.js',
    form: 'slash',
    lacks: ['certificates', 'publications'],
    prints: ['city', 'website', 'linkedInName', 'level', 'phone'],
  },
  {
    name: 'flat',
    main: 'index.js',
    form: null,
    lacks: none,
    prints: ['website', 'linkedInName', 'level', 'phone'],
  },
  {
    name: 'paper',
    main: 'index.js',
    form: null,
    lacks: ['certificates', 'projects', 'summary', 'volunteering', 'publications', 'interests'],
    prints: ['website', 'level', 'phone'],
  },
  {
    name: 'short',
    main: 'index.js',
    form: 'short',
    lacks: ['certificates', 'projects', 'awards'],
    prints: ['website', 'linkedInName', 'level', 'phone'],
  },
  {
    name: 'spartan',
    main: 'index.js',
    form: 'longCapital',
    lacks: none,
    prints: ['city', 'website', 'linkedInName', 'level', 'phone'],
    studyYears: true,
  },
  {
    name: 'onepage',
    main: 'index.js',
    form: null,
    lacks: none,
    prints: ['city', 'linkedIn', 'level', 'phone'],
  },
  {
    name: 'caffeine',
    main: 'index.js',
    form: 'slash',
    lacks: none,
    prints: ['city', 'website', 'linkedInName', 'level', 'phone'],
  },
  {
    name: 'modern',
    main: 'index.js',
    form: 'year',
    lacks: ['certificates', 'projects', 'languages', 'volunteering', 'awards', 'publications', 'interests'],
    prints: ['city', 'phone'],
  },
  {
    name: 'eloquent',
    main: 'lib/resume.js',
    form: 'longCapital',
    lacks: none,
    prints: ['city', 'website', 'level', 'phone'],
    studyYears: true,
  },
  {
    name: 'kwan',
    main: 'index.js',
    form: 'short',
    lacks: none,
    prints: ['city', 'linkedIn', 'level', 'phone'],
  },
];

/** The theme's function; themes export it as `render`, with or without a default export around it. */
function renderOf(module: Record<string, unknown>): (resume: object) => unknown {
  for (const holder of [module, module['default']])
    if (
      typeof holder === 'object' &&
      holder !== null &&
      'render' in holder &&
      typeof holder.render === 'function'
    ) {
      const { render } = holder;
      return (resume) => render.call(holder, resume);
    }
  throw new Error('This theme has no render function.');
}

function printed(theme: Theme, truth: Truth): Truth {
  const has = (what: Theme['prints'][number]): boolean => theme.prints.includes(what);
  const { linkedIn } = truth.contact;
  const year = (date: string): string => (theme.studyYears === true ? date.slice(0, 4) : date);
  return {
    ...truth,
    contact: {
      ...truth.contact,
      location: has('city') ? truth.contact.location : '',
      phone: has('phone') ? truth.contact.phone : '',
      website: has('website') ? truth.contact.website : '',
      linkedIn: has('linkedIn')
        ? linkedIn
        : has('linkedInName')
          ? linkedIn.replace('linkedin.com/in/', '')
          : '',
    },
    experiences: truth.experiences.map((role) => (has('place') ? role : { ...role, location: '' })),
    education: truth.education.map((study) => ({
      ...study,
      location: '',
      startDate: year(study.startDate),
      endDate: year(study.endDate),
    })),
    certificates: truth.certificates.map((certificate) => ({ ...certificate, number: '', expiry: '' })),
    languages: truth.languages.map((language) => (has('level') ? language : { ...language, level: '' })),
    volunteering: truth.volunteering,
  };
}

async function page(theme: Theme, resume: Resume): Promise<string> {
  const { habits } = resume;
  const render = renderOf(await fromTools(`jsonresume-theme-${theme.name}/${theme.main}`));
  const html = await render(toJsonResume(resume, theme.form === null ? habits.dates.one : isoDay));
  if (typeof html !== 'string') throw new Error(`Theme ${theme.name} gave no page.`);
  return localized(inlineStyles(html), resume);
}

/** Themes of the JSON Resume project, printed by Chromium; headings, months and "Present" in the person's language. */
export const families: Family[] = THEMES.map((theme) => ({
  id: `json-${theme.name}`,
  source: `npm, jsonresume-theme-${theme.name}`,
  hasOwnDates: true,
  dates: { orderings: ['plain'], ...(theme.form === null ? {} : { forms: [theme.form] }) },
  habits: { banners: false },
  lacks: ['military', ...theme.lacks],
  prints: (truth) => printed(theme, truth),
  make: async (resume) => printHtml(await page(theme, resume), { margin: ['10mm', '8mm', '10mm', '8mm'] }),
}));
