import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A field says itself once (ADR 51): what follows from its line in `task.fields.ts` names no field.
 * Held for `duration`, which has no rule of its own.
 */
const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/texts\//.test(file));

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const knowing = (place: string): string[] =>
  files.filter(
    (file) =>
      file.startsWith(place) &&
      /\bduration\b|TaskDuration|taskDuration/.test(
        withoutComments(readFileSync(join(root, file), 'utf8')),
      ),
  );

test.each([
  // Its line, what it is made of, and the door of the package.
  ['events/', ['events/index.ts', 'events/plan/duration.ts', 'events/plan/task.fields.ts']],
  ['packages/api/commands/plan/', []],
  ['packages/api/reads/', []],
  ['packages/look/', ['packages/look/fieldNames.ts']],
  // Named for its test.
  ['services/command/src/nouns/plan/', ['services/command/src/nouns/plan/tasks/details.ts']],
  // What tables of two releases ago lacked.
  ['services/projector/', ['services/projector/src/readModels/plans/upgrades.sql.ts']],
  ['proof/drill/callers/', []],
  ['proof/bench/peers/', []],
  // Its input, and that it has one.
  [
    'admin/src/areas/task/',
    [
      'admin/src/areas/task/sidebar/DurationField.tsx',
      'admin/src/areas/task/sidebar/OrdinaryFields.tsx',
    ],
  ],
  ['portal/src/areas/task/', ['portal/src/areas/task/factsAtHand.ts']],
])('in %s a field of a task is known by few files', (place, known) => {
  expect(knowing(place)).toEqual(known);
});
