import { expect, test } from 'vitest';
import { offence } from './importLaw.mjs';

/** Violations planted on purpose: each must fail the lint. */
test.each([
  ['a schema that knows Node', 'node:fs', 'events/plan/tasks.ts'],
  ['a schema that knows the log', '@waymark/log', 'events/project.ts'],
  [
    'a schema that knows the log by path',
    '../../packages/log/postgres/postgres.ts',
    'events/plan/tasks.ts',
  ],
  [
    'a package that is entered through its back door',
    '../../../packages/log/postgres.ts',
    'services/command/src/app.ts',
  ],
  [
    'a service that knows what starts it',
    '../../../local/postgres.ts',
    'services/command/src/app.ts',
  ],
  [
    'a test of a service that knows what starts it',
    '../../../local/postgres.ts',
    'services/command/src/app.int.test.ts',
  ],
  [
    'a test of a package that knows the drill',
    '@waymark/local/base/loginsOf.ts',
    'packages/log/postgres/postgres.int.test.ts',
  ],
  ['a decision that knows Node', 'node:crypto', 'services/command/src/nouns/plan/tasks/tasks.ts'],
  [
    'a decision that knows the database',
    '@waymark/log',
    'services/command/src/nouns/process/process.ts',
  ],
  [
    'a decision that knows the handling',
    '../../handling/handleCommand.ts',
    'services/command/src/nouns/process/process.ts',
  ],
  [
    'a decision that knows its line of the table',
    './commands.ts',
    'services/command/src/nouns/project/project.ts',
  ],
  [
    'a decision that knows another noun',
    '../client/client.ts',
    'services/command/src/nouns/project/project.ts',
  ],
  [
    'a line of the table that knows another noun',
    '../client/commands.ts',
    'services/command/src/nouns/project/commands.ts',
  ],
  [
    'a plan that knows what holds it',
    '../../process/process.ts',
    'services/command/src/nouns/plan/tasks/tasks.ts',
  ],
  [
    'an invitation that knows where it leads',
    '../client/client.ts',
    'services/command/src/nouns/invitation/invitation.ts',
  ],
  [
    'a policy that knows a decision',
    './tasks.ts',
    'services/command/src/nouns/plan/tasks/policy.ts',
  ],
  [
    'a policy of all that knows a decision',
    '../nouns/process/process.ts',
    'services/command/src/policies/policies.ts',
  ],
  [
    'a test of events that plays decisions',
    '../../services/command/src/nouns/plan/testing/play.ts',
    'events/plan/plan.test.ts',
  ],
  [
    'the projector that knows the command service',
    '@waymark/command',
    'services/projector/src/app.ts',
  ],
  [
    'the command service that knows the projector by path',
    '../../projector/src/app.ts',
    'services/command/src/service.ts',
  ],
  ['the portal that loads MUI', '@mui/material', 'portal/src/shell/App.tsx'],
  ['the portal that loads react-admin', 'react-admin', 'portal/src/shell/App.tsx'],
  [
    'the portal that knows the admin',
    '../../../admin/src/shell/App.tsx',
    'portal/src/shell/App.tsx',
  ],
  [
    'an area that is entered through its back door',
    '../../talk/conversation/Talk.tsx',
    'admin/src/areas/task/sidebar/TalkPanel.tsx',
  ],
  [
    'an area that takes screens of another',
    '../../history/screens.ts',
    'admin/src/areas/task/module/ModulePage.tsx',
  ],
  [
    'a shell that enters an area through its back door',
    '../../areas/executions/list/ExecutionViews.tsx',
    'admin/src/shell/layout/SideMenu.tsx',
  ],
  [
    'an area of the portal that takes a page of another',
    '../talk/Talk.tsx',
    'portal/src/areas/task/lateParts.tsx',
  ],
  [
    'a shell of the portal that enters an area through its back door',
    '../areas/signIn/signInRequests.ts',
    'portal/src/shell/App.tsx',
  ],
  ['the admin that knows the log', '@waymark/log', 'admin/src/shell/App.tsx'],
  ['the admin that knows a service', '@waymark/command', 'admin/src/shell/App.tsx'],
])('%s', (_, specifier, file) => {
  expect(offence(specifier, file)).not.toBeNull();
});

test('the choice of the log outside a composition root', () => {
  expect(offence('@waymark/log', 'services/command/src/service.ts', ['openLog'])).toContain(
    'concrete adapter',
  );
  expect(
    offence('./eventStoreDb.ts', 'packages/log/postgres/postgres.ts', ['openEventStoreDbLog']),
  ).toContain('concrete adapter');
  expect(
    offence('./eventStoreDb.ts', 'packages/log/openLog.ts', ['openEventStoreDbLog']),
  ).toBeNull();
});

test('a concrete adapter outside a composition root', () => {
  expect(
    offence('@waymark/log', 'services/projector/src/projecting/project.ts', ['openPostgresLog']),
  ).toContain('concrete adapter');
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
  ['../../talk/index.ts', 'admin/src/areas/task/sidebar/TalkPanel.tsx'],
  ['../conversation/Talk.tsx', 'admin/src/areas/talk/inbox/InboxPage.tsx'],
  ['../../areas/talk/screens.ts', 'admin/src/shell/screens/screens.ts'],
  ['../areas/forms/index.ts', 'admin/src/frame/FramedBuilder.tsx'],
  ['../../areas/task/index.ts', 'admin/src/parts/dialogs/testing/wordTakers.tsx'],
  ['../talk/index.ts', 'portal/src/areas/task/lateParts.tsx'],
  ['../areas/project/pages/HomePage.tsx', 'portal/src/shell/App.tsx'],
  ['react-admin', 'admin/src/shell/App.tsx'],
  ['pg', 'packages/log/postgres/postgres.ts'],
])('%s is lawful in %s', (specifier, file) => {
  expect(offence(specifier, file)).toBeNull();
});
