// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MessageRow, NoteRow } from '@waymark/api';
import { ServerRefused, ServerUnreachable } from '@waymark/client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entriesOf } from './entries.ts';
import { subjectOfRow } from './subject.ts';
import { Talk } from './Talk.tsx';
import { conversationOf, messageOf, noteOf } from './testing/rows.ts';

const dana = { id: 'dana', name: 'Dana Okafor', first: 'Dana' };
const mikkel = { id: 'mikkel', name: 'Mikkel Sørensen', first: 'Mikkel' };
const jonas = { id: 'jonas', name: 'Jonas Weidenfeller', first: 'Jonas' };

const said = vi.hoisted(() => ({
  messages: undefined as MessageRow[] | undefined,
  notes: [] as NoteRow[],
  error: null as unknown,
  seenUpTo: null as string | null,
  reload: vi.fn(),
}));
const send = vi.hoisted(() =>
  vi.fn<(name: string, payload: Record<string, unknown>) => Promise<unknown>>(),
);
const seen = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./useTalk.ts', () => ({
  useTalk: () => ({
    entries: said.messages && entriesOf(said.messages, said.notes),
    error: said.error,
    reload: said.reload,
  }),
  useConversation: () => ({ row: { seenUpTo: said.seenUpTo } }),
}));
vi.mock('./useTalkPeople.ts', () => ({
  useTalkPeople: () => ({
    me: 'dana',
    names: new Map<string, object>([
      ['dana', { ...dana, kind: 'team' }],
      ['mikkel', { ...mikkel, kind: 'team' }],
      ['jonas', { ...jonas, kind: 'client' }],
    ]),
    team: [mikkel],
    client: [jonas],
  }),
}));
vi.mock('./useTurnMoves.ts', () => ({ useTurnMoves: () => [] }));
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand: seen }));

/** All that is observed is in view. */
class InView {
  readonly heard: (changes: object[]) => void;
  constructor(heard: (changes: object[]) => void) {
    this.heard = heard;
  }
  observe(target: Element) {
    this.heard([
      { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: { height: 40 } },
    ]);
  }
  disconnect() {}
}

let root: Root;
let page: HTMLElement;
let audience: 'EXTERN' | 'INTERN';
/** What is on its way stays so for the whole file. */
let taskId: string;
const show = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Talk subject={subjectOfRow(conversationOf({ audience, taskId }))} onAnswered={answered} />
      </QueryClientProvider>,
    ),
  );
const client = new QueryClient();
client.setQueryData(['me'], { account: { accountId: 'dana' }, memberships: [] });
const answered = vi.fn();
const field = () => page.querySelector('textarea') as HTMLTextAreaElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (b) => b.getAttribute('aria-label') === name || b.textContent?.trim() === name,
  );
const click = (name: string) => act(async () => button(name)?.click());
const press = (key: string, more: object = {}) =>
  act(async () =>
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    ),
  );
const write = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field(),
      text,
    );
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const sent = () => send.mock.calls.map(([name, { text, mentions }]) => [name, text, mentions]);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', InView);
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  send.mockReset().mockResolvedValue({});
  seen.mockClear();
  answered.mockClear();
  Object.assign(said, { messages: [messageOf()], notes: [], error: null, seenUpTo: null });
  audience = 'EXTERN';
  taskId = 't';
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is there at once, once whatever happens, and names whom it names', async () => {
  await show();
  await write('Fixed. @Jonas and @Mikkel, look');
  send.mockRejectedValueOnce(new ServerUnreachable('No line'));
  await press('Enter', { ctrlKey: true });
  expect(page.textContent).toContain('Fixed. @Jonas and @Mikkel, look');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Not sent.');
  expect(field().value).toBe('');
  await click('Try again');
  expect(sent()).toEqual([
    ['SendMessage', 'Fixed. @Jonas and @Mikkel, look', ['jonas', 'mikkel']],
    ['SendMessage', 'Fixed. @Jonas and @Mikkel, look', ['jonas', 'mikkel']],
  ]);
  const [first, second] = send.mock.calls.map(([, payload]) => payload['messageId']);
  expect(first).toBe(second);
  said.messages = [
    messageOf(),
    messageOf({ id: String(first), authorId: 'dana', side: 'seller', text: 'Fixed.' }),
  ];
  await show();
  await show();
  expect([page.querySelectorAll('article').length, localStorage.length]).toEqual([2, 0]);
});

