import { companyScore, titleHasHead } from '../fields/field-scores.ts';

/** Words with which the name of a part of a university, a clinic or an office begins, as they are written. */
const UNIT =
  '(?:Department|Dept\\.?|Faculty|Division|Institute|Section|Laboratory|Lab|Chair|Fakultät|Fachbereich|Lehrstuhl|Abteilung|Institut|Departamento|Facultad|Faculdade|Cátedra|Faculté|Département|UFR|Laboratoire|Dipartimento|Facoltà|Wydział|Katedra|Fakulta|Ústav|Institutionen|Institutt|Institutionen|Afdeling|Vakgroep|Tanszék)(?=\\s)';
const AT_START = new RegExp(`^${UNIT}`, 'u');
const BEHIND_TITLE = new RegExp(`^(.{3,80}?),\\s+(${UNIT}[^,]{3,80})$`, 'u');
const IS_EMPLOYER = 2;
/** "Lead Analyst, Medicines Team": before an employer, whoever that is, the team is nothing of the title. */
const TEAM_BEHIND_TITLE = /^(.{3,80}?),\s+(\p{Lu}[^,]{1,60}\s(?:Team|Unit))$/u;

interface Names {
  title: string;
  company: string;
}

/** A department's name and what stands behind it, as the text has them, if that is an employer: "Department of Baking at Harbour College". */
function withEmployer(text: string, unit: string): string | null {
  const at = text.indexOf(unit);
  const rest = at < 0 ? '' : text.slice(at + unit.length);
  const [joint = '', name = ''] =
    /^(?:,\s+|\s(?:at|an der|am|de la|della|of)\s(?:the\s)?)([^,\t|()]{3,80})/u.exec(rest) ?? [];
  return companyScore(name.trim()) >= IS_EMPLOYER ? `${unit}${joint}`.trim() : null;
}

/**
 * Names of a role with its department as part of the employer, where the header has both in a row: "Assistant Professor, Department of
 * Baking, Harbour University". No name is put together that the header doesn't have.
 *
 * @param header the texts of the lines that the names were read from
 */
export function withDepartment({ title, company }: Names, header: readonly string[]): Names {
  const inTeam = TEAM_BEHIND_TITLE.exec(title);
  const [, job = '', unit = ''] = inTeam ?? BEHIND_TITLE.exec(title) ?? [];
  const whole = `${unit}, ${company}`;
  const isMoved =
    unit !== '' &&
    company !== '' &&
    titleHasHead(job) &&
    (inTeam !== null || companyScore(company) >= IS_EMPLOYER) &&
    header.some((text) => text.includes(whole));
  if (isMoved) return { title: job, company: whole };
  if (!AT_START.test(company) || company.includes(',')) return { title, company };
  const named = header.map((text) => withEmployer(text, company)).find((name) => name !== null);
  return { title, company: named ?? company };
}
