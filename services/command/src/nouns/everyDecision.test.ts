import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandTable } from './table/commandTable.ts';
import { setByTable } from './testing/setByTable.ts';

const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname }).map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
);
const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
/** Of a field without a rule of its own: `setTask.test.ts` sets each of them. */
const followsFromTable = (command: string) =>
  setByTable.has(command) &&
  !sources.some((text) => new RegExp(`export \\w+ ${decisionOf(command)}\\b`).test(text));
const decisionOf = (command: string) => command.charAt(0).toLowerCase() + command.slice(1);

test('every command has a decision of its name that a test beside it gives', () => {
  const untested = Object.keys(commandTable).filter(
    (command) =>
      !followsFromTable(command) &&
      !tests.some((text) => new RegExp(`\\b${decisionOf(command)}\\b`).test(text)),
  );
  expect(untested.toSorted()).toEqual(
    [
      // Former names of commands, which give the decision of today's name.
      ...['AddTextBlock', 'SetBlockText', 'SetTaskAction'],
      // Both by `invite`.
      ...['InviteClientUser', 'InviteTeamUser'],
    ].toSorted(),
  );
});
