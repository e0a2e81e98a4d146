// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import type { OperationsStatus } from '@waymark/api';
import { modelOf, quarantinedOf, rebuildOf, statusOf, verificationOf } from '@waymark/api/testing';
import { within } from '@testing-library/react';
import { act } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperationsPage } from './OperationsPage.tsx';

const page = visitor();

const notify = vi.hoisted(() => vi.fn());
const operator = vi.hoisted(() => ({ now: true as boolean | undefined }));
vi.mock('react-admin', async (actual) => ({
  ...(await actual<object>()),
  useNotify: () => notify,
}));
vi.mock('../../base/session/me.ts', () => ({
  useMe: () => (operator.now === undefined ? undefined : { operator: operator.now }),
}));

let status: OperationsStatus;
let refusal: { status: number; detail: string } | null;
const sent = vi.fn<typeof fetch>(async () =>
  refusal === null
    ? Response.json(status)
    : Response.json({ type: 'x', title: 'No', code: 'no', ...refusal }, { status: refusal.status }),
);
const posts = () =>
  sent.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([path, init]) => [path, JSON.parse(String(init?.body))]);
const looks = () => sent.mock.calls.filter(([, init]) => init?.method === 'GET').length;

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await page.show(
    <QueryClientProvider client={client}>
      <OperationsPage />
    </QueryClientProvider>,
  );
  await pass(50);
}
const click = async (name: string) => {
  await page.press(name);
  await pass(50);
};

