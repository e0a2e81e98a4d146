// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { askAhead } from './askAhead.ts';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('../../base/api/queryCache.ts', () => ({ ask: (key: string) => void asked.push(key) }));
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
});
const at = (address: string) => {
  askAhead(new URL(address, 'http://localhost') as unknown as Location);
  return asked.map((key) => key.split(' '));
};
const keysOf = (workspaceId: string, processId?: string) => [
  ...(processId === undefined ? [] : [['tasks', workspaceId, processId]]),
  ...(processId === undefined ? [] : [['milestones', workspaceId, processId]]),
  ['people', workspaceId],
  ...(processId === undefined ? [] : [['placeholders', workspaceId, processId]]),
];

test('by the link of a mail a task is asked for at once', () =>
  expect(at('/portal/task/p/t?w=w#talk')).toEqual(keysOf('w', 'p')));
test('at home the project that was shown last is', () => {
  localStorage.setItem('waymark.workspace', 'w');
  expect(at('/portal/')).toEqual([['executions', 'w'], ...keysOf('w')]);
  asked.length = 0;
  localStorage.setItem('waymark.project', 'p');
  expect(at('/portal')).toEqual([['executions', 'w'], ...keysOf('w', 'p')]);
});
test('where nothing was chosen yet, and on other pages, nothing is', () => {
  expect(at('/portal/task/p/t')).toEqual([]);
  localStorage.setItem('waymark.workspace', 'w');
  expect(at('/portal/invitations')).toEqual([]);
  expect(at('/portal/mails?w=w')).toEqual([]);
});
