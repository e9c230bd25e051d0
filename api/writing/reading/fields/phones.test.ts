import { describe, expect, it } from 'vitest';
import { findPhone } from './phones.ts';

describe('a telephone number', () => {
  it.each([
    ['(607) · 555 · 0199 ada@mill.test', '(607) · 555 · 0199'],
    ['+2250155501990 / 0140550199', '+2250155501990'],
    ['3015550199 / 3005550188', '3015550199'],
    ['0221 / 555 01 99', '0221 / 555 01 99'],
    ['55+ (11) 9 5550-0199', '55+ (11) 9 5550-0199'],
    ['Boise, ID (208) 555-0199', '(208) 555-0199'],
    ['98765 43210 · 15 Mill Street', '98765 43210'],
    ['Fax 030 5550188 | 030 5550199', '030 5550199'],
    ['Contact: 55501990', '55501990'],
  ])('is read from "%s"', (text, phone) => {
    expect(findPhone(text)).toBe(phone);
  });

  it.each([
    'Telf.',
    'Telp',
    'Tlf',
    'Puh.',
    'Cellulare',
    'Handynummer',
    'Fone',
    'Telemóvel',
    'Mobiltelefon',
    'Contacto',
    'Ph',
  ])('is sure behind "%s"', (label) => {
    expect(findPhone('0171 5550188', `${label}: 4445 5501`)).toBe('0171 5550188');
    expect(findPhone('4445 5502', `${label}: 4445 5501`)).toBe('4445 5501');
  });

  it.each([
    ['of a researcher', '0000-0002-5555-019X'],
    ['of an identity card', '41.555.019'],
    ['of an identity card behind its label', 'Documento de identidad:\t1037555019'],
    ['of a person behind its label', 'National ID\t28710015550199'],
    ['of a tax', 'CPF: 123.555.019-00'],
    ['of a postal code', 'CEP 04904 - 230'],
    ['of a house and a postal code', 'U lípy 12 – 602 00 Brno'],
  ])('is none %s', (_name, text) => {
    expect(findPhone(text)).toBe('');
  });

  it('is the surest of several lines', () => {
    expect(findPhone('4445 5501', 'Tel. 0171 5550199')).toBe('0171 5550199');
  });
});
