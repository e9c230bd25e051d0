import { describe, expect, it } from 'vitest';
import { listAnchors, danglingReferences, collectTargets, type TextFile } from './doc-references.ts';

const files: TextFile[] = [
  { path: 'README.md', text: '# Start it\n' },
  {
    path: 'docs/product.md',
    text: '# Product\n\n## My Experience\n\n## "Data" & `ids`\n\n## My Experience\n',
  },
  { path: 'docs/decisions/0039-sessions.md', text: '# 0039 Sessions\n' },
];
const targets = collectTargets(files);
const danglingIn = (text: string, path = 'api/app.ts') => danglingReferences({ path, text }, targets);

it('makes anchors of headings as GitHub does', () => {
  expect([...listAnchors(files[1]?.text ?? '')]).toEqual([
    'product',
    'my-experience',
    'data--ids',
    'my-experience-1',
  ]);
  expect([...listAnchors('```\n# no heading\n```\n## [A link](x.md)\n')]).toEqual(['a-link']);
});

describe('valid references are accepted', () => {
  it.each([
    'docs/product.md',
    '(docs/product.md#my-experience).',
    'docs/product.md#my-experience-1',
    'docs/decisions/0039-sessions.md, decision 0039, docs/decisions/0039',
    'https://example.com/docs/nowhere.md',
    'Out-of-specification investigations',
  ])('%s', (text) => {
    expect(danglingIn(text)).toEqual([]);
  });

  it.each(['[a](../README.md#start-it)', '[b](#product)', '[c](decisions)', '[d](https://example.com/x.md)'])(
    'the link %s',
    (text) => {
      expect(danglingIn(text, 'docs/product.md')).toEqual([]);
    },
  );
});

describe('broken references are reported with their line', () => {
  it.each([
    ['one\n// docs/nothing.md', 'api/app.ts:2 there is no docs/nothing.md'],
    ['docs/product.md#gone', 'api/app.ts:1 docs/product.md has no heading #gone'],
    ['see decision 0999', 'api/app.ts:1 there is no decision 0999'],
    ['docs/decisions/0998', 'api/app.ts:1 there is no decision 0998'],
    ['as the\n * specification says', 'api/app.ts:1 "the * specification" is not in this repository'],
    ['shared/spec/a.md', 'api/app.ts:1 "shared/spec" is not in this repository'],
    ['(libraries.md part 5)', 'api/app.ts:1 "libraries.md" is not in this repository'],
  ])('%j', (text, problem) => {
    expect(danglingIn(text)).toEqual([problem]);
  });

  it('in links between documents, and in decision numbers', () => {
    expect(danglingIn('[a](gone.md) [b](product.md#gone) [c](#here)', 'docs/product.md')).toEqual([
      'docs/product.md:1 there is no docs/gone.md',
      'docs/product.md:1 docs/product.md has no heading #gone',
      'docs/product.md:1 docs/product.md has no heading #here',
    ]);
    expect(danglingIn('`api/gone.test.ts` and `api/*.ts`', 'README.md')).toEqual([
      'README.md:1 there is no api/gone.test.ts',
    ]);
    expect(danglingIn('Follows 0097, 0039.', 'docs/decisions/0039-sessions.md')).toEqual([
      'docs/decisions/0039-sessions.md:1 there is no decision 0097',
    ]);
  });
});
