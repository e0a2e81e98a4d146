// @vitest-environment jsdom
import type { PersonRow, PlaceholderRow } from '@waymark/api';
import { act } from 'react';
import type { ReactNode } from 'react';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../dialogs/testing/typedPage.tsx';
import { StaffApp } from '../session/testing/StaffApp.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { RemovePlaceholder } from './RemovePlaceholder.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

/** A row is there within 5 s. */
const SOON = { timeout: 5_000 };
const person = (id: string, name: string, more: Partial<PersonRow> = {}) =>
  ({
    ...{ id, name, firstName: name, lastName: '', email: `${id}@works.example`, party: 'team' },
    ...{ invitation: null, former: false, clientId: null, clientName: null, clientIds: [] },
    ...more,
  }) as PersonRow;
const [omar, dana] = [person('omar', 'Omar'), person('dana', 'Dana')];
const ofTidepool = { party: 'client', clientId: 'c', clientName: 'Tidepool' } as const;
const [anna, ben] = [person('anna', 'Anna', ofTidepool), person('ben', 'Ben', ofTidepool)];
const task = (planKind: 'process' | 'project' | 'blueprint', planId: string) => ({
  ...{ id: `of ${planId}`, planKind, planId, planName: 'Onboarding' },
});
/** Two rollouts of one blueprint, called alike. */
const executions = [
  { id: 'p', name: 'Onboarding', clientId: 'c', clientName: 'Tidepool', projectName: 'Sandbox' },
  { id: 'q', name: 'Onboarding', clientId: 'k', clientName: 'Kelpline', projectName: 'Billing' },
];

/** What the services would answer. */
let rows: Record<string, (filter: Record<string, unknown>) => readonly object[]>;
const dataProvider = testDataProvider({
  getList: async (resource, { filter }) => {
    const data = (rows[resource]?.(filter as Record<string, unknown>) ?? []) as never[];
    return { data, total: data.length };
  },
  getMany: async (resource) => ({ data: (resource === 'people' ? [omar, anna, dana, ben] : executions) as never[] }),
});

let page = typedPage();
const onClose = vi.fn();
beforeEach(() => {
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
  onClose.mockReset();
  rows = {
    people: ({ party }) => (party === 'team' ? [omar, dana] : [anna, ben]),
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  page = typedPage();
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

const show = (dialog: ReactNode) => page.show(<StaffApp dataProvider={dataProvider}>{dialog}</StaffApp>);
const words = () => document.querySelector('[role=dialog]')?.textContent ?? '';
const deletes = () => document.querySelector<HTMLButtonElement>('[type=submit]')!;
const sent = () => send.mock.calls.map(([name, payload]) => [name, payload]);
const held = () =>
  [...document.querySelectorAll('.leaving-held li')].map((li) => [...li.children].map((e) => e.textContent));
async function typeName(name: string) {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=text]')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function handTo(name: string) {
  await act(async () => document.querySelector<HTMLElement>('.leaving-heir .picker')!.click());
  await vi.waitFor(() => expect(optionOf(name)).toBeDefined(), SOON);
  await act(async () => optionOf(name)!.click());
}
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const optionOf = (name: string) =>
  options().find((option) => option.querySelector('.picker-words')?.textContent?.startsWith(name));
async function handToNobody(): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>('.leaving-heir [type=checkbox]')!.click());
}

