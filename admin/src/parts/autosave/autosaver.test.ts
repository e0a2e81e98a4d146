import type { Problem } from '@waymark/api';
import { SAVE_AFTER } from '@waymark/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAutosaver, type Save } from './autosaver.ts';
import { draftStore } from './draftStore.ts';
import { KeptStorage } from './testing/KeptStorage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memory() {
  const storage = new KeptStorage();
  return { kept: storage.items, storage, drafts: draftStore(storage, 'dana') };
}

const plan = { kind: 'blueprint', id: 'p' } as const;
const origin = {
  thing: { plan, part: 'block', id: 'b1', field: 'text' },
  workspaceId: 'w',
  of: 'Access',
} as const;
const make = (save: Save, drafts = memory().drafts, value = 'old') =>
  openAutosaver({
    ...{ origin, value, revision: '5', drafts, save },
    ...{ asProblem: (e) => e as Problem, now: () => 'now', tab: 'this' },
  });
const silent: Save = () => new Promise(() => undefined);
const done: Save = () => Promise.resolve({ revision: '6' });

describe('a field that saves itself', () => {
  test('keeps a draft until it is saved, and takes it up again after a reload', async () => {
    const { kept, drafts } = memory();
    make(silent, drafts).type('half a sent');
    expect(drafts.all().map(({ draft }) => draft)).toEqual([
      { value: 'half a sent', basedOn: '5', before: 'old', origin, tab: 'this', at: 'now' },
    ]);
    const reloaded = make(done, drafts);
    expect(reloaded.state()).toMatchObject({ phase: 'unsaved', value: 'half a sent' });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect([kept.size, reloaded.state().phase]).toEqual([0, 'saved']);
  });

  test('forgets a draft that the server has already', () => {
    const { kept, drafts } = memory();
    make(silent, drafts).type('same');
    expect(make(silent, drafts, 'same').state().phase).toBe('idle');
    expect(kept.size).toBe(0);
  });

  test('leaves the draft of another tab alone when a row comes in', () => {
    const { kept, drafts } = memory();
    const other = make(silent, drafts);
    make(silent, drafts).type('from here');
    other.seen('news', '6', 'Access');
    expect(kept.size).toBe(1);
  });

  test('keeps the space at its end when the server trims it', async () => {
    const field = make(done);
    field.type('Move ');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    field.seen('Move', '6', 'Move');
    expect([field.state().value, field.origin.of]).toEqual(['Move ', 'Move']);
  });
});

test('a draft of one person is not shown to another, and one that cannot be read is none', () => {
  const { kept, storage, drafts } = memory();
  drafts.keep('k', { value: 'secret', basedOn: '1' });
  expect(draftStore(storage, 'mikkel').load('k')).toBeNull();
  expect(drafts.load('k')).toEqual({ value: 'secret', basedOn: '1' });
  for (const broken of ['{', '"text"', '{"value":1}', '{"value":"a","basedOn":"x"}']) {
    kept.set('waymark.draft.dana.k', broken);
    expect(drafts.load('k')).toBeNull();
  }
});
