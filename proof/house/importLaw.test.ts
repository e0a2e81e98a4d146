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
  ['a decision that knows Node', 'node:crypto', 'services/command/src/nouns/plan/tasks/tasks.ts'],
  ['a decision that knows the database', '@waymark/log', 'services/command/src/nouns/process/process.ts'],
  [
    'a decision that knows the handling',
    '../../handling/handleCommand.ts',
    'services/command/src/nouns/process/process.ts',
  ],
  ['a decision that knows its line of the table', './commands.ts', 'services/command/src/nouns/project/project.ts'],
  ['a decision that knows another noun', '../client/client.ts', 'services/command/src/nouns/project/project.ts'],
  [
    'a line of the table that knows another noun',
    '../client/commands.ts',
    'services/command/src/nouns/project/commands.ts',
  ],
  ['a plan that knows what holds it', '../../process/process.ts', 'services/command/src/nouns/plan/tasks/tasks.ts'],
  [
    'an invitation that knows where it leads',
    '../client/client.ts',
    'services/command/src/nouns/invitation/invitation.ts',
  ],
  ['a policy that knows a decision', './tasks.ts', 'services/command/src/nouns/plan/tasks/policy.ts'],
  ['a policy of all that knows a decision', '../nouns/process/process.ts', 'services/command/src/policies/policies.ts'],
  [
    'a test of events that plays decisions',
    '../../services/command/src/nouns/plan/testing/play.ts',
    'events/plan/plan.test.ts',
  ],
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
  ['@waymark/events', 'services/command/src/nouns/plan/tasks/tasks.ts'],
  ['../holder.ts', 'services/command/src/nouns/plan/tasks/tasks.ts'],
  ['../plan/copying/copy.ts', 'services/command/src/nouns/process/process.ts'],
  ['./process.ts', 'services/command/src/nouns/process/commands.ts'],
  ['../../handling/callingPerson.ts', 'services/command/src/nouns/account/commands.ts'],
  ['@waymark/events/testing', 'services/command/src/nouns/plan/plan.properties.test.ts'],
  ['@waymark/look/tokens.css', 'portal/src/main.tsx'],
  ['react-admin', 'admin/src/App.tsx'],
  ['pg', 'packages/log/postgres.ts'],
])('%s is lawful in %s', (specifier, file) => {
  expect(offence(specifier, file)).toBeNull();
});