test('what is refused says why, and goes back into the field', async () => {
  await show();
  await write('Too much');
  const problem = {
    type: 'x',
    title: 'No',
    status: 422,
    code: 'invalid',
    detail: 'The text is too long.',
  };
  send.mockRejectedValueOnce(new ServerRefused(problem));
  await click('Send');
  expect(page.textContent).toContain('Not sent. The text is too long.');
  await click('Edit it again');
  expect([field().value, page.textContent?.includes('Not sent.')]).toEqual(['Too much', false]);
});

test('who waits for an answer is told of when it has arrived', async () => {
  await show();
  await write('Fixed');
  await click('Send');
  expect(answered).toHaveBeenCalledTimes(1);
});

test('whose turn it is then follows from what is written, until its author says otherwise', async () => {
  await show();
  const then = () => page.querySelector('.then-whose b')?.textContent;
  expect(then()).toBe('Jonas’s turn');
  await write('Please send us the file');
  expect(then()).toBe('Jonas’s turn, to answer');
  await click('Send');
  await write('I look for the file');
  await act(async () => page.querySelector<HTMLElement>('.then-whose button')?.click());
  const ways = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  expect(ways().map((way) => way.firstChild?.firstChild?.textContent)).toEqual([
    'Jonas’s turn, to answer',
    'Jonas’s turn',
    'Still our turn',
  ]);
  await act(async () => ways()[0]?.click());
  expect(then()).toBe('Jonas’s turn, to answer');
  await click('Send');
  expect(then()).toBe('Jonas’s turn');
  const payloads = send.mock.calls.map(([, { keepTurn, asks }]) => ({ keepTurn, asks }));
  expect(payloads).toEqual([
    { keepTurn: false, asks: undefined },
    { keepTurn: false, asks: true },
  ]);
});

test('a note names the team alone, says so, and is never a reply', async () => {
  await show();
  await write('@Jonas cannot, @Mikkel can');
  await click('Note');
  expect(page.textContent).toContain(
    'Clients can’t be mentioned in a note, so their names are plain text now.',
  );
  expect(button('Send')).toBeUndefined();
  await click('Add note');
  expect(answered).not.toHaveBeenCalled();
  expect(sent()).toEqual([['AddNote', '@Jonas cannot, @Mikkel can', ['mikkel']]]);
});

test('Up in an empty field changes what was said last, Esc lets go, Ctrl Enter saves', async () => {
  taskId = 'changed';
  said.messages = [
    messageOf(),
    messageOf({ id: 'own', authorId: 'dana', side: 'seller', text: 'Fixd' }),
  ];
  await show();
  await press('ArrowUp');
  expect(field().value).toBe('Fixd');
  await press('Escape');
  expect(field().value).toBe('');
  await press('ArrowUp');
  await write('Fixed');
  await press('Enter', { ctrlKey: true });
  expect(sent()).toEqual([['EditMessage', 'Fixed', []]]);
  expect(field().value).toBe('');
});

test('Up does not change what was said before the words that are on their way', async () => {
  taskId = 'underWay';
  said.messages = [messageOf({ id: 'own', authorId: 'dana', side: 'seller', text: 'Fixd' })];
  send.mockRejectedValueOnce(new ServerUnreachable('No line'));
  await show();
  await write('And more');
  await press('Enter', { ctrlKey: true });
  await press('ArrowUp');
  expect(field().value).toBe('');
});

test('what goes back into the field stands before what was written since', async () => {
  taskId = 'givenBack';
  await show();
  send.mockRejectedValueOnce(new ServerUnreachable('No line'));
  await write('First');
  await press('Enter', { ctrlKey: true });
  await write('Second');
  await click('Edit it again');
  expect(field().value).toBe('First\n\nSecond');
});

