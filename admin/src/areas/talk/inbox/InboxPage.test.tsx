// @vitest-environment jsdom
import type { ConversationRow } from '@waymark/api';
import { act, useImperativeHandle, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { conversationOf } from '../conversation/testing/rows.ts';
import { tellPresence } from '../../../base/live/hereNow.ts';
import { writingPlace } from '../conversation/subject.ts';
import { setOpensNext } from './afterSend.ts';
import { InboxPage } from './InboxPage.tsx';

const world = vi.hoisted(() => ({
  rows: [] as ConversationRow[],
  error: null as unknown,
  hours: 4 as number | null,
}));
const send = vi.hoisted(() => vi.fn(async () => ({})));
const wrote = vi.hoisted(() => vi.fn());
type Filter = { waits?: boolean; mine?: boolean; id?: string; turn?: string };
vi.mock('react-admin', async (actual) => ({
  ...(await actual<object>()),
  useGetList(_: string, { filter }: { filter: Filter }) {
    const data = world.rows.filter((row) =>
      Object.entries(filter).every(
        ([field, value]) => row[field as keyof ConversationRow] === value,
      ),
    );
    return {
      ...{ data: world.error === null ? data : undefined, total: data.length },
      ...{ error: world.error, isPending: false, refetch: () => undefined },
    };
  },
  useGetOne: () => ({}),
  useNotify: () => () => undefined,
}));
vi.mock('../../../parts/people/usePerson.ts', () => ({
  usePerson: (id: string) => ({
    name: id === 'jonas' ? 'Jonas Weidenfeller' : id,
    kind: 'client',
    invitation: null,
  }),
}));
// Test files share their modules: who shows people may have been loaded with what asks for them.
vi.mock('../../../parts/people/PersonAvatar.tsx', () => ({
  PersonLabel: ({ id }: { id: string }) => <span>{id}</span>,
}));
vi.mock('../../../parts/personPicker/PersonPicker.tsx', () => ({
  PersonPicker: ({ label }: { label: string }) => <button>{label}</button>,
}));
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('../conversation/Talk.tsx', () => ({
  Talk: ({ ref, onAnswered }: { ref: Ref<object>; onAnswered: () => void }) => {
    useImperativeHandle(ref, () => ({ write: wrote }));
    return <button onClick={onAnswered}>Answer</button>;
  },
}));

let root: Root;
let page: HTMLElement;
const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const address = () => page.querySelector('output')?.textContent;
const show = (at = '/inbox') =>
  act(async () =>
    root.render(
      <SignedIn
        as="dana"
        membership={{ workspaceName: 'Project Services', answerHours: world.hours }}
      >
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <InboxPage />
        </MemoryRouter>
      </SignedIn>,
    ),
  );
const rows = () => [...page.querySelectorAll('.inbox-row')].map(({ id }) => id);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (b) => b.getAttribute('aria-label') === name || b.textContent?.trim() === name,
  );
const click = (element: HTMLElement | null | undefined) => act(async () => element?.click());
const press = (key: string) =>
  act(async () =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  );
const point = (type: 'pointerover' | 'pointerout') =>
  act(async () =>
    page
      .querySelector('.inbox-groups')
      ?.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }),
      ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  setOpensNext(true);
  send.mockClear();
  wrote.mockClear();
  Object.assign(world, { error: null, hours: 4 });
  world.rows = [
    conversationOf({ id: 'new', taskId: 'n', since: new Date().toISOString() }),
    conversationOf({ id: 'old', taskId: 'o', since: '2020-01-01T08:00:00.000Z' }),
    conversationOf({
      id: 'theirs',
      taskId: 't',
      waits: false,
      turn: 'client',
      turnBecause: 'assigned',
      unread: 0,
    }),
  ];
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

test('who waits longest stands first, and is late past what was promised', async () => {
  await show();
  expect(rows()).toEqual(['inbox-old', 'inbox-new', 'inbox-theirs']);
  expect([...page.querySelectorAll('.is-late')].map((late) => late.closest('a')?.id)).toEqual([
    'inbox-old',
  ]);
  world.hours = null;
  await show();
  await vi.waitFor(() => expect(page.querySelector('.is-late')).toBeNull(), { timeout: 5_000 });
});

