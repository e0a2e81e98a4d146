import { afterEach, expect, test, vi } from 'vitest';
import { english } from '../texts/en/index.ts';
import { keyGroups, type KeyGroup } from './keys.ts';
import { isKey, setSingleKeys } from './keyMatching.ts';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
});
afterEach(() => store.clear());

const press = (key: string, more: object = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, target: null },
  ...more,
});

test('a letter alone, whatever its case, and not with Ctrl', () => {
  expect(isKey(press('w'), 'whoseTurn')).toBe(true);
  expect(isKey(press('W'), 'whoseTurn')).toBe(true);
  expect(isKey(press('w', { ctrlKey: true }), 'whoseTurn')).toBe(false);
});
test('Ctrl K and the same of a Mac', () => {
  expect(isKey(press('k', { ctrlKey: true }), 'palette')).toBe(true);
  expect(isKey(press('k', { metaKey: true }), 'palette')).toBe(true);
  expect(isKey(press('k'), 'palette')).toBe(false);
});
test('letters alone are switched off, others are not', () => {
  setSingleKeys(false);
  expect(isKey(press('?'), 'theseKeys')).toBe(false);
  expect(isKey(press('k', { ctrlKey: true }), 'palette')).toBe(true);
  setSingleKeys(true);
  expect(isKey(press('?'), 'theseKeys')).toBe(true);
});
test('a key that is called otherwise on its cap', () =>
  expect([isKey(press('Delete'), 'deleteExecution'), isKey(press('Escape'), 'close')]).toEqual([
    true,
    true,
  ]));
test('none while an input method puts a word together', () => {
  expect(isKey(press('w', { isComposing: true }), 'whoseTurn')).toBe(false);
  expect(isKey(press('k', { ctrlKey: true, isComposing: true }), 'palette')).toBe(false);
  expect(isKey(press('Escape', { isComposing: true }), 'close')).toBe(false);
});
test('Ctrl S keeps what is shown, S alone does not', () => {
  expect(isKey(press('s', { ctrlKey: true }), 'saveView')).toBe(true);
  expect(isKey(press('s'), 'saveView')).toBe(false);
});
test('no two keys of a page are the same', () => {
  for (const group of keyGroups as readonly KeyGroup[]) {
    if (group.group === 'onBoards') continue;
    const caps = group.keys.map((key) => key.caps.join(' '));
    expect(new Set(caps).size).toBe(caps.length);
  }
  expect(english.keys.title).toBe('Keys');
});
