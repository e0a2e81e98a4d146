// @vitest-environment jsdom
import type { HistoryRow } from '@waymark/api';
import { act } from 'react';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../dialogs/testing/typedPage.tsx';
import { StaffApp } from '../session/testing/StaffApp.tsx';
import { PutBack } from './PutBack.tsx';

const { send, notify } = vi.hoisted(() => ({ send: vi.fn(), notify: vi.fn() }));
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('react-admin', async (actual) => ({ ...(await actual<object>()), useNotify: () => notify }));

/** A row is there within 5 s. */
const SOON = { timeout: 5_000 };
/** What is there, by resource. */
let there: Record<string, readonly string[]>;
const dataProvider = testDataProvider({
  getMany: async (resource, { ids }) => ({
    data: ids.filter((id) => there[resource]?.includes(String(id))).map((id) => ({ id })) as never[],
  }),
});

let page = typedPage();
beforeEach(() => {
  there = {};
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
  notify.mockReset();
  page = typedPage();
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});
const show = async (event: string, planKind: HistoryRow['planKind'] = 'process') => {
  await page.show(
    <StaffApp dataProvider={dataProvider}>
      <PutBack row={{ event, planId: 'p', planKind } as HistoryRow} />
    </StaffApp>,
  );
  await act(async () => void (await new Promise((done) => setTimeout(done))));
};
const offered = () => act(() => vi.waitFor(() => expect(page.has('Put back')).toBe(true), SOON));

test.each([
  ['ProcessDeleted', 'process', 'executions', 'RestoreProcess'],
  ['ProjectDeleted', 'project', 'projects', 'RestoreProject'],
  ['BlueprintDeleted', 'blueprint', 'blueprints', 'RestoreBlueprint'],
] as const)('%s offers to put it back, as long as it is not', async (event, kind, resource, command) => {
  await show(event, kind);
  await offered();
  await page.press('Put back');
  expect(send.mock.calls.map(([name]) => name)).toEqual([command]);
  expect(notify.mock.calls).toEqual([['activity.isBack']]);
  await page.shut();
  page = typedPage();
  there = { [resource]: ['p'] };
  await show(event, kind);
  expect(page.has('Put back')).toBe(false);
});

test('pressed in a window that has not heard that it is back, it says so', async () => {
  await show('ProcessDeleted');
  await offered();
  there = { executions: ['p'] };
  await page.press('Put back');
  expect(notify.mock.calls).toEqual([['activity.wasBack']]);
});

test('beside anything else nothing is offered', async () => {
  await show('ProcessRenamed');
  expect(page.has('Put back')).toBe(false);
});
