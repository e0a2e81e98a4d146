import { expect, test } from 'vitest';
import { sectionOf, sideMenuOf } from './sections.ts';

test.each([
  ['/', 'executions', 'executions'],
  ['/project/', 'executions', 'executions'],
  ['/project/p/x', 'executions', null],
  ['/settings', 'settings', 'settings'],
  ['/settings/answer-time', 'settings', 'settings'],
  ['/settings/user-invite', 'settings', 'settings'],
  ['/settings/processes', 'blueprints', 'settings'],
  ['/settings/process/b', 'blueprints', null],
  ['/settings/roles', 'settings', 'settings'],
  ['/settings/roles/create', 'settings', 'settings'],
  ['/settings/roles-of-old', null, null],
  ['/settings/users/x', null, null],
  ['/module/b/m/context', null, null],
  ['/user/profile', null, null],
])('%s lies in %s and has the side menu %s', (path, section, menu) => {
  expect(sectionOf(path)).toBe(section);
  expect(sideMenuOf(path)).toBe(menu);
});
