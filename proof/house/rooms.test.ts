import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintOf } from './lintOf.ts';
import { climb, roomIn, rooms } from './rooms.mjs';

/** Violations planted on purpose: each must fail the lint. */
const violations = [
  [
    'handling that knows a door',
    '../doors/sharing/shareDoor.ts',
    'services/command/src/handling/planted.ts',
  ],
  [
    'a noun that knows how commands are handled',
    '../handling/handleCommand.ts',
    'services/command/src/nouns/planted.ts',
  ],
  [
    'a noun that knows the table of all commands',
    '../table/commandTable.ts',
    'services/command/src/nouns/client/planted.ts',
  ],
  [
    'a plan that knows the blueprint that holds it',
    '../blueprint/clone.ts',
    'services/command/src/nouns/plan/planted.ts',
  ],
  [
    'a mail that knows a reaction',
    '../../reactions/reaction.ts',
    'services/command/src/mail/mails/planted.ts',
  ],
  [
    'a mail that knows how mails are sent',
    '../sending/sendMail.ts',
    'services/command/src/mail/mails/planted.ts',
  ],
  [
    'a read model that knows who writes it',
    '../projecting/checkpoint.ts',
    'services/projector/src/readModels/planted.ts',
  ],
  [
    'a read model that knows how lists are read',
    '../lists/list.ts',
    'services/projector/src/readModels/plans/planted.ts',
  ],
  [
    'two read models that know each other',
    '../notices/query.ts',
    'services/projector/src/readModels/plans/planted.ts',
  ],
  [
    'the port of the event log that knows an adapter',
    '../postgres/postgres.ts',
    'packages/log/port/planted.ts',
  ],
  ['a caller that knows the gate', '../gate/gate.ts', 'packages/edge/callers/planted.ts'],
  [
    'an execution of the demo that knows the whole demo',
    '../demo.ts',
    'local/demo/executions/planted.ts',
  ],
  [
    'a room that knows what it is put together in',
    '../createProjector.ts',
    'services/projector/src/live/planted.ts',
  ],
  [
    'a part that knows an area',
    '../../areas/task/TaskPage.tsx',
    'portal/src/parts/project/planted.ts',
  ],
  ['a base that knows a part', '../../parts/task/useAct.ts', 'portal/src/base/api/planted.ts'],
  ['a database that knows the instance', '../instance/instance.ts', 'local/postgres/planted.ts'],
  [
    'what knows no screen that knows a piece of one',
    '../../parts/dialogs/Dialog.tsx',
    'admin/src/base/dates/planted.ts',
  ],
  [
    'a piece of screens that knows a screen',
    '../../areas/task/index.ts',
    'admin/src/parts/tasks/planted.ts',
  ],
  [
    'a screen that knows what stands around it',
    '../../../shell/screens/settings.ts',
    'admin/src/areas/settings/profile/planted.ts',
  ],
  [
    'two areas that know each other',
    '../../project/index.ts',
    'admin/src/areas/task/module/planted.ts',
  ],
  [
    'two pieces that know each other',
    '../dialogs/Dialog.tsx',
    'admin/src/parts/conflict/planted.ts',
  ],
  [
    'a form of a task that knows the sidebar around it',
    '../sidebar/TaskSidebar.tsx',
    'admin/src/areas/task/form/planted.ts',
  ],
  ['an app that knows the frame beside it', '../frame/session.ts', 'admin/src/shell/planted.ts'],
  ['an area that knows the shell', '../../shell/App.tsx', 'portal/src/areas/talk/planted.ts'],
] as const;

const lawful = [
  ['../../../parts/dialogs/Dialog.tsx', 'admin/src/areas/task/form/planted.ts'],
  ['../../talk/index.ts', 'admin/src/areas/task/sidebar/planted.ts'],
  ['../handling/handleCommand.ts', 'services/command/src/doors/planted.ts'],
  ['./doors/sharing/shareDoor.ts', 'services/command/src/planted.ts'],
  ['../../parts/task/useAct.ts', 'portal/src/areas/talk/planted.ts'],
  ['../doors/sharing/shareDoor.ts', 'services/command/src/handling/planted.test.ts'],
  ['../doors/sharing/shareDoor.ts', 'services/command/src/handling/testing/planted.ts'],
  ['./other.ts', 'portal/src/base/api/planted.ts'],
  ['react', 'portal/src/base/api/planted.ts'],
] as const;

const waysToImport = [
  (specifier: string) => `import { planted } from '${specifier}';\nexport const used = planted;\n`,
  (specifier: string) => `import type { Planted } from '${specifier}';\nexport type A = Planted;\n`,
  (specifier: string) => `export { planted } from '${specifier}';\n`,
  (specifier: string) => `export const late = () => import('${specifier}');\n`,
];
const [first] = violations;
const found = lintOf([
  ...violations.map(([, specifier, file]) => ({ file, source: waysToImport[0]!(specifier) })),
  ...waysToImport.map((written) => ({ file: first[2], source: written(first[1]) })),
]);

test.each(violations.map(([what], i) => [what, found[i]!] as const))(
  '%s fails the lint',
  (_, rules) => expect(rules).toContain('house(rooms)'),
);

test.each(found.slice(violations.length))('so it does however it is imported', (...rules) => {
  expect(rules).toContain('house(rooms)');
});

test.each(lawful)('%s is lawful in %s', (specifier, file) => {
  expect(climb(specifier, file)).toBeNull();
});

test('a room that has no place is told', () => {
  expect(climb('../new/file.ts', 'portal/src/base/file.ts')).toContain('has no place');
});

test.each(Object.entries(rooms))('the rooms of %s are those that there are', (folder, order) => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', folder], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  }).split('\n');
  const there = new Set(
    files
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
      .map((file) => roomIn(folder, file)),
  );
  expect([...order].toSorted()).toEqual([...there].toSorted());
});
