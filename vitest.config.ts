import { defineConfig } from 'vitest/config';

/** What is waited for comes when it comes, also on a machine that does much else; whoever passes waits no longer for it. */
const patient = {
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

const onPostgres = {
  ...patient,
  globalSetup: ['local/testing/embeddedPostgres.ts'],
  // Each file has a database of its own, and what it starts it stops: they need no process of their own.
  isolate: false,
};

/**
 * Three projects: `unit` needs nothing but Node (files `*.test.ts`, `*.test.tsx`), `int` starts the embedded Postgres
 * once for the whole run and hands each test file a database of its own (files `*.int.test.ts`), `drills` are those of them that prove the whole.
 */
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: [
        'events/**/*.ts',
        'services/command/src/{decisions,nouns}/**/*.ts',
      ],
      exclude: [
        '**/*.test.ts',
        '**/*.contract.ts',
        '**/testing/**',
        '**/index.ts',
        // Lines of the table of commands: every one of them is given on Postgres (everyCommand.int.test.ts).
        'services/command/src/nouns/**/commands.ts',
        'services/command/src/nouns/**/followTable.ts',
      ],
      thresholds: { lines: 95, branches: 95 },
    },
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          // They are pure, or put back what they stub: one environment serves them all.
          isolate: false,
          exclude: [
            '**/*.int.test.ts',
            '**/node_modules/**',
            '**/dist/**',
            'proof/journeys/**',
          ],
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'proof/**'],
        },
      },
      // Whole stacks of processes, which take much of a machine.
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
