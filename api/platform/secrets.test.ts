import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tb-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readSecret = (dataDir: string) => sessionSecret({ sessionSecret: undefined, dataDir });

it('generates a secret once, readable by its owner only, and keeps it', () => {
  const dataDir = join(folder, 'data');
  const made = readSecret(dataDir);
  expect(made.length).toBeGreaterThan(40);
  expect(readSecret(dataDir)).toBe(made);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0);
});

it('prefers the operator’s secret, and stores nothing then', () => {
  expect(sessionSecret({ sessionSecret: 'the operator’s own one', dataDir: folder })).toBe(
    'the operator’s own one',
  );
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['', '\n', 'cut off'])('refuses a stored secret of %j and leaves it unchanged', (content) => {
  const file = join(folder, 'session-secret');
  writeFileSync(file, content);
  expect(() => readSecret(folder)).toThrow(`${file} holds no secret of at least 16 characters.`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

it('names DATA_DIR when it can’t be used', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => readSecret(file)).toThrow(/^DATA_DIR can't be used: /);
});
