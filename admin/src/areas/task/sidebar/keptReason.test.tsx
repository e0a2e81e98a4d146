// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../../../parts/dialogs/testing/typedPage.tsx';
import { useDropOnStatus } from '../../../parts/tasks/useDropOnStatus.tsx';

const setStatus = vi.hoisted(() => vi.fn());
vi.mock('../../../parts/tasks/useSetTaskStatus.tsx', () => ({
  useSetTaskStatus: () => ({ setStatus, dialog: null }),
}));

const task = { id: 't', planId: 'p', planKind: 'process', headline: 'Ship' } as TaskRow;
let dropped: Promise<void>;
function Board() {
  const { drop, dialogs } = useDropOnStatus();
  return (
    <>
      <i onClick={() => void (dropped = drop(task, 'STUCKED')).catch(() => undefined)} />
      {dialogs}
    </>
  );
}
let page = typedPage();
const begin = async (as?: string) => {
  await page.shut();
  page = typedPage();
  await page.show(<Board />, as);
  await act(async () => document.querySelector('i')?.click());
};
beforeEach(() => {
  localStorage.clear();
  setStatus.mockReset().mockResolvedValue(true);
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

test('why a task is stuck is there again after Esc, a reload and a refusal, for its author alone, and gone once said', async () => {
  await begin();
  await page.write('Reason', 'The key is lost');
  await page.escape();
  await expect(dropped).rejects.toThrow('The card stays where it was.');
  await begin('mikkel');
  expect(page.field('Reason')?.value).toBe('');
  await begin();
  expect(page.field('Reason')?.value).toBe('The key is lost');
  setStatus.mockResolvedValueOnce(false);
  await page.press('Mark as stuck');
  await begin();
  expect(page.field('Reason')?.value).toBe('The key is lost');
  await page.press('Mark as stuck');
  expect(setStatus).toHaveBeenLastCalledWith(task, 'STUCKED', 'The key is lost');
  expect(localStorage.length).toBe(0);
});

test('Discard lets go of it, and the card goes back', async () => {
  await begin();
  await page.write('Reason', 'The key is lost');
  await page.press('Discard');
  await expect(dropped).rejects.toThrow();
  expect(localStorage.length).toBe(0);
});
