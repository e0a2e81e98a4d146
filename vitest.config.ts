import { defineConfig } from 'vitest/config';
import { mockingTests, OF_APPS } from './local/testing/unitTests.ts';

/**
 * One patience for all: a row, or whatever else follows from a change, is there within five
 * seconds, and a test that hangs is ended after two minutes. A test that needs more says so, and
 * why.
 */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 5_000 } },
  setupFiles: ['local/testing/fixedSeed.ts'],
};

/**
 * Loaded as in production, by Node itself: no server of Vite's reads and rewrites each file before.
 */
const natively = { ...patience, experimental: { viteModuleRunner: false, nodeLoader: false } };

const onPostgres = {
  ...natively,
  globalSetup: ['local/testing/embeddedPostgres.ts'],
  // Each file has a database of its own, and what it starts it stops: they need no process of their
  // own.
  isolate: false,
};

const mocking = mockingTests(import.meta.dirname);

const ofApps = {
  ...patience,
  setupFiles: [
    ...patience.setupFiles,
    'admin/src/base/testing/stylesOfThisFile.ts',
    'admin/src/base/testing/lateTexts.ts',
    'packages/look/testing/cleanPage.ts',
  ],
};

/**
 * Five projects: `unit` needs nothing but Node and `apps` what Vite makes for a browser (files
 * `*.test.ts`, `*.test.tsx`; those that replace modules are `apps-alone`), `int` starts the
 * embedded Postgres once for the whole run and hands each test file a database of its own (files
 * `*.int.test.ts`), `drills` are those of them that prove the whole.
 */
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      // Whoever failed may pass when tried once more: what the others cover is told all the same.
      reportOnFailure: true,
      include: ['events/**/*.ts', 'services/command/src/{decisions,nouns}/**/*.ts'],
      exclude: [
        '**/*.test.ts',
        '**/*.contract.ts',
        '**/testing/**',
        '**/index.ts',
        // Lines of the table of commands: every one of them is given on Postgres
        // (everyCommand.int.test.ts).
        'services/command/src/nouns/**/commands.ts',
        'services/command/src/nouns/**/followTable.ts',
      ],
      thresholds: { lines: 95, branches: 95 },
    },
    projects: [
      {
        test: {
          ...natively,
          name: 'unit',
          include: ['**/*.test.ts'],
          // They are pure, or put back what they stub: one environment serves them all.
          isolate: false,
          exclude: [
            ...OF_APPS.map((folder) => `${folder}**`),
            '**/*.int.test.ts',
            '**/node_modules/**',
            'proof/journeys/**',
          ],
        },
      },
      {
        test: {
          ...ofApps,
          name: 'apps',
          include: OF_APPS.map((folder) => `${folder}**/*.test.{ts,tsx}`),
          isolate: false,
          exclude: ['**/node_modules/**', '**/dist/**', ...mocking],
        },
      },
      { test: { ...ofApps, name: 'apps-alone', include: [...mocking] } },
      {
        test: {
          ...onPostgres,
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'proof/**'],
        },
      },
      // Whole stacks of processes, which are started, killed and proved many times in one test.
      {
        test: {
          ...onPostgres,
          name: 'drills',
          testTimeout: 600_000,
          include: ['proof/**/*.int.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
    ],
  },
});
