import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequirementFacts } from './requirement-facts.ts';

const waysOf = (text: string) => readRequirementFacts(text).anyOf.map((way) => way.join(' + '));

describe('the kind of a requirement', () => {
  it.each([
    ['Valid forklift license', 'license'],
    ['Current NMC registration', 'license'],
    ['CSCS card', 'license'],
    ['Führerschein Klasse B', 'license'],
    ['Permis B exigé', 'license'],
    ['Prawo jazdy kat. B', 'license'],
    ['Rijbewijs B', 'license'],
    ['Clean driving licence', 'license'],
    ['Experience in a bakery', 'experience'],
    ['3+ years of payroll experience', 'experience'],
    ['Erfahrung in der Gastronomie', 'experience'],
    ['Experiencia en ventas', 'experience'],
    ['Proficiency in Excel', 'skill'],
    ['Docker and Terraform', 'skill'],
    ['Sicherer Umgang mit SAP', 'skill'],
    ["Bachelor's degree in marketing", 'education'],
    ['Abgeschlossene Ausbildung als Tischler', 'education'],
    ['BTS comptabilité', 'education'],
    ['Fluent German', 'language'],
    ['English at B2 or better', 'language'],
    ['Gute Deutschkenntnisse', 'language'],
    ['Bardzo dobra znajomość języka angielskiego', 'language'],
    ['Right to work in the UK', 'condition'],
    ['Able to work weekends and night shifts', 'condition'],
    ['Bereitschaft zur Schichtarbeit', 'condition'],
    ['Disponibilidad inmediata', 'condition'],
    ['Willing to travel up to 20 %', 'condition'],
    ['Team player with a positive attitude', 'trait'],
    ['Zuverlässigkeit und Teamfähigkeit', 'trait'],
    ['Prepare invoices and chase payments', 'duty'],
    ['Assurer la maintenance des machines', 'duty'],
  ])('%s: %s', (text, kind) => {
    expect(readRequirementFacts(text).kind).toBe(kind);
  });
});

describe('the ways to meet a requirement', () => {
  it.each<[string, string[]]>([
    ['Vue or Angular', ['Vue', 'Angular']],
    ['Tuning queries in Oracle or PostgreSQL', ['Tuning queries in Oracle', 'Tuning queries in PostgreSQL']],
    ['Docker and Terraform', ['Docker + Terraform']],
    ['Docker, and Kubernetes or Jenkins', ['Docker + Kubernetes', 'Docker + Jenkins']],
    ['Ansible, Puppet or similar', ['Ansible', 'Puppet', 'similar']],
    ['Degree or equivalent experience', ['Degree', 'equivalent experience']],
    ['RN or LVN license', ['RN license', 'LVN license']],
    ['BSN or higher', ['BSN', 'higher']],
    ['Ansible/Puppet', ['Ansible', 'Puppet']],
    ['Acute or chronic wound care', ['Acute wound care', 'chronic wound care']],
    ['Erfahrung mit Excel oder Access', ['Erfahrung mit Excel', 'Erfahrung mit Access']],
    ['Expérience en boulangerie ou pâtisserie', ['Expérience en boulangerie', 'Expérience en pâtisserie']],
    ['Ervaring met Excel of Access', ['Ervaring met Excel', 'Ervaring met Access']],
  ])('%s', (text, ways) => {
    expect(waysOf(text)).toEqual(ways);
  });

  it.each([
    'CI/CD pipelines',
    'Support around the clock, 24/7',
    '4 or more years of welding',
    'English, B2 or better',
    'Level 3 or above in childcare',
    'Ausbildung als Krankenpfleger/in',
    'TCP/IP',
  ])('%s offers no choice', (text) => {
    expect(readRequirementFacts(text).anyOf).toHaveLength(1);
  });

  it('is never empty, and reads any text in bounded time', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom('a', 'or', 'Java', ',', '/', 'and', '3', 'years', '(', ')'))
            .map((words) => words.join(' ')),
        ),
        (text) => {
          const { anyOf } = readRequirementFacts(text);
          expect(anyOf.length).toBeGreaterThan(0);
          expect(anyOf.length).toBeLessThanOrEqual(12);
          expect(anyOf.every((way) => way.length > 0)).toBe(true);
        },
      ),
    );
  });
});

describe('the years asked for', () => {
  it.each<[string, number | null]>([
    ['3+ years of payroll experience', 3],
    ['At least two years in retail', 2],
    ['5-7 years as a cook', 5],
    ['18 months in a call center', 1.5],
    ['Mindestens drei Jahre Berufserfahrung', 3],
    ['No accidents in the last 5 years', null],
    ['At least 18 years old', null],
    ['2 years, or 1 year with a diploma', 1],
    ['Payroll', null],
  ])('%s: %s', (text, years) => {
    expect(readRequirementFacts(text).years).toBe(years);
  });
});
