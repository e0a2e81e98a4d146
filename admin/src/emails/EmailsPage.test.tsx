// @vitest-environment jsdom
import type { BlueprintRow, MailWordsRow } from '@waymark/api';
import { Refused } from '@waymark/client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../session/testing/SignedIn.tsx';
import { EmailsPage } from './EmailsPage.tsx';

const words = { subject: 'A new process', headline: 'H', body: '<p>B</p>', buttonText: 'Go' };
const own = { ...words, subject: 'Hello {{clientName}}' };
type Asked = { filter: { kind?: string; id?: string; q?: string }; pagination: { perPage: number } };
const world = vi.hoisted(() => ({
  asked: [] as object[],
  blueprints: [] as Partial<BlueprintRow>[] | undefined,
  own: [] as Partial<MailWordsRow>[],
  error: null as unknown,
}));
const send = vi.hoisted(() => vi.fn());
vi.mock('react-admin', async (actual) => ({
  ...(await actual<object>()),
  useGetList(resource: string, { filter, pagination }: Asked) {
    if (resource === 'mailWords') return { data: world.own, error: world.error, isPending: false };
    world.asked.push(filter);
    const all = world.blueprints?.filter(
      ({ id, name, kind }) =>
        kind === filter.kind &&
        (filter.id === undefined || id === filter.id) &&
        (filter.q === undefined || name?.toLowerCase().includes(filter.q.toLowerCase()) === true),
    );
    return { data: all?.slice(0, pagination.perPage), total: all?.length, error: world.error, isPending: false };
  },
  useNotify: () => () => undefined,
}));
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('../wire/request.ts', () => ({
  request: async (path: string) => ({
    json: path.endsWith('/mail-words')
      ? { welcome: words, turn: words }
      : { from: 'Acme <a@b.example>', to: 'dana@x.example', subject: 'Shown', html: '<html></html>', text: '' },
  }),
}));

let root: Root;
let page: HTMLElement;
const show = async (at: string) => {
  await act(async () =>
    root.render(
      <SignedIn as="dana">
        <MemoryRouter initialEntries={[at]}>
          <EmailsPage />
        </MemoryRouter>
      </SignedIn>,
    ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
};
const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent?.trim() === name);
const click = (element: HTMLElement | undefined) => act(async () => element?.click());
const fields = () => [...document.querySelectorAll('.words-input')].map((field) => field.textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
  localStorage.clear();
  Object.assign(world, {
    error: null,
    blueprints: [
      { id: 'a', name: 'Onboarding', kind: 'process', planRevision: '7' },
      { id: 'b', name: 'Renewal', kind: 'process', planRevision: '3' },
    ],
    own: [{ id: 'a-welcome', blueprintId: 'a', mail: 'welcome', ...own, updatedAt: '2026-11-20T15:02:00.000Z' }],
  });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

test('each template with the words that it has, and whether they are its own', async () => {
  await show('/settings/emails');
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toContain('OnboardingHello clientNameIts own');
  expect(rows[1]).toContain('RenewalA new processDefaultNever');
});

test('nothing there, and what could not be read', async () => {
  world.blueprints = [];
  await show('/settings/emails');
  expect(page.textContent).toContain('No process templates yet');
  Object.assign(world, { blueprints: undefined, error: new Error('cut') });
  await show('/settings/emails');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('The e-mails could not be loaded');
});

test('default words fill the fields and are given back as none of its own', async () => {
  await show('/settings/emails#a');
  expect(fields()).toEqual(['Hello clientName', 'H', 'B', 'Go']);
  await click(button('Default words'));
  expect(fields()[0]).toBe('A new process');
  expect(send).not.toHaveBeenCalled();
  await click(button('Save'));
  expect(send).toHaveBeenCalledWith(
    'SetMailWords',
    { blueprintId: 'a', mail: 'welcome', words: null },
    { basedOn: '7' },
  );
});

test('what is saved next goes on what one saved oneself, though the templates are not read again yet', async () => {
  await show('/settings/emails#a');
  await click(button('Default words'));
  await click(button('Save'));
  const link = [...document.querySelectorAll<HTMLElement>('a')].find((each) =>
    each.getAttribute('href')?.endsWith('#a'),
  );
  await click(link);
  await click(button('Default words'));
  await click(button('Save'));
  expect(send.mock.calls.map(([, , options]) => options)).toEqual([{ basedOn: '7' }, { basedOn: '8' }]);
});

test('a refusal stands in the dialog after the word of the spec, and the words stay', async () => {
  const problem = { type: 'x', title: 'x', status: 500, code: 'internal', detail: 'The log is down.' };
  send.mockRejectedValue(new Refused(problem));
  await show('/settings/emails#a');
  await click(button('Save'));
  expect(document.querySelector('.dialog [role=alert]')?.textContent).toBe('Error The log is down.');
  expect(fields()[0]).toBe('Hello clientName');
});

test('words that were not saved are there again, and are dropped on demand', async () => {
  await show('/settings/emails#a');
  await click(button('Default words'));
  await act(async () => root.unmount());
  root = createRoot(page);
  await show('/settings/emails#a');
  expect(fields()[0]).toBe('A new process');
  await click(button('Discard them'));
  expect(fields()[0]).toBe('Hello clientName');
});

test('words that somebody else changed meanwhile: both are shown, and mine go on what theirs made', async () => {
  const by = { id: 'priya', name: 'Priya Raman' };
  const theirs = { ...own, headline: 'Theirs' };
  const conflict = { by, at: '2026-11-20T15:02:00.000Z', theirs, revision: '9' };
  const problem = { type: 'x', title: 'x', status: 409, code: 'changed-meanwhile', detail: 'x', conflict };
  send.mockRejectedValueOnce(new Refused(problem as never));
  await show('/settings/emails#a');
  await click(button('Default words'));
  await click(button('Save'));
  const asked = document.querySelector('[role=alertdialog]');
  expect(asked?.textContent).toContain('Theirs');
  await click(button('Keep mine'));
  expect(send).toHaveBeenLastCalledWith('SetMailWords', expect.objectContaining({ words: null }), { basedOn: '9' });
});

test('there may be more templates than a page holds: they are searched, and shown step by step; sub-processes are none', async () => {
  world.blueprints = [
    { id: 's', name: 'Single sign-on', kind: 'subProcess', planRevision: '1' },
    ...Array.from({ length: 130 }, (_, n) => ({
      ...{ id: `n${n}`, name: `Template ${n}`, kind: 'process' as const, planRevision: '1' },
    })),
  ];
  await show('/settings/emails');
  const rows = () => [...page.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  expect(rows()).toHaveLength(100);
  expect(rows().join()).not.toContain('Single sign-on');
  expect(page.textContent).toContain('100 of 130');
  await click(button('Show more'));
  expect(rows()).toHaveLength(130);
  const field = page.querySelector<HTMLInputElement>('input[type=search]') ?? expect.unreachable();
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('template 129');
  expect(rows()).toHaveLength(1);
  await type('nothing like it');
  expect(page.textContent).toContain('No process template is called that.');
});
