import { fold } from '../text/tokens.ts';

/** Words that tell postings of one job apart without making them different jobs. */
const BESIDE =
  /\b(?:m\/w\/d|w\/m\/d|f\/m\/d|h\/f|all genders|urgent(?:ly)?|hiring|now|immediate start|full[ -]?time|part[ -]?time|remote|hybrid|onsite|req\w*|job|id|ref\w*|#?\d{3,})\b/giu;

const plain = (text: string): string =>
  fold(text)
    .replace(BESIDE, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The key of a job: listings of the same company with the same title, but for what is beside it, in the same region are
 * one job, posted more than once. Empty if the company is unknown, since then nothing tells two jobs apart.
 *
 * @param region the part of the country, or the country; empty for remote jobs
 */
export function sameJobKey(title: string, company: string, region: string): string {
  const [work, employer] = [
    plain(title),
    plain(company).replace(/\b(?:inc|llc|ltd|gmbh|ag|plc|co|corp|the)\b/g, ' '),
  ];
  if (work === '' || employer.trim() === '') return '';
  return [employer.replace(/\s+/g, ' ').trim(), work.split(' ').toSorted().join(' '), plain(region)].join(
    '|',
  );
}
