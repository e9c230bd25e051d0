import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

describe('plainLetters', () => {
  it.each([
    ['Latin letters for those of another script that look like them', 'Runs SQL', 'Runs ЅQL'],
    ['a whole word of them in a Latin text', 'Disponibilidad para turnos', 'Disponibilidad раrа turnos'],
    ['nothing for invisible characters', 'Forklift licence', 'Fork\u200blift li\u00adcen\u2063ce'],
    ['plain letters for styled ones', 'Excel and SAP', '𝐄𝐱𝐜𝐞𝐥 and ＳＡＰ'],
    ['a space for markup', 'Excel   SAP ', 'Excel&nbsp;<b> SAP</b>'],
  ])('has %s', (_, plain, text) => {
    expect(plainLetters(text)).toBe(plain);
  });

  it.each([
    'Вела бухгалтерию на 40 клиентов в 1С',
    'Programmed in C++ & C#, a < b, R&D',
    'Worked with Москва and Αθήνα offices for three years',
    'Kubernetes™ at 99.9 %',
  ])('leaves "%s" as it is', (text) => {
    expect(plainLetters(text)).toBe(text);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = plainLetters(text);
        fc.pre(!/[<&]/.test(plain));
        expect(plainLetters(plain)).toBe(plain);
      }),
    );
  });
});
