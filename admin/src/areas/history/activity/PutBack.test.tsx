// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import type { HistoryRow } from '@waymark/api';
import { act } from 'react';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../../../parts/dialogs/testing/typedPage.tsx';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { PutBack } from './PutBack.tsx';

const { send, notify } = vi.hoisted(() => ({ send: vi.fn(), notify: vi.fn() }));
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('react-admin', async (actual) => ({
  ...(await actual<object>()),
  useNotify: () => notify,
}));

/** What is there, by resource. */
let there: Record<string, readonly string[]>;
const dataProvider = testDataProvider({
  getMany: async (resource, { ids }) => ({
    data: ids
      .filter((id) => there[resource]?.includes(String(id)))
      .map((id) => ({ id })) as never[],
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
const offered = () => waitFor(() => expect(page.has('Put back')).toBe(true));

test.each([
  ['ProcessDeleted', 'process', 'executions', 'RestoreProcess'],
  ['ProjectDeleted', 'project', 'projects', 'RestoreProject'],
  ['BlueprintDeleted', 'blueprint', 'blueprints', 'RestoreBlueprint'],
] as const)(
  '%s offers to put it back, as long as it is not',
  async (event, kind, resource, command) => {
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
  },
);

test('pressed where somebody else was faster, in the same instant too, it says that it was back', async () => {
  await show('ProcessDeleted');
  await offered();
  send.mockResolvedValue({ revision: '8', position: '20', unchanged: true });
  await page.press('Put back');
  expect(notify.mock.calls).toEqual([['activity.wasBack']]);
});

test('beside anything else nothing is offered', async () => {
  await show('ProcessRenamed');
  expect(page.has('Put back')).toBe(false);
});
