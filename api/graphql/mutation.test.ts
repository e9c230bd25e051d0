import { isInputObjectType, isNonNullType, isUnionType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../schema.ts';

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

// What `mutation.ts` guarantees for each mutation, however it is added.
describe.each(mutations.map((field) => [field.name, field] as const))('%s', (name, field) => {
  const typeName = `${name[0]?.toUpperCase()}${name.slice(1)}`;

  it('returns its payload or an error of its union', () => {
    expect(String(field.type)).toBe(`${typeName}Result!`);
    const result = schema.getType(`${typeName}Result`);
    if (!isUnionType(result)) throw new Error('the result is no union');
    const [payloads, errors] = [/Payload$/, /Error$/].map((kind) =>
      result.getTypes().filter((type) => kind.test(type.name)),
    );
    expect(payloads?.map((type) => type.name)).toEqual([`${typeName}Payload`]);
    expect(errors?.length).toBeGreaterThan(0);
    for (const error of errors ?? [])
      expect(error.getInterfaces().map((type) => type.name)).toEqual(['UserError']);
    expect(result.getTypes()).toHaveLength(1 + (errors?.length ?? 0));
  });

  it('takes nothing but its own input', () => {
    const [input, ...more] = field.args;
    expect(more).toEqual([]);
    if (!input) return;
    expect(input.name).toBe('input');
    expect(isNonNullType(input.type) && isInputObjectType(input.type.ofType)).toBe(true);
    expect(String(input.type)).toBe(`${typeName}Input!`);
  });
});

it('there are mutations to test', () => expect(mutations.length).toBeGreaterThan(20));
