import { describe, expect, it } from 'vitest';
import { areForms, isForeign } from './word-forms.ts';

describe('areForms', () => {
  it.each([
    ['erstellung', 'erstellt'],
    ['aufnahme', 'aufnahmen'],
    ['obsluga', 'obslugiwalem'],
    ['przyjmowanie', 'przyjmowalem'],
    ['preparacion', 'prepare'],
  ])('%s and %s', (a, b) => {
    expect(areForms(a, b)).toBe(true);
  });

  it.each([
    ['verkauf', 'verkehr'],
    ['einkauf', 'eingelagert'],
    ['abnahme', 'abgenommen'],
    ['beratung', 'gebraten'],
  ])('not %s and %s', (a, b) => {
    expect(areForms(a, b)).toBe(false);
  });
});

describe('isForeign', () => {
  it.each([
    'Grundpflege',
    'Warenannahme',
    'Atendimento ao cliente',
    'Gestione fatturazione',
    'Wydawanie towaru',
    'Limpieza de habitaciones',
  ])('%s', (text) => {
    expect(isForeign(text)).toBe(true);
  });

  it.each([
    'Young adults',
    'De-escalation',
    'Cash handling',
    'Roofing and drainage',
    'Welding in confined spaces',
    'Elderly care',
  ])('not %s', (text) => {
    expect(isForeign(text)).toBe(false);
  });
});
