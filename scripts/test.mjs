// npm test: static checks beside unit and integration tests, then the build and browser tests; ends with "N passed, N failed".
// --only=static,unit,browser runs a part. TEST_DATABASE_URL runs the suite on a PostgreSQL server.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { generate } from './generate.mjs';
import { failWith, root, run, runBin, runNode, step } from './lib/run.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const parts = new Set((only ?? 'static,unit,browser').split(','));
const results = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
/** What is said again at the end, since checks run beside the tests. */
const problems = [];

/** Runs a check that either passes or fails, and counts it. */
async function check(name, work) {
  step(name);
  try {
    await work();
    total.passed += 1;
  } catch (error) {
    total.failed += 1;
    problems.push(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
    process.stderr.write(`${problems.at(-1)}\n`);
  }
}

/** Runs a test runner whose JSON report gives the counts; a runner that crashes counts as a failure. */
async function suite(name, work, read) {
  step(name);
  const died = await work().then(
    () => false,
    () => true,
  );
  try {
    const { passed, failed } = read();
    total.passed += passed;
    total.failed += failed + (died && failed === 0 ? 1 : 0);
    if (passed + failed === 0) total.failed += 1;
  } catch (error) {
    total.failed += 1;
    process.stderr.write(`✗ ${name} left no report: ${error instanceof Error ? error.message : error}\n`);
  }
}

const readJson = (file) => JSON.parse(readFileSync(join(results, file), 'utf8'));

async function generatedCode() {
  const committed = readFileSync(join(root, 'schema.graphql'), 'utf8');
  await check('Generated code and schema.graphql', async () => {
    await generate({ schema: true });
    if (readFileSync(join(root, 'schema.graphql'), 'utf8') !== committed) {
      writeFileSync(join(root, 'schema.graphql'), committed);
      throw new Error('schema.graphql is not what the code prints: run npm run generate and commit it');
    }
  });
}

/** One after the other, beside the tests: those wait for one another more than they work. */
async function staticChecks() {
  const quiet = { quiet: true };
  await check('Formatting', () =>
    runBin('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn'], quiet),
  );
  await check('Lint', () => runBin('oxlint/bin/oxlint', ['--deny-warnings', '--quiet'], quiet));
  await check('Import rules', () =>
    runBin(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', '.dependency-cruiser.cjs', 'api', 'web/src'],
      quiet,
    ),
  );
  await check('Documents', () => runNode([join('scripts', 'check-docs.ts')], quiet));
  await check('Types', () => runBin('typescript/bin/tsc', ['--noEmit'], quiet));
}

async function unitTests() {
  const report = 'unit.json';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(results, report)}`];
  // On a server, only tests that use the database add information (docs/decisions/0064-what-runs-on-postgresql.md).
  const projects = process.env.TEST_DATABASE_URL ? ['--project', 'api'] : [];
  await suite(
    'Unit and integration tests',
    () => runBin('vitest/vitest.mjs', ['run', ...reporters, ...projects], { env: { NO_COLOR: '1' } }),
    () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(report);
      const suitesWithoutTests = testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      );
      return {
        passed: numPassedTests,
        failed: numFailedTests + (numFailedTestSuites ? suitesWithoutTests.length : 0),
      };
    },
  );
}

async function browserTests() {
  const report = 'browser.json';
  const CHROMIUM_PATH = await ensureBrowser();
  await ensureBuilt();
  await suite(
    'Browser tests',
    () =>
      run(
        process.execPath,
        [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
        {
          env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, report) },
        },
      ),
    () => {
      const { expected, unexpected, flaky } = readJson(report).stats;
      if (flaky > 0) process.stdout.write(`\n${flaky} flaky: failed at first and passed at the second try\n`);
      return { passed: expected + flaky, failed: unexpected };
    },
  );
}

try {
  await ensureInstalled();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  if (parts.has('static')) await generatedCode();
  else await generate({ schema: false });
  await Promise.all([parts.has('static') && staticChecks(), parts.has('unit') && unitTests()]);
  if (parts.has('browser')) await browserTests();
} catch (error) {
  failWith(error);
}
process.stdout.write(problems.map((problem) => `\n${problem}`).join(''));
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
