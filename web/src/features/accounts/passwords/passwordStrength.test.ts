import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratePassword } from './passwordStrength.ts';

describe('how hard a password is to guess', () => {
  it.each([
    ['', 'empty'],
    ['abc12', 'too-short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['123456789012', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['Password2024!', 'weak'],
    ['qwertyuiop1', 'weak'],
    ['Welcome123', 'weak'],
    ['abababababababab', 'weak'],
    ['kestrel7x', 'fair'],
    ['tram-olive', 'fair'],
    ['correct horse battery', 'good'],
    ['zwölf graue kähne', 'good'],
  ])('%j is %s', (password, level) => expect(ratePassword(password)).toBe(level));

  it('counts what anybody can look up about the person once', () => {
    const own = ['marisol.quintero@example.com', 'Marisol', 'Quintero'];
    expect(ratePassword('marisolquintero')).toBe('good');
    expect(ratePassword('marisolquintero', own)).toBe('weak');
    expect(ratePassword('Marisol1987', own)).toBe('weak');
    // Parts of two letters are in many words.
    expect(ratePassword('correct horse battery', ['Bo', 'Li'])).toBe('good');
  });

  it('never drops when an unpredictable word is appended', () => {
    const order = ['empty', 'too-short', 'weak', 'fair', 'good'];
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        const before = order.indexOf(ratePassword(password));
        expect(order.indexOf(ratePassword(`${password} kite`))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
