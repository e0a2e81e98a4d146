import { expect, test } from 'vitest';
import { offence } from './importLaw.mjs';

/** Violations planted on purpose: each must fail the lint. */
test.each([
  ['a schema that knows Node', 'node:fs', 'events/plan/tasks.ts'],
  ['a schema that knows the log', '@waymark/log', 'events/project.ts'],
  ['a schema that knows the log by path', '../../packages/log/postgres.ts', 'events/plan/tasks.ts'],
  [
    'a package that is entered through its back door',
    '../../../packages/log/postgres.ts',
    'services/command/src/app.ts',
  ],
  ['a service that knows what starts it', '../../../local/postgres.ts', 'services/command/src/app.ts'],
  [
    'a test of a service that knows what starts it',
    '../../../local/postgres.ts',
    'services/command/src/app.int.test.ts',
  ],
  ['a test of a package that knows the drill', '@waymark/local/loginsOf.ts', 'packages/log/postgres.int.test.ts'],
  ['a decision that knows Node', 'node:crypto', 'services/command/src/decide/plan/tasks.ts'],
  ['a decision that knows the database', '@waymark/log', 'services/command/src/decide/process.ts'],
  ['a decision that knows another noun', './client.ts', 'services/command/src/decide/project.ts'],
  ['a policy that knows a decision', '../decide/process.ts', 'services/command/src/policies/task.ts'],
  ['the projector that knows the command service', '@waymark/command', 'services/projector/src/app.ts'],
  [
    'the command service that knows the projector by path',
    '../../projector/src/app.ts',
    'services/command/src/service.ts',
  ],
  ['the portal that loads MUI', '@mui/material', 'portal/src/App.tsx'],
  ['the portal that loads react-admin', 'react-admin', 'portal/src/App.tsx'],
  ['the portal that knows the admin', '../../admin/src/App.tsx', 'portal/src/App.tsx'],
  ['the admin that knows the log', '@waymark/log', 'admin/src/App.tsx'],
  ['the admin that knows a service', '@waymark/command', 'admin/src/App.tsx'],
])('%s', (_, specifier, file) => {
  expect(offence(specifier, file)).not.toBeNull();
});

test('the choice of the log outside a composition root', () => {
  expect(offence('@waymark/log', 'services/command/src/service.ts', ['openLog'])).toContain('concrete adapter');
  expect(offence('./eventStoreDb.ts', 'packages/log/postgres.ts', ['openEventStoreDbLog'])).toContain(
    'concrete adapter',
  );
  expect(offence('./eventStoreDb.ts', 'packages/log/openLog.ts', ['openEventStoreDbLog'])).toBeNull();
});

test('a concrete adapter outside a composition root', () => {
  expect(offence('@waymark/log', 'services/projector/src/project.ts', ['openPostgresLog'])).toContain(
    'concrete adapter',
  );
  expect(offence('@waymark/log', 'services/projector/src/main.ts', ['openPostgresLog'])).toBeNull();
});

test.each([
  ['@waymark/events', 'services/command/src/decide/plan/tasks.ts'],
  ['./holder.ts', 'services/command/src/decide/plan/tasks.ts'],
  ['@waymark/look/tokens.css', 'portal/src/main.tsx'],
  ['react-admin', 'admin/src/App.tsx'],
  ['pg', 'packages/log/postgres.ts'],
])('%s is lawful in %s', (specifier, file) => {
  expect(offence(specifier, file)).toBeNull();
});