beforeEach(() => {
  const session = { accessToken: 'token', accountId: 'dana', expiresAt: '2999-01-01T00:00:00Z' };
  vi.stubGlobal('fetch', ((path, init) =>
    path === '/api/session/refresh'
      ? Promise.resolve(Response.json(session))
      : sent(path, init)) satisfies typeof fetch);
  vi.useFakeTimers();
  sent.mockClear();
  notify.mockClear();
  operator.now = true;
  refusal = null;
  status = statusOf([modelOf()]);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('those who are no operators are told so, and nothing is asked', async () => {
  operator.now = false;
  await open();
  expect(page.text()).toContain('Operations are for those who run this installation');
  expect(sent).not.toHaveBeenCalled();
});

test('a refusal by the server says the same, and is not repeated', async () => {
  refusal = { status: 403, detail: 'No.' };
  await open();
  expect(page.text()).toContain('Operations are for those who run this installation');
  await pass(10_000);
  expect(looks()).toBe(1);
});

test('where nothing looks for viruses it says so, and how to change that', async () => {
  await open();
  expect(page.text()).not.toContain('Nothing looks for viruses');
  status = statusOf([modelOf()], { scansFiles: false });
  await pass(2_500);
  expect(page.text()).toContain('Nothing looks for viruses');
  expect(page.text()).toContain('CLAMD_URL');
});

test('looks every two seconds, every second while something is built', async () => {
  await open();
  await pass(4_000);
  expect(looks()).toBe(3);
  status = statusOf([modelOf({ rebuild: rebuildOf() })]);
  await pass(2_000);
  sent.mockClear();
  await pass(4_000);
  expect(looks()).toBe(4);
});

test('a rebuild shows how far it is, how quick and how long it takes', async () => {
  status = statusOf([modelOf({ rebuild: rebuildOf() })]);
  await open();
  const bar = page.getByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('42');
  expect(bar.getAttribute('aria-label')).toBe('Rebuild: Process templates and executions');
  expect(page.text()).toContain('12,340 events/s');
  expect(page.text()).toContain('About 1 min 15 s');
  await click('Pause: Process templates and executions');
  expect(posts()).toEqual([['/api/operations/pause', { models: ['plans'] }]]);
});

test('swapping in is asked for first; a refusal stays in the dialog', async () => {
  status = statusOf([modelOf({ rebuild: rebuildOf({ state: 'ready' }) })]);
  await open();
  await click('Swap in: Process templates and executions');
  expect(posts()).toEqual([]);
  refusal = { status: 409, detail: 'It is being compared again.' };
  await click('Swap in');
  expect(page.getByRole('dialog').textContent).toContain('It is being compared again.');
  refusal = null;
  await click('Swap in');
  expect(posts()).toHaveLength(2);
  await pass(1_000);
  expect(page.queryByRole('dialog')).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

test('to throw a rebuild away is asked for first; a rollback or a comparison is just stopped', async () => {
  status = statusOf([modelOf({ rebuild: rebuildOf({ state: 'failed' }) })]);
  await open();
  await click('Discard: Process templates and executions');
  expect(posts()).toEqual([]);
  status = statusOf([modelOf({ rebuild: rebuildOf({ kind: 'rollback' }) })]);
  await pass(2_100);
  expect(page.getByRole('dialog').textContent).toContain('The new tables are thrown away');
  await click('Discard');
  expect(posts()).toEqual([['/api/operations/cancel', { models: ['plans'] }]]);
  await pass(1_000);
  await click('Cancel: Process templates and executions');
  expect(posts()).toHaveLength(2);
});

test('what is in quarantine is shown with its reason, and can be tried again', async () => {
  status = statusOf([modelOf({ quarantine: [quarantinedOf()] })]);
  await open();
  for (const words of [
    '1 stream waits',
    'process-1f',
    'TaskRenamed',
    'There is no task 42.',
    '3 events',
  ])
    expect(page.text()).toContain(words);
  refusal = { status: 503, detail: 'No projector is there.' };
  await click('Retry: Process templates and executions');
  expect(posts()).toEqual([['/api/operations/retry', { models: ['plans'] }]]);
  expect(notify).toHaveBeenCalledWith('No projector is there.', { type: 'error' });
});

test('a comparison that differs shows its tables', async () => {
  const tables = [{ table: 'tasks', rows: 1234, freshRows: 1235, equal: false }];
  status = statusOf([modelOf({ verification: verificationOf({ state: 'different', tables }) })]);
  await open();
  expect(page.getByRole('table', { name: 'Compared tables' }).closest('details')?.open).toBe(true);
  expect(
    within(page.getByRole('table', { name: 'Compared tables' })).getAllByRole('row')[1]
      ?.textContent,
  ).toBe('tasks1,2341,235Different');
});

test('without a projector nothing is called up to date', async () => {
  status = statusOf([modelOf()], { projecting: false });
  await open();
  expect(page.text()).toContain('No projector is running');
  expect(page.text()).not.toContain('Up to date');
});

test('figures stay, with their time, while the server does not answer; without any the page says so', async () => {
  await open();
  refusal = { status: 503, detail: 'The projector is away.' };
  // It is tried again before people are told.
  await pass(2_100 + 1_900);
  expect(page.text()).toContain('These figures are from');
  expect(page.text()).toContain('Process templates and executions');
  await page.leave();
  await open();
  await pass(2_000);
  expect(page.text()).toContain('The operations could not be loaded');
  expect(page.text()).toContain('The projector is away.');
  await pass(5_000);
  expect(page.text()).toContain('The projector is away.');
  for (let times = 0; times < 3; times++)
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await click('Try again');
  await pass(2_000);
  expect(page.text()).toContain('The server could not be reached.');
  refusal = null;
  await click('Try again');
  expect(page.text()).toContain('Up to date');
});

test('one sentence tells how they are doing, and each has a name that says what it is for', async () => {
  status = statusOf([modelOf(), modelOf({ model: 'answers' })]);
  await open();
  expect(page.text()).toContain('All 2 read models are up to date.');
  expect(page.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Answers to forms');
  status = statusOf([modelOf(), modelOf({ model: 'answers', state: 'retrying' })]);
  await pass(2_000);
  expect(page.text()).toContain('1 of 2 read models are up to date.');
});
