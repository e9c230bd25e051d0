import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toStrictSchema } from './json-schema.ts';
import { readJson } from './read-json.ts';
import { createThoughtFilter } from './thoughts.ts';

const schema = z.object({ text: z.string().max(60), question: z.string().nullable() });
const json = JSON.stringify({ text: 'Said "no" to {braces} and \\', question: null });
const value = JSON.parse(json) as unknown;

describe('JSON in an answer', () => {
  it.each([
    ['alone', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after prose with quotes', `Here is the "JSON" that you asked for: ${json}`],
    ['before prose', `${json}\n\nIt isn't long.`],
    ['between other braces', `{"example": 1} is an example. ${json} is mine.`],
    ['said twice', `${json}\n\n${json}`],
    ['in the form of a list of one', `[${json}]`],
  ])('is read: %s', (_where, text) => {
    if (text.startsWith('[')) expect(readJson(text, schema)).toMatchObject({ problem: 'wrong-shape' });
    else expect(readJson(text, schema)).toEqual({ value });
  });

  it.each([
    ['nothing', '', 'bad-json'],
    ['prose alone', 'I would rather not.', 'bad-json'],
    ['what is cut off', json.slice(0, -4), 'bad-json'],
    ['two that fit', `${json} or ${json.replace('no', 'yes')}`, 'bad-json'],
    ['another form', '{"text": 4}', 'wrong-shape'],
    ['too long a text', JSON.stringify({ text: 'x'.repeat(61), question: null }), 'wrong-shape'],
  ])('is refused: %s', (_what, text, problem) => {
    expect(readJson(text, schema)).toMatchObject({ problem });
  });

  it('is refused with the reason', () => {
    expect(readJson('{"text": 4}', schema)).toMatchObject({
      reason: expect.stringMatching(/^text: .*string.*question: /),
    });
  });

  it('is found between any words without braces', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}]/.test(text)),
        fc.string().filter((text) => !/[{}]/.test(text)),
        fc.record({ text: fc.string({ maxLength: 60 }), question: fc.option(fc.string()) }),
        (before, after, given) => {
          const text = `${before}${JSON.stringify(given)}${after}`;
          expect(readJson(text, schema)).toEqual({ value: given });
        },
      ),
    );
  });

  it.each([
    ['opening braces', '{'.repeat(1_000_000)],
    ['fences and spaces', `\`\`\`${' '.repeat(1_000_000)}`],
    ['quotes in braces', `{${'"\\'.repeat(500_000)}`],
  ])('is looked for in one pass: a million %s', (_what, text) => {
    expect(readJson(text, schema)).toMatchObject({ problem: 'bad-json' });
  });
});

describe('the schema of a form', () => {
  it('has structure only, all fields required and no others', () => {
    const form = {
      name: 'roles',
      schema: z.object({
        roles: z.array(z.object({ title: z.string().min(1).max(80), level: z.enum(['a', 'b']) })).max(20),
        year: z.number().int().min(1900).nullable(),
        place: z.object({ name: z.string() }).nullable(),
      }),
    };
    expect(toStrictSchema(form)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['roles', 'year', 'place'],
      properties: {
        roles: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['title', 'level'],
            properties: { title: { type: 'string' }, level: { type: 'string', enum: ['a', 'b'] } },
          },
        },
        year: { type: ['integer', 'null'] },
        place: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['name'],
              properties: { name: { type: 'string' } },
            },
            { type: 'null' },
          ],
        },
      },
    });
  });

  it('is refused where no strict service would take it', () => {
    expect(() => toStrictSchema({ name: 'x', schema: z.object({ a: z.string().optional() }) })).toThrow(
      'x: a must be nullable, not optional',
    );
    expect(() => toStrictSchema({ name: 'x', schema: z.array(z.string()) })).toThrow('x must be an object');
  });
});

describe('thoughts in front of an answer', () => {
  it('are left out, wherever the pieces are cut', () => {
    const answer = 'Cooked lunch <for> 80.';
    const all = `\n<think>\nHm, </thin> {"a": 1}\n</think>\n\n${answer}`;
    fc.assert(
      fc.property(fc.array(fc.nat(all.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), all.length];
        const filter = createThoughtFilter();
        const text = at.map((end, index) => filter(all.slice(at[index - 1] ?? 0, end))).join('');
        expect(text).toBe(answer);
      }),
    );
  });

  it.each(['<thinking aloud>', 'I <think> so', '< 5 people'])('are not seen in %s', (text) => {
    const filter = createThoughtFilter();
    expect([...text].map(filter).join('')).toBe(text);
  });
});