test('a text that is too long stays whole, says by how much, and is not sent', async () => {
  await show();
  await write(`${'x'.repeat(10_000)}yz`);
  expect(page.querySelector('[role=alert]')?.textContent).toBe('2 characters too many');
  await press('Enter', { ctrlKey: true });
  expect([field().value.length, send.mock.calls.length]).toEqual([10_002, 0]);
});

test('a stranger’s mail is plain text that waits; what was cut off stays behind Show', async () => {
  const from = {
    authorId: null,
    side: 'stranger',
    state: 'held',
    via: 'mail',
    senderAddress: 'it@strange.example',
  };
  said.messages = [
    messageOf({ ...(from as Partial<MessageRow>), text: '<b>Hi</b>', rest: '> quoted\n-- \nIT' }),
  ];
  await show();
  expect(page.textContent).toContain('it@strange.example');
  expect(page.textContent).toContain('<b>Hi</b>');
  expect(page.textContent).not.toContain('> quoted');
  await click('Show');
  expect(page.textContent).toContain('> quoted');
  await click('Always approve');
  expect(send).toHaveBeenCalledWith('LetReplyIn', {
    ...{ processId: 'p', taskId: 't', messageId: 'm', remember: true },
  });
});

test('of a task that clients do not see there are only notes', async () => {
  audience = 'INTERN';
  await show();
  expect([button('Reply'), button('Add note') === undefined]).toEqual([undefined, false]);
  expect(page.textContent).toContain('The client does not see this task');
});

test('what others said is seen after a second in view', async () => {
  vi.useFakeTimers();
  said.messages = [
    messageOf(),
    messageOf({ id: 'own', at: '2026-11-21T09:00:00.000Z', authorId: 'dana' }),
  ];
  await show();
  await act(async () => vi.advanceTimersByTimeAsync(900));
  expect(seen).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTimeAsync(200));
  expect(seen.mock.calls).toEqual([
    ['MarkConversationSeen', { processId: 'p', taskId: 't', upTo: '2026-11-21T08:00:00.000Z' }],
  ]);
});

test('where the reader left off a line is drawn, once', async () => {
  said.seenUpTo = '2026-11-20T08:00:00.000Z';
  await show();
  expect(page.querySelector('.talk-new')?.textContent).toContain('New since');
  said.seenUpTo = '2026-11-21T08:00:00.000Z';
  await show();
  expect(page.querySelector('.talk-new')).not.toBeNull();
});

test('deleting asks first, and says that mails are not called back', async () => {
  said.messages = [messageOf({ authorId: 'dana', side: 'seller' })];
  await show();
  await click('Delete');
  expect(send).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('an e-mail that was sent stays sent.');
  await act(async () =>
    document.querySelector<HTMLButtonElement>('[role=dialog] [type=submit]')?.click(),
  );
  expect(send).toHaveBeenCalledWith('DeleteMessage', {
    processId: 'p',
    taskId: 't',
    messageId: 'm',
  });
});

test('what was loaded stays when it cannot be loaded again; what was deleted or erased says so', async () => {
  said.messages = [messageOf({ deletedAt: '2026-11-21T09:00:00.000Z', text: '' })];
  said.notes = [
    noteOf({ erased: true, text: '', erasedAt: '2027-02-02T12:00:00.000Z' }),
    noteOf({ id: 'before', erased: true, text: '' }),
  ];
  said.error = new ServerUnreachable('No line');
  await show();
  expect(page.textContent).toContain('Not loaded.');
  expect(page.textContent).toContain('Jonas Weidenfeller deleted this');
  expect(page.textContent).toContain('These words were erased on 02.02.2027');
  expect(page.textContent.match(/These words were erased/g)).toHaveLength(2);
  said.messages = undefined;
  await show();
  expect(page.textContent).toContain('The talk could not be loaded');
  await click('Try again');
  expect(said.reload).toHaveBeenCalledTimes(1);
});