test('whoever leaves the team: what they have is told by client and process, and goes to one person before they go', async () => {
  rows['tasks'] = ({ assignee, clientId }) =>
    assignee === 'omar' && clientId === undefined
      ? [task('process', 'p'), task('process', 'p'), task('process', 'q'), task('blueprint', 'b')]
      : [];
  rows['executions'] = ({ owner }) => (owner === 'omar' ? executions.slice(1) : []);
  rows['placeholders'] = ({ matchedTo }) =>
    matchedTo === 'omar' ? [{ id: 'p::it', planId: 'q', name: 'IT contact' }] : [];
  rows['conversations'] = ({ handedTo }) => (handedTo === 'omar' ? [{ id: 'x', planId: 'p', taskId: 't' }] : []);
  await show(<LeavingDialog person={omar} clientId={null} consequence="They lose access." onClose={onClose} />);
  await vi.waitFor(() => expect(words()).toContain('Omar still has'), SOON);
  expect(held()).toEqual([
    ['OnboardingTidepool, Sandbox', '2 open tasks'],
    ['OnboardingKelpline, Billing', '1 open task, owner, stands for IT contact'],
    ['Onboardingprocess template', '1 open task'],
    ['1 talk to take care of'],
  ]);
  await typeName('omar@works.example');
  expect(deletes().disabled).toBe(true);
  await handTo('Dana');
  await vi.waitFor(() => expect(options()).toEqual([]), SOON);
  expect(deletes().disabled).toBe(false);
  await act(async () => deletes().click());
  const handed = { from: 'omar', to: 'dana' };
  expect(sent()).toEqual([
    ['HandOverWork', { plan: { kind: 'process', id: 'p' }, ...handed }],
    ['HandOverWork', { plan: { kind: 'process', id: 'q' }, ...handed }],
    ['HandOverWork', { plan: { kind: 'blueprint', id: 'b' }, ...handed }],
    ['HandConversation', { processId: 'p', taskId: 't', to: 'dana' }],
    ['RemoveTeamUser', { accountId: 'omar' }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a client’s user: what they have there alone; it may stay with nobody, which has to be said', async () => {
  rows['tasks'] = ({ clientId }) => (clientId === 'c' ? [task('process', 'p')] : []);
  await show(<LeavingDialog person={anna} clientId="c" consequence="They see nothing more." onClose={onClose} />);
  await vi.waitFor(() => expect(words()).toContain('Anna still has'), SOON);
  await act(async () => document.querySelector<HTMLElement>('.leaving-heir .picker')!.click());
  await vi.waitFor(() => expect(optionOf('Ben')).toBeDefined(), SOON);
  expect(optionOf('Anna')).toBeUndefined();
  await act(async () => optionOf('Ben')!.click());
  await handToNobody();
  await handToNobody();
  await typeName('anna@works.example');
  expect(deletes().disabled).toBe(true);
  await handToNobody();
  await act(async () => deletes().click());
  expect(sent()).toEqual([
    ['HandOverWork', { plan: { kind: 'process', id: 'p' }, from: 'anna', to: null }],
    ['RemoveClientUser', { clientId: 'c', accountId: 'anna' }],
  ]);
});

test('who has nothing is asked about nothing', async () => {
  await show(<LeavingDialog person={omar} clientId={null} consequence="They lose access." onClose={onClose} />);
  await vi.waitFor(() => expect(words()).toContain('Omar has no open tasks'), SOON);
  expect(document.querySelector('.leaving-heir')).toBeNull();
  await typeName('omar@works.example');
  await act(async () => deletes().click());
  expect(sent()).toEqual([['RemoveTeamUser', { accountId: 'omar' }]]);
});

test('where it is not known what they have, they can’t be removed unawares', async () => {
  rows['tasks'] = () => {
    throw new Error('no line');
  };
  vi.spyOn(console, 'error').mockReturnValue();
  await show(<LeavingDialog person={omar} clientId={null} consequence="They lose access." onClose={onClose} />);
  await vi.waitFor(() => expect(words()).toContain('What they have could not be loaded'), SOON);
  await typeName('omar@works.example');
  expect(deletes().disabled).toBe(true);
});

test('refused on the way, the dialog says why, and nobody is removed', async () => {
  rows['tasks'] = () => [task('process', 'p')];
  send.mockRejectedValueOnce(new Error('no'));
  await show(<LeavingDialog person={omar} clientId={null} consequence="They lose access." onClose={onClose} />);
  await vi.waitFor(() => expect(words()).toContain('Omar still has'), SOON);
  await typeName('omar@works.example');
  await handToNobody();
  await act(async () => deletes().click());
  expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toContain('Something went wrong');
  expect(sent().map(([name]) => name)).toEqual(['HandOverWork']);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['goes to who was chosen', 2, 'ben'],
  ['or to nobody', 2, null],
  ['and nothing is asked where it has none', 0, null],
])('what a placeholder has %s, and it goes', async (_, tasks, to) => {
  const row = { id: 'p::it', name: 'IT contact', tasks } as PlaceholderRow;
  const plan = { kind: 'process', id: 'p' } as const;
  await show(<RemovePlaceholder plan={plan} row={row} clientId="c" onClose={onClose} />);
  expect(words().includes('stands for somebody in 2 tasks')).toBe(tasks > 0);
  await typeName('IT contact');
  expect(deletes().disabled).toBe(tasks > 0);
  if (tasks > 0) await (to === null ? handToNobody() : handTo('Ben'));
  await act(async () => deletes().click());
  expect(sent()).toEqual([
    ['HandOverWork', { plan, from: 'p::it', to }],
    ['DeletePlaceholder', { plan, placeholderId: 'p::it' }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
