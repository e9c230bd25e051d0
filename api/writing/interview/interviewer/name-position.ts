import type { PostingToScore } from '../../scoring/prepare.ts';
import { plainText } from './plain-text.ts';

const MAX_TITLE = 60;
const MAX_COMPANY = 50;

/** A title without what stands beside it: "Registered Nurse (RN) - Med/Surg" is spoken of as "Registered Nurse". */
export function nameJob(title: string): string {
  const all = plainText(title, 120);
  const short = all.split(/\s*[(|,:;]|\s+[-/@]\s+/)[0]?.trim() ?? '';
  return plainText(short.length >= 3 ? short : all, MAX_TITLE);
}

/** A company as it is spoken of, without its legal form; `''` for "Self-employed" and the like. */
export function nameCompany(company: string): string {
  if (/^(?:private|self[- ]employed|various|freelance|n\/?a|none|confidential)\b/i.test(company.trim()))
    return '';
  return plainText(company.replace(/\s*(?:\(|\|).*$|,(?!.*(?:&|\band\b)).*$/s, ''), MAX_COMPANY)
    .replace(/,?\s+(?:inc|llc|ltd|corp|plc|gmbh|llp|co)\.?$/i, '')
    .replace(/[.,;:\s]+$/, '');
}

/** The position as it is spoken of: "the Line Cook position at Copper Kettle". */
export function namePosition({ title, company }: Pick<PostingToScore, 'title' | 'company'>): string {
  const job = nameJob(title);
  const employer = nameCompany(company);
  return `${job === '' ? 'this position' : `the ${job} position`}${employer === '' ? '' : ` at ${employer}`}`;
}
