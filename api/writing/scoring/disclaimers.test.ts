import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { findDisclaimed } from './disclaimers.ts';
import { readText } from './reading.ts';

const skills = (text: string) => [...readText(text).skills.keys()].sort();

describe('skills that a text denies', () => {
  it.each([
    ['No experience with Docker or Kubernetes, but used Terraform daily', ['Terraform']],
    ['Have never worked with SAP', []],
    ['Not yet familiar with React, Vue or Angular; wrote TypeScript', ['TypeScript']],
    ['Eager to learn Rust', []],
    ['No prior experience in payroll, used Excel for budgets', ['Excel']],
    ['Keine Erfahrung mit Kubernetes, aber Docker', ['Docker']],
    ['Sin experiencia en SAP', []],
    ['Currently learning Python', []],
    ['Trained nurse eager to learn SQL', ['Nursing']],
    ['Taught French; now keen to learn Docker', ['French']],
    ['Computer science student eager to learn Rust', []],
    ['Recent graduate wanting to learn Docker', []],
    ['Newcomer who is keen to learn Python', []],
    ['Helped customers daily, eager to learn Rust', []],
    ['Trained in SQL basics and keen to learn Docker', ['SQL']],
    ['No training in Excel', []],
    ['Who can use Docker? Wrote TypeScript', ['TypeScript']],
    ['Do you need SAP?', []],
  ])('%s', (text, proved) => {
    expect(skills(text)).toEqual(proved);
  });

  it.each([
    ['Migrated 40 services to Kubernetes without downtime', ['Kubernetes']],
    ['Not only used Docker but taught it', ['Docker']],
    ['No other team shipped React faster', ['React']],
    ['Taught nurses who wanted to understand SQL', ['SQL']],
    ['Taught adults eager to learn Python', ['Python']],
    ['Coached 12 engineers wanting to learn Kubernetes', ['Kubernetes']],
    ['Built Docker labs with little training material', ['Docker']],
    ['With little training materials built Docker labs', ['Docker']],
  ])('and not: %s', (text, proved) => {
    expect(skills(text)).toEqual(expect.arrayContaining(proved));
  });

  it('finds nothing in a text without a denial, and no word twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Ran', 'payroll', 'in', 'Excel', ',', 'SQL', '.', 'and')),
        (parts) => {
          const text = parts.join(' ');
          expect(findDisclaimed(text, tokenize(text)).size).toBe(0);
        },
      ),
    );
  });
});
