// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Named } from './draft.ts';
import { PickOrCreate, pickWords } from './PickOrCreate.tsx';

const onCreate = vi.fn<(name: string) => Promise<void>>();
const onPick = vi.fn<(picked: Named | null) => void>();
let host: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onCreate.mockReset().mockResolvedValue();
  onPick.mockReset();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const show = (loading: boolean, options: readonly Named[] = []) =>
  act(async () =>
    root.render(<PickOrCreate words={pickWords.project} value={null} {...{ options, loading, onPick, onCreate }} />),
  );
const field = () => host.querySelector<HTMLInputElement>('input') ?? expect.unreachable();
const type = (text: string) =>
  act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const leave = () => act(async () => field().blur());

test.each([
  ['Enter', () => press('Enter')],
  ['leaving the field', leave],
])('%s while the list is still on its way makes it once the list is here', async (_, does) => {
  await show(true);
  await type('Office 2026');
  await does();
  expect(onCreate).not.toHaveBeenCalled();
  await show(false);
  expect(onCreate.mock.calls).toEqual([['Office 2026']]);
  await show(false, [{ id: 'o', name: 'Old' }]);
  expect(onCreate).toHaveBeenCalledTimes(1);
});

test('what the list turns out to have is picked, not made again', async () => {
  await show(true);
  await type('office 2026');
  await press('Enter');
  await show(false, [{ id: 'o', name: 'Office 2026' }]);
  expect(onCreate).not.toHaveBeenCalled();
  expect(onPick.mock.calls).toEqual([[{ id: 'o', name: 'Office 2026' }]]);
});

test('who goes on typing has not asked for it yet', async () => {
  await show(true);
  await type('Off');
  await press('Enter');
  await type('Office');
  await show(false);
  expect(onCreate).not.toHaveBeenCalled();
});
