// @vitest-environment jsdom
import type { NoticeRow } from '@waymark/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor, within } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../base/texts/language.ts';
import BellPanel from './BellPanel.tsx';

const told = vi.hoisted(() => ({
  data: undefined as NoticeRow[] | undefined,
  error: null as unknown,
  refetch: vi.fn(async () => undefined),
}));
const send = vi.hoisted(() => vi.fn<(name: string, payload: unknown) => Promise<unknown>>());
vi.mock('react-admin', () => ({ useGetList: () => told }));
vi.mock('../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('../../base/wire/request.ts', () => ({
  read: async () => ({ json: { quiet: { on: true, from: '18:00', to: '08:00' } } }),
}));

const line = (id: string, change: Partial<NoticeRow> = {}): NoticeRow => ({
  ...{ id, kind: 'message', at: '2026-11-20T08:12:00.000Z', more: 0, isNew: true, isUnread: true },
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
    headline: 'Open the firewall',
    status: 'TODO',
    assignee: null,
  },
  ...{
    dueDate: null,
    turn: 'seller',
    turnBecause: 'asked',
    turnSince: '2026-11-20T08:12:00.000Z',
    turnWho: 'priya',
    turnWhoName: 'Priya Rodriguez',
    turnIsYours: false,
    turnInvited: false,
    byId: 'tomasz',
    byName: 'Tomasz Zieliński',
  },
  ...{ bySide: 'client', sender: null, text: 'Is it fixed?', erased: false, ...change },
});

const page = visitor();
const onClose = vi.fn();
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}
/** The panel hides what it lies over. */
const address = () => page.getByLabelText('address').textContent;
let client: QueryClient;
const anchor = { current: document.body };
const show = () =>
  page.show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Address />
        <BellPanel anchor={anchor} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const dialog = () => page.getByRole('dialog');
const lines = () => within(dialog()).getAllByRole('listitem');
const linkOf = (line: HTMLElement) => within(line).getByRole('link');
const texts = () => lines().map((line) => linkOf(line).textContent);
const unread = () => within(dialog()).queryAllByRole('button', { name: 'Mark as read' });
/** Id of the line that has the focus. */
const focused = () => (document.activeElement as HTMLElement).dataset['line'];
const press = (key: string) => page.user.keyboard(key.length > 1 ? `{${key}}` : key);

beforeEach(() => {
  send.mockReset().mockResolvedValue({});
  onClose.mockReset();
  client = new QueryClient();
  Object.assign(told, { data: undefined, error: null });
});
afterEach(async () => {
  await page.leave();
  localStorage.clear();
  await speak('en');
  vi.unstubAllGlobals();
});

test('each kind says what happened, to whom it matters and where', async () => {
  told.data = [
    line('asked', { more: 2 }),
    line('noted', {
      kind: 'noted',
      byName: 'Priya Rodriguez',
      bySide: 'seller',
      text: '@Dana take it',
    }),
    line('held', {
      kind: 'held',
      byId: null,
      byName: null,
      bySide: null,
      sender: 'it@bechtold.example',
      text: 'x',
    }),
    line('done', { kind: 'done', more: 4, text: null, isUnread: false, isNew: false }),
    line('gone', { kind: 'stuck', byName: null, text: '', erased: true, isUnread: false }),
    line('mine', { kind: 'owned', moduleId: null, taskId: null, headline: null, text: null }),
    line('rated', { kind: 'rated', moduleId: null, taskId: null, headline: null, text: null }),
  ];
  await show();
  expect(texts()).toEqual([
    expect.stringContaining('Tomasz asked in Open the firewall and 2 more'),
    expect.stringContaining('Priya mentioned you in a note'),
    expect.stringContaining('An e-mail from it@bechtold.example is waiting for your approval'),
    expect.stringContaining('Tomasz made you the owner of Billing'),
    expect.stringContaining('Tomasz rated Billing'),
    expect.stringContaining('Tomasz finished Open the firewall and 4 more'),
    expect.stringContaining('Former user is stuck on Open the firewall'),
  ]);
  const [first, second] = lines();
  expect(first?.textContent).toContain('“Is it fixed?”');
  expect(first?.textContent).toMatch(/Kelpline\. Priya’s turn since .*\d\d:\d\d/);
  expect(second?.textContent).toContain('Team only. Open the firewall, Kelpline');
  expect(lines().at(-1)?.textContent).toContain('These words were erased');
  await waitFor(() => expect(dialog().textContent).toContain('No e-mails from 18:00 to 08:00'));
  expect(within(dialog()).getByLabelText('5 unread').textContent).toBe('5');
});

