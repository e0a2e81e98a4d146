import { expect, test } from 'vitest';
import { rootFile } from '../../../deploy/composeFile.ts';
import { composeWords } from './composeWords.ts';
import { badDaySteps, documentedSteps } from './documented.ts';

const steps = documentedSteps(rootFile('docs/OPERATIONS.md'));

test('the steps are found in docs/OPERATIONS.md, and those of EventStoreDB left out', () => {
  expect(steps.install).toBe('sh deploy/newSecrets.sh\ndocker compose up -d --build\n');
  expect(steps.logInPostgres).toContain("command-2: { environment: { ESDB_URL_FILE: '' } }");
  expect(steps.secretsIntoFiles).toBe('sh deploy/newSecrets.sh\n');
  expect(steps.restore).toHaveLength(2);
  expect(steps.restore.join('')).not.toContain('gunzip');
});

test('every step is one that the stack understands', () => {
  const lines = [
    steps.install,
    steps.backup,
    ...steps.restore,
    steps.upgrade,
    steps.upgradeProxy ?? '',
  ]
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('docker '))
    .map((line) => line.replace(/\s+(#|[<>|]).*$/, ''));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(() => composeWords(line.split(' ').slice(1))).not.toThrow();
});

test('every step of the bad day is one that the stack understands, and none of them starts a store anew', () => {
  const told = Object.values(badDaySteps(rootFile('docs/OPERATIONS.md')));
  const lines = told
    .join('')
    .split('\n')
    .flatMap((line) => /docker (compose [^|;]+)/.exec(line)?.[1]?.trim() ?? []);
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) {
    const words = composeWords(line.split(' '));
    if (words.word === 'up')
      expect(words.services).not.toEqual(expect.arrayContaining(['postgres', 'eventstore']));
  }
});

test('an upgrade starts no database anew', () => {
  const ups = steps.upgrade.split('\n').filter((line) => /docker compose (up|run)/.test(line));
  expect(ups.filter((line) => !line.includes('--no-deps'))).toEqual([]);
});

test('an upgrade goes from readers to writers, each waited for', () => {
  const order = [
    ...`${steps.upgrade}${steps.upgradeProxy}`.matchAll(/up -d --no-deps --wait (\S+)/g),
  ].map(([, name]) => name);
  expect(order).toEqual(['projector', 'command-1', 'command-2', 'proxy']);
});

test('a page that no longer tells a step is noticed', () => {
  expect(() => documentedSteps('# Operations\n\n## Install\n\nNothing.\n')).toThrow(
    '0 blocks hold newSecrets.sh',
  );
});
