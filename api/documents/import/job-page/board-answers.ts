import { z } from 'zod';
import { readEmployment, type StructuredPosting } from '../../../writing/posting/structured.ts';
import type { RemoteKind } from '../../../writing/types.ts';
import type { Board } from './job-page.ts';
import { formatPayRange } from './pay-range.ts';

const text = z.string().catch('');
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
const id = z.union([z.string(), z.number()]).transform(String).catch('');

function workplace(value: string | null | undefined, isRemote?: boolean | null): RemoteKind {
  const kind = (value ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (kind === 'hybrid') return 'hybrid';
  if (kind === 'remote') return 'remote';
  if (kind === 'onsite' || kind === 'office') return 'onsite';
  return isRemote ? 'remote' : 'unknown';
}

const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

const section = (heading: string, html: string) => (html.trim() === '' ? '' : `<h2>${heading}</h2>${html}`);

/** A job of a Greenhouse board. */
export const greenhouseJob = z
  .object({
    title: text,
    company_name: text,
    location: maybe(z.object({ name: text })),
    content: text,
    pay_input_ranges: maybe(
      z.array(
        z.object({
          min_cents: maybe(z.number()),
          max_cents: maybe(z.number()),
          currency_type: maybe(z.string()),
        }),
      ),
    ),
  })
  .transform((job): StructuredPosting => {
    const [range] = job.pay_input_ranges ?? [];
    const whole = (cents: number | null | undefined) =>
      typeof cents === 'number' ? Math.round(cents / 100) : null;
    return {
      title: job.title,
      company: job.company_name,
      location: job.location?.name ?? '',
      remote: 'unknown',
      pay: range
        ? formatPayRange({
            min: whole(range.min_cents),
            max: whole(range.max_cents),
            currency: range.currency_type,
          })
        : '',
      employmentType: '',
      description: job.content,
    };
  });

/** A job of a Lever site. */
export const leverJob = z
  .object({
    text,
    categories: maybe(z.object({ location: text, commitment: text })),
    description: text,
    descriptionPlain: text,
    lists: maybe(z.array(z.object({ text, content: text }))),
    additional: text,
    workplaceType: maybe(z.string()),
    salaryRange: maybe(
      z.object({
        min: maybe(z.number()),
        max: maybe(z.number()),
        currency: maybe(z.string()),
        interval: maybe(z.string()),
      }),
    ),
  })
  .transform((job): StructuredPosting => ({
    title: job.text,
    // Lever's API doesn't provide it, but the text contains it.
    company: '',
    location: job.categories?.location ?? '',
    remote: workplace(job.workplaceType),
    pay: formatPayRange(job.salaryRange ?? {}),
    employmentType: readEmployment(job.categories?.commitment),
    description: [
      job.description || job.descriptionPlain.replaceAll('\n', '<br>'),
      ...(job.lists ?? []).map((list) => section(list.text, `<ul>${list.content}</ul>`)),
      job.additional,
    ].join('\n'),
  }));

/** A job of an Ashby board. */
export const ashbyJob = z
  .object({
    id,
    title: text,
    location: text,
    isRemote: maybe(z.boolean()),
    workplaceType: maybe(z.string()),
    employmentType: text,
    descriptionHtml: text,
    descriptionPlain: text,
    compensation: maybe(z.object({ compensationTierSummary: maybe(z.string()) })),
  })
  .transform(({ id: postingId, ...job }) => ({
    postingId,
    posting: {
      title: job.title,
      company: '',
      location: job.location,
      remote: workplace(job.workplaceType, job.isRemote),
      pay: job.compensation?.compensationTierSummary ?? '',
      employmentType: readEmployment(job.employmentType.replace(/(?<=[a-z])(?=[A-Z])/g, '-')),
      description: job.descriptionHtml || job.descriptionPlain.replaceAll('\n', '<br>'),
    } satisfies StructuredPosting,
  }));

const workableJob = z
  .object({
    shortcode: id,
    title: text,
    city: text,
    state: text,
    country: text,
    telecommuting: maybe(z.boolean()),
    employment_type: text,
    description: text,
    requirements: text,
    benefits: text,
  })
  .transform(({ shortcode, ...job }) => ({
    postingId: shortcode,
    posting: {
      title: job.title,
      company: '',
      location: joined([job.city, job.state, job.country]),
      remote: workplace(null, job.telecommuting),
      pay: '',
      employmentType: readEmployment(job.employment_type),
      description: [
        job.description,
        section('Requirements', job.requirements),
        section('Benefits', job.benefits),
      ].join('\n'),
    } satisfies StructuredPosting,
  }));

const smartSection = maybe(z.object({ title: text, text }));
const smartrecruiters = z
  .object({
    name: text,
    company: maybe(z.object({ name: text })),
    location: maybe(z.object({ city: text, region: text, country: text, remote: maybe(z.boolean()) })),
    typeOfEmployment: maybe(z.object({ label: text })),
    jobAd: maybe(
      z.object({
        sections: maybe(
          z.object({
            companyDescription: smartSection,
            jobDescription: smartSection,
            qualifications: smartSection,
            additionalInformation: smartSection,
          }),
        ),
      }),
    ),
  })
  .transform((job): StructuredPosting => {
    const sections = job.jobAd?.sections;
    const parts = [
      sections?.companyDescription,
      sections?.jobDescription,
      sections?.qualifications,
      sections?.additionalInformation,
    ];
    return {
      title: job.name,
      company: job.company?.name ?? '',
      location: joined([job.location?.city, job.location?.region, job.location?.country?.toUpperCase()]),
      remote: workplace(null, job.location?.remote),
      pay: '',
      employmentType: readEmployment(job.typeOfEmployment?.label),
      description: parts.map((part) => (part ? section(part.title, part.text) : '')).join('\n'),
    };
  });

const recruiteeJob = z
  .object({
    slug: id,
    title: text,
    company_name: text,
    location: text,
    city: text,
    country: text,
    remote: maybe(z.boolean()),
    hybrid: maybe(z.boolean()),
    employment_type_code: text,
    description: text,
    requirements: text,
  })
  .transform(({ slug, ...job }) => ({
    postingId: slug,
    posting: {
      title: job.title,
      company: job.company_name,
      location: job.location || joined([job.city, job.country]),
      remote: workplace(job.hybrid ? 'hybrid' : null, job.remote),
      pay: '',
      employmentType: readEmployment(job.employment_type_code.replace(/_permanent$|_fixed_term$/, '')),
      description: [job.description, section('Requirements', job.requirements)].join('\n'),
    } satisfies StructuredPosting,
  }));

type Listed = { postingId: string; posting: StructuredPosting };

function listedIn(list: z.ZodType<Listed>, key: string, wanted: string) {
  return z.object({ [key]: z.array(z.unknown()) }).transform((answer) => {
    for (const item of answer[key] ?? []) {
      const job = list.safeParse(item);
      if (job.success && job.data.postingId.toLowerCase() === wanted.toLowerCase()) return job.data.posting;
    }
    return null;
  });
}

function answerSchema(board: Board, postingId: string): z.ZodType<StructuredPosting | null> {
  switch (board) {
    case 'greenhouse':
      return greenhouseJob;
    case 'lever':
      return leverJob;
    case 'smartrecruiters':
      return smartrecruiters;
    case 'ashby':
      return listedIn(ashbyJob, 'jobs', postingId);
    case 'workable':
      return listedIn(workableJob, 'jobs', postingId);
    case 'recruitee':
      return listedIn(recruiteeJob, 'offers', postingId);
  }
}

/** Reads a posting from a job board's JSON; `null` if it isn't in there. Never throws. */
export function postingFromBoard(json: string, board: Board, postingId: string): StructuredPosting | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const posting = answerSchema(board, postingId).safeParse(value).data ?? null;
  return posting && posting.title !== '' && posting.description.trim() !== '' ? posting : null;
}