test('whose turn a task is by now is said of a person, of who has not come yet too, and of nobody of us', async () => {
  const ofTurn = { kind: 'turn', text: null } as const;
  const mine = {
    ...ofTurn,
    turnWho: 'dana',
    turnWhoName: 'Dana',
    turnIsYours: true,
    turnBecause: 'assigned',
  } as const;
  const ines = {
    turn: 'client',
    turnBecause: 'assigned',
    turnWho: 'ines',
    turnWhoName: 'Ines Vega',
  } as const;
  told.data = [
    line('mine', mine),
    line('handed on', { ...ofTurn, ...ines, turnInvited: true }),
    line('nobodys', { turnWho: null, turnWhoName: null }),
    line('change', {
      kind: 'changeAsked',
      text: 'The legal name, please',
      bySide: 'seller',
      byName: 'Priya Rodriguez',
    }),
    line('over', {
      ...ofTurn,
      turn: 'nobody',
      turnBecause: 'done',
      turnWho: null,
      turnWhoName: null,
    }),
  ];
  await show();
  expect(texts()).toEqual([
    expect.stringContaining('Your turn: Open the firewall'),
    expect.stringContaining('It was your turn: Open the firewall'),
    expect.stringContaining('Tomasz asked in Open the firewall'),
    expect.stringContaining('Priya asks for a change in Open the firewall'),
    expect.stringContaining('It was your turn: Open the firewall'),
  ]);
  const places = [
    'Kelpline. Your turn since ',
    'Kelpline. Ines’ turn, invited, not here yet since ',
    'Kelpline. Nobody of us since ',
    'Kelpline. Priya’s turn since ',
    'Kelpline, Billing',
  ];
  expect(texts()).toEqual(places.map((place) => expect.stringContaining(place)));
  expect(linkOf(lines()[3]!).getAttribute('href')).toBe('/module/p/m/tasks#t');
});

test('what was unread stands first and keeps its place; opening marks nothing as read', async () => {
  told.data = [line('old', { isUnread: false, isNew: false }), line('new')];
  await show();
  expect(send.mock.calls).toEqual([['OpenNotices', { upTo: '2026-11-20T08:12:00.000Z' }]]);
  const isNew = () =>
    lines().map((each) => within(each).queryByRole('img', { name: 'New' }) !== null);
  expect(isNew()).toEqual([true, false]);
  await press('e');
  expect(send).toHaveBeenLastCalledWith('MarkNoticeRead', { noticeId: 'new' });
  expect(lines().map((each) => linkOf(each).dataset['line'])).toEqual(['new', 'old']);
  expect(isNew()).toEqual([false, false]);
});

test('arrows walk, and a letter does nothing where letters are switched off', async () => {
  told.data = [line('a'), line('b'), line('c')];
  await show();
  expect(focused()).toBe('a');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('ArrowDown');
  expect(focused()).toBe('c');
  await press('ArrowUp');
  expect(focused()).toBe('b');
  localStorage.setItem('waymark.singleKeys', 'off');
  await press('e');
  expect(send).not.toHaveBeenCalledWith('MarkNoticeRead', expect.anything());
});

test('a click leads to what was said and reads the line; Esc closes', async () => {
  told.data = [line('a')];
  await show();
  await page.user.click(linkOf(lines()[0]!));
  expect(address()).toBe('/module/p/m/tasks?panel=talk#t');
  expect(send).toHaveBeenCalledWith('MarkNoticeRead', { noticeId: 'a' });
  expect(onClose).toHaveBeenCalledTimes(1);
  await press('Escape');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('all are read at once, and stay unread where that fails', async () => {
  told.data = [line('a'), line('b')];
  send.mockImplementation(async (name) => {
    if (name === 'MarkNoticesRead') throw new Error('offline');
  });
  await show();
  await page.press('Mark all as read');
  expect(send).toHaveBeenLastCalledWith('MarkNoticesRead', { upTo: '2026-11-20T08:12:00.000Z' });
  expect(unread()).toHaveLength(2);
});

test('what is read stands among the earlier ones in whatever is kept of the list, and does not where that fails', async () => {
  told.data = [line('a'), line('b')];
  client.setQueryData(['notices', 'getList'], { data: told.data, total: 2 });
  const kept = () =>
    client
      .getQueryData<{ data: NoticeRow[] }>(['notices', 'getList'])
      ?.data.map(({ isUnread }) => isUnread);
  await show();
  await press('e');
  expect(kept()).toEqual([false, true]);
  send.mockRejectedValue(new Error('offline'));
  await page.press('Mark all as read');
  await waitFor(() => expect(kept()).toEqual([false, true]));
});

test('nothing, not yet, and not at all are said', async () => {
  told.data = [];
  await show();
  expect(dialog().textContent).toContain('No notifications yet');
  told.data = undefined;
  told.error = new Error('down');
  await show();
  expect(dialog().textContent).toContain('The notifications could not be loaded');
  await act(() => speak('de'));
  expect(dialog().textContent).toContain('Die Neuigkeiten konnten nicht geladen werden');
});

test('a line that was read elsewhere comes among the earlier ones, and keeps the focus', async () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  told.data = [line('first'), line('second')];
  await show();
  await press('ArrowDown');
  expect(focused()).toBe('second');
  told.data = [line('first'), line('second', { isUnread: false })];
  await show();
  expect(within(dialog()).getAllByRole('list')).toHaveLength(2);
  expect(focused()).toBe('second');
});
