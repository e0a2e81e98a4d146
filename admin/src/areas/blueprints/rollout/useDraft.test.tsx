// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../../../parts/dialogs/testing/typedPage.tsx';
import { readDraft } from './draft.ts';
import { useDraft } from './useDraft.ts';

let wizard: ReturnType<typeof useDraft>;
const Wizard = ({ tell }: { tell: (now: typeof wizard) => void }) => {
  tell(useDraft());
  return null;
};
let page = typedPage();
const open = async (as?: string) => {
  await page.shut();
  page = typedPage();
  await page.show(<Wizard tell={(now) => (wizard = now)} />, as);
  return wizard.draft;
};
const fjordbank = { id: 'c', name: 'Fjordbank', isNew: true } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

test('what was begun is there after Esc and a reload, as the same process, for its author alone', async () => {
  const { processId } = await open();
  await act(async () => wizard.change({ client: fjordbank, projectTyped: 'Roll' }));
  expect(await open()).toMatchObject({ processId, client: fjordbank, projectTyped: 'Roll' });
  expect(await open('mikkel')).toMatchObject({ client: null, projectTyped: null });
});

test('another tab goes on with it, as a process of its own', async () => {
  const { processId } = await open();
  await act(async () => wizard.change({ client: fjordbank }));
  sessionStorage.clear();
  const there = await open();
  expect(there.client).toEqual(fjordbank);
  expect(there.processId).not.toBe(processId);
});

test.for(['reset', 'drop'] as const)('after %s nothing of it is left', async (end) => {
  await open();
  await act(async () => wizard.change({ client: fjordbank }));
  await act(async () => wizard[end]());
  expect((await open()).client).toBeNull();
});

test('a draft of an earlier version is read with what it lacks, and one that is broken is none', () => {
  expect(readDraft('{"processId":"p","client":null}')).toMatchObject({
    processId: 'p',
    ownDates: true,
    made: [],
  });
  expect([readDraft('{'), readDraft(null)]).toEqual([null, null]);
});
