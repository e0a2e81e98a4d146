// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NoticeRow } from '../../base/api/reads.ts';
import { isTold, NewsLine } from './NewsLine.tsx';

const line = (change: Partial<NoticeRow> = {}): NoticeRow => ({
  ...{
    id: 'n',
    kind: 'message',
    at: '2026-11-19T08:12:00.000Z',
    more: 0,
    isNew: true,
    isUnread: true,
  },
  ...{
    planId: 'p',
    planKind: 'process',
    planName: 'Billing',
    projectId: 'pr',
    projectName: 'Sandbox',
    clientId: 'c',
    clientName: 'Kelpline',
  },
  ...{
    moduleId: 'm',
    moduleTitle: 'Set up',
    taskId: 't',
    headline: 'Open the firewall.',
    status: 'TODO',
    assignee: null,
  },
  ...{
    dueDate: '2026-11-27',
    turn: 'client',
    turnSince: null,
    byId: 'dana',
    byName: 'Dana Okafor',
    bySide: 'seller',
  },
  ...{
    turnBecause: 'assigned',
    turnWho: 'ada',
    turnWhoName: 'Ada',
    turnIsYours: true,
    turnInvited: false,
  },
  ...{ text: null, erased: false, ...change },
});
const shown = (change?: Partial<NoticeRow>, isUnread = true) =>
  renderToStaticMarkup(
    <NewsLine line={line(change)} isUnread={isUnread} onRead={() => undefined} />,
  );
const sentence = (change?: Partial<NoticeRow>) =>
  /<span><b>(.*?)<\/span>/.exec(shown(change))?.[1]?.replace('</b>', '');

test('each kind says what happened', () => {
  expect(sentence({ text: 'Fixed' })).toBe('Dana answered you in Open the firewall');
  expect(sentence({ byName: 'Leila Haddad', bySide: 'client', more: 1 })).toBe(
    'Leila wrote in Open the firewall, and one more',
  );
  expect(sentence({ kind: 'named' })).toBe('Dana mentioned you in Open the firewall');
  expect(sentence({ kind: 'given', byName: null })).toBe('Somebody handed you Open the firewall');
  expect(sentence({ kind: 'turn', more: 4 })).toBe('Your turn: Open the firewall, and 4 more');
  expect(sentence({ kind: 'turn', turnIsYours: false })).toBe(
    'It was your turn: Open the firewall',
  );
  expect(sentence({ kind: 'changeAsked', text: 'The legal name' })).toBe(
    'Dana asks for a change in Open the firewall',
  );
  expect(sentence({ kind: 'started', taskId: null, headline: null })).toBe('Set up has started');
  expect(sentence({ kind: 'done', more: 40 })).toBe(
    'Dana finished Open the firewall, and 40 more were done',
  );
});

test('it leads to what was said, to the task, or to the project', () => {
  expect(shown({ text: 'Fixed' })).toContain('href="/portal/task/p/t#talk"');
  expect(shown({ kind: 'turn' })).toContain('href="/portal/task/p/t"');
  expect(shown({ kind: 'changeAsked', text: 'The legal name' })).toContain(
    'href="/portal/task/p/t"',
  );
  expect(shown({ kind: 'started', taskId: null })).toContain('href="/portal/process/p"');
});

test('what is new is said in words too; words are quoted, and missed where they were erased', () => {
  expect(shown()).toContain('aria-label="New"');
  expect(shown({}, false)).not.toContain('aria-label="New"');
  expect(shown({ text: 'Fixed' })).toContain('<q>Fixed</q>');
  expect(shown({ text: '', erased: true })).toContain('These words were erased.');
  expect(shown({ kind: 'turn' })).toContain('Due 27.11.2026.');
});

test('what is the team’s alone has no words here', () => {
  expect(
    (['noted', 'held', 'handed', 'owned', 'rated', 'stuck'] as const).filter((kind) =>
      isTold(line({ kind })),
    ),
  ).toEqual([]);
});
