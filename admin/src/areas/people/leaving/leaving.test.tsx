// @vitest-environment jsdom
import type { PersonRow, PlaceholderRow } from '@waymark/api';
import { waitFor, within } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import type { ReactNode } from 'react';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { RemovePlaceholder } from './RemovePlaceholder.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

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
  getMany: async (resource) => ({
    data: (resource === 'people' ? [omar, anna, dana, ben] : executions) as never[],
  }),
});

const page = visitor();
const onClose = vi.fn();
beforeEach(() => {
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
  onClose.mockReset();
  rows = { people: ({ party }) => (party === 'team' ? [omar, dana] : [anna, ben]) };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = (dialog: ReactNode) =>
  page.show(
    <SignedIn as="dana">
      <StaffApp dataProvider={dataProvider}>{dialog}</StaffApp>
    </SignedIn>,
  );
const words = () => page.getByRole('dialog').textContent ?? '';
const deletes = () => page.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
const sent = () => send.mock.calls.map(([name, payload]) => [name, payload]);
const held = () =>
  within(page.getByRole('region', { name: /still has/ }))
    .getAllByRole('listitem')
    .map((li) => [...li.children].map((e) => e.textContent));
const typeName = (name: string) => page.fill(page.getByRole('textbox', { name: /^Type / }), name);
const open = () => page.press(/^Person who takes it over/);
const optionOf = (name: string) => page.queryByRole('option', { name: new RegExp(`^${name}`) });
async function handTo(name: string) {
  await open();
  await page.user.click(await page.findByRole('option', { name: new RegExp(`^${name}`) }));
}
// The rest of the page is out of reach until the list has gone.
const handToNobody = async () =>
  page.user.click(await page.findByRole('checkbox', { name: /^Nobody for now/ }));
const pressDelete = async () =>
  page.user.click(await page.findByRole('button', { name: 'Delete' }));

test('whoever leaves the team: what they have is told by client and process, and goes to one person before they go', async () => {
  rows['tasks'] = ({ assignee, clientId }) =>
    assignee === 'omar' && clientId === undefined
      ? [task('process', 'p'), task('process', 'p'), task('process', 'q'), task('blueprint', 'b')]
      : [];
  rows['executions'] = ({ owner }) => (owner === 'omar' ? executions.slice(1) : []);
  rows['placeholders'] = ({ matchedTo }) =>
    matchedTo === 'omar' ? [{ id: 'p::it', planId: 'q', name: 'IT contact' }] : [];
  rows['conversations'] = ({ handedTo }) =>
    handedTo === 'omar' ? [{ id: 'x', planId: 'p', taskId: 't' }] : [];
  await show(
    <LeavingDialog
      person={omar}
      clientId={null}
      consequence="They lose access."
      onClose={onClose}
    />,
  );
  await waitFor(() => expect(words()).toContain('Omar still has'));
  expect(held()).toEqual([
    ['OnboardingTidepool, Sandbox', '2 open tasks'],
    ['OnboardingKelpline, Billing', '1 open task, owner, stands for IT contact'],
    ['Onboardingprocess template', '1 open task'],
    ['1 talk to take care of'],
  ]);
  await typeName('omar@works.example');
  expect(deletes().disabled).toBe(true);
  await handTo('Dana');
  await waitFor(() => expect(page.queryByRole('option')).toBeNull());
  expect(deletes().disabled).toBe(false);
  await pressDelete();
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
  await show(
    <LeavingDialog
      person={anna}
      clientId="c"
      consequence="They see nothing more."
      onClose={onClose}
    />,
  );
  await waitFor(() => expect(words()).toContain('Anna still has'));
  await open();
  const bens = await page.findByRole('option', { name: /^Ben/ });
  expect(optionOf('Anna')).toBeNull();
  await page.user.click(bens);
  await handToNobody();
  await handToNobody();
  await typeName('anna@works.example');
  expect(deletes().disabled).toBe(true);
  await handToNobody();
  await pressDelete();
  expect(sent()).toEqual([
    ['HandOverWork', { plan: { kind: 'process', id: 'p' }, from: 'anna', to: null }],
    ['RemoveClientUser', { clientId: 'c', accountId: 'anna' }],
  ]);
});

test('who has nothing is asked about nothing', async () => {
  await show(
    <LeavingDialog
      person={omar}
      clientId={null}
      consequence="They lose access."
      onClose={onClose}
    />,
  );
  await waitFor(() => expect(words()).toContain('Omar has no open tasks'));
  expect(page.queryByRole('group')).toBeNull();
  await typeName('omar@works.example');
  await pressDelete();
  expect(sent()).toEqual([['RemoveTeamUser', { accountId: 'omar' }]]);
});

test('where it is not known what they have, they can’t be removed unawares', async () => {
  rows['tasks'] = () => {
    throw new Error('no line');
  };
  vi.spyOn(console, 'error').mockReturnValue();
  await show(
    <LeavingDialog
      person={omar}
      clientId={null}
      consequence="They lose access."
      onClose={onClose}
    />,
  );
  await waitFor(() => expect(words()).toContain('What they have could not be loaded'));
  await typeName('omar@works.example');
  expect(deletes().disabled).toBe(true);
});

test('refused on the way, the dialog says why, and nobody is removed', async () => {
  rows['tasks'] = () => [task('process', 'p')];
  send.mockRejectedValueOnce(new Error('no'));
  await show(
    <LeavingDialog
      person={omar}
      clientId={null}
      consequence="They lose access."
      onClose={onClose}
    />,
  );
  await waitFor(() => expect(words()).toContain('Omar still has'));
  await typeName('omar@works.example');
  await handToNobody();
  await pressDelete();
  expect(page.getByRole('alert').textContent).toContain('Something went wrong');
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
  await pressDelete();
  expect(sent()).toEqual([
    ['HandOverWork', { plan, from: 'p::it', to }],
    ['DeletePlaceholder', { plan, placeholderId: 'p::it' }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