test('a row tells who else answers it', async () => {
  await show();
  const writing = (at: string) => ({
    accountId: 'priya',
    planId: 'p',
    moduleId: 'mo',
    at,
    writing: true,
  });
  await act(async () =>
    tellPresence([writing(writingPlace('o', 'message')), writing(writingPlace('n', 'note'))]),
  );
  expect([...page.querySelectorAll('.inbox-answering')].map((row) => row.textContent)).toEqual([
    'priya is writing a reply',
  ]);
  await act(async () => tellPresence([]));
  expect(page.querySelector('#inbox-old .inbox-last')?.textContent).toBe('Hello');
});

test('J and K walk, R writes to the one that has the focus', async () => {
  await show('/inbox?open=old');
  await press('j');
  expect(document.activeElement?.id).toBe('inbox-new');
  await press('k');
  expect(document.activeElement?.id).toBe('inbox-old');
  await press('r');
  expect(wrote.mock.calls).toEqual([['message']]);
  await press('j');
  await press('n');
  expect(address()).toBe('/inbox?open=new');
  expect(wrote.mock.calls).toEqual([['message'], ['note']]);
});

test('rows stand still under the pointer, and what is new is counted', async () => {
  await show();
  await point('pointerover');
  world.rows = [...world.rows, conversationOf({ id: 'more', since: '2019-01-01T08:00:00.000Z' })];
  await show();
  expect(rows()).toEqual(['inbox-old', 'inbox-new', 'inbox-theirs']);
  await click(button('1 new'));
  expect(rows()).toEqual(['inbox-more', 'inbox-old', 'inbox-new', 'inbox-theirs']);
  expect(button('1 new')).toBeUndefined();
  await point('pointerout');
  world.rows = world.rows.filter(({ id }) => id !== 'more');
  await show();
  expect(rows()[0]).toBe('inbox-old');
});

test('once an answer is out the next that waits longest opens, unless that is switched off', async () => {
  await show('/inbox?open=old');
  await click(button('Answer'));
  expect(address()).toBe('/inbox?open=new');
  setOpensNext(false);
  await click(button('Answer'));
  expect(address()).toBe('/inbox?open=new');
});

test('E says that no answer is needed, where one is', async () => {
  await show('/inbox?open=theirs');
  await press('e');
  expect(send).not.toHaveBeenCalled();
  await click(page.querySelector<HTMLElement>('#inbox-old'));
  await press('e');
  expect(send).toHaveBeenCalledWith('WaiveAnswer', { processId: 'p', taskId: 'o' });
});

test('filters stand in the address', async () => {
  await show();
  await click(
    [...page.querySelectorAll('button')].find((b) => b.textContent?.startsWith('Unanswered')),
  );
  expect([address(), rows()]).toEqual(['/inbox?show=unanswered', ['inbox-old', 'inbox-new']]);
  await press('u');
  expect(address()).toBe('/inbox?show=unread');
});

test('an empty inbox says whose turn it is, one that failed why', async () => {
  world.rows = world.rows.filter(({ waits }) => !waits);
  await show('/inbox?show=unanswered');
  expect(page.textContent).toContain('Nobody is waiting for you');
  expect(page.textContent).toContain('In one of these talks it is the client’s turn');
  await click(button('Show this one'));
  expect(rows()).toEqual(['inbox-theirs']);
  world.error = new Error('No');
  await show();
  expect(page.textContent).toContain('The inbox could not be loaded');
});

test('where the list has none there is nothing to choose; the way to the team’s says what it does', async () => {
  world.rows = [];
  await show();
  expect(page.textContent).toContain('No talk yet');
  expect(page.textContent).not.toContain('Choose a talk');
  world.rows = [conversationOf({ mine: false, waits: false } as never)];
  await show('/inbox?show=unanswered');
  expect(page.textContent).not.toContain('Choose a talk');
  await click(button('See the team’s talks'));
  expect(address()).toContain('of=team');
});
