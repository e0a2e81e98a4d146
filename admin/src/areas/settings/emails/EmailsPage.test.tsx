// @vitest-environment jsdom
import type { BlueprintRow, MailWordsRow } from '@waymark/api';
import { ServerRefused } from '@waymark/client';
import { within } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { EmailsPage } from './EmailsPage.tsx';

const words = { subject: 'A new process', headline: 'H', body: '<p>B</p>', buttonText: 'Go' };
const own = { ...words, subject: 'Hello {{clientName}}' };
type Asked = {
  filter: { kind?: string; id?: string; q?: string };
  pagination: { perPage: number };
};
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
    return {
      data: all?.slice(0, pagination.perPage),
      total: all?.length,
      error: world.error,
      isPending: false,
    };
  },
  useNotify: () => () => undefined,
}));
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('../../../base/wire/request.ts', () => ({
  request: async (path: string) => ({
    json: path.endsWith('/mail-words')
      ? { welcome: words, turn: words }
      : {
          from: 'Acme <a@b.example>',
          to: 'dana@x.example',
          subject: 'Shown',
          html: '<html></html>',
          text: '',
        },
  }),
}));

const page = visitor();
const show = async (at: string) => {
  await page.show(
    <SignedIn as="dana">
      <MemoryRouter initialEntries={[at]}>
        <EmailsPage />
      </MemoryRouter>
    </SignedIn>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
};
const fields = () =>
  within(page.getByRole('dialog'))
    .getAllByRole('textbox')
    .map((field) => field.textContent);
const rows = () =>
  page
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
  localStorage.clear();
  Object.assign(world, {
    error: null,
    blueprints: [
      { id: 'a', name: 'Onboarding', kind: 'process', planRevision: '7' },
      { id: 'b', name: 'Renewal', kind: 'process', planRevision: '3' },
    ],
    own: [
      {
        id: 'a-welcome',
        blueprintId: 'a',
        mail: 'welcome',
        ...own,
        updatedAt: '2026-11-20T15:02:00.000Z',
      },
    ],
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each template with the words that it has, and whether they are its own', async () => {
  await show('/settings/emails');
  expect(rows()[0]).toContain('OnboardingHello clientNameIts own');
  expect(rows()[1]).toContain('RenewalA new processDefaultNever');
});

test('nothing there, and what could not be read', async () => {
  world.blueprints = [];
  await show('/settings/emails');
  expect(page.text()).toContain('No process templates yet');
  Object.assign(world, { blueprints: undefined, error: new Error('cut') });
  await show('/settings/emails');
  expect(page.getByRole('alert').textContent).toContain('The e-mails could not be loaded');
});

test('default words fill the fields and are given back as none of its own', async () => {
  await show('/settings/emails#a');
  expect(fields()).toEqual(['Hello clientName', 'H', 'B', 'Go']);
  await page.press('Default words');
  expect(fields()[0]).toBe('A new process');
  expect(send).not.toHaveBeenCalled();
  await page.press('Save');
  expect(send).toHaveBeenCalledWith(
    'SetMailWords',
    { blueprintId: 'a', mail: 'welcome', words: null },
    { basedOn: '7' },
  );
});

test('what is saved next goes on what one saved oneself, though the templates are not read again yet', async () => {
  await show('/settings/emails#a');
  await page.press('Default words');
  await page.press('Save');
  await page.user.click(await page.findByRole('link', { name: 'Onboarding' }));
  await page.press('Default words');
  await page.press('Save');
  expect(send.mock.calls.map(([, , options]) => options)).toEqual([
    { basedOn: '7' },
    { basedOn: '8' },
  ]);
});

test('a refusal stands in the dialog after the word of the spec, and the words stay', async () => {
  const problem = {
    type: 'x',
    title: 'x',
    status: 500,
    code: 'internal',
    detail: 'The log is down.',
  };
  send.mockRejectedValue(new ServerRefused(problem));
  await show('/settings/emails#a');
  await page.press('Save');
  expect(within(page.getByRole('dialog')).getByRole('alert').textContent).toBe(
    'Error The log is down.',
  );
  expect(fields()[0]).toBe('Hello clientName');
});

test('words that were not saved are there again, and are dropped on demand', async () => {
  await show('/settings/emails#a');
  await page.press('Default words');
  await page.leave();
  await show('/settings/emails#a');
  expect(fields()[0]).toBe('A new process');
  await page.press('Discard them');
  expect(fields()[0]).toBe('Hello clientName');
});

test('words that somebody else changed meanwhile: both are shown, and mine go on what theirs made', async () => {
  const by = { id: 'priya', name: 'Priya Raman' };
  const theirs = { ...own, headline: 'Theirs' };
  const conflict = { by, at: '2026-11-20T15:02:00.000Z', theirs, revision: '9' };
  const problem = {
    type: 'x',
    title: 'x',
    status: 409,
    code: 'changed-meanwhile',
    detail: 'x',
    conflict,
  };
  send.mockRejectedValueOnce(new ServerRefused(problem as never));
  await show('/settings/emails#a');
  await page.press('Default words');
  await page.press('Save');
  expect(page.getByRole('alertdialog').textContent).toContain('Theirs');
  await page.press('Keep mine');
  expect(send).toHaveBeenLastCalledWith('SetMailWords', expect.objectContaining({ words: null }), {
    basedOn: '9',
  });
});

test('there may be more templates than a page holds: they are searched, and shown step by step; sub-processes are none', async () => {
  world.blueprints = [
    { id: 's', name: 'Single sign-on', kind: 'subProcess', planRevision: '1' },
    ...Array.from({ length: 130 }, (_, n) => ({
      ...{ id: `n${n}`, name: `Template ${n}`, kind: 'process' as const, planRevision: '1' },
    })),
  ];
  await show('/settings/emails');
  expect(rows()).toHaveLength(100);
  expect(rows().join()).not.toContain('Single sign-on');
  expect(page.text()).toContain('100 of 130');
  await page.press('Show more');
  expect(rows()).toHaveLength(130);
  const field = page.getByRole('searchbox');
  await page.fill(field, 'template 129');
  expect(rows()).toHaveLength(1);
  await page.fill(field, 'nothing like it');
  expect(page.text()).toContain('No process template is called that.');
});
