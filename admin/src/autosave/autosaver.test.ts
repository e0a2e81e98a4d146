import type { Problem } from '@waymark/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Autosaver, SAVE_AFTER, type Save } from './autosaver.ts';
import { draftStore } from './draftStore.ts';
import { KeptStorage } from './testing/KeptStorage.ts';

const problem: Problem = { type: 'about:blank', title: 'No', status: 503, code: 'unavailable', detail: 'Try again.' };

function memory() {
  const storage = new KeptStorage();
  return { kept: storage.items, storage, drafts: draftStore(storage, 'dana') };
}

/** A server that answers when told, in the order asked. */
function server() {
  const asked: { value: string; basedOn: string; answer: (revision: string) => void; fail: () => void }[] = [];
  const save: Save = (value, basedOn) =>
    new Promise((resolve, reject) => {
      asked.push({ value, basedOn, answer: (revision) => resolve({ revision }), fail: () => reject(problem) });
    });
  return { asked, save };
}

const thing = { plan: { kind: 'blueprint', id: 'p' }, part: 'block', id: 'b1', field: 'text' } as const;
const origin = { thing, workspaceId: 'w', of: 'Access' };
const make = (save: Save, drafts = memory().drafts) =>
  new Autosaver({
    ...{ origin, value: 'old', revision: '5', drafts, save },
    ...{ asProblem: (e) => e as Problem, now: () => 'now', tab: 'this' },
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an autosaver', () => {
  test('sends once, 750 ms after the last change', async () => {
    const { asked, save } = server();
    const field = make(save);
    field.type('a');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER - 1);
    field.type('ab');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER - 1);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ value, basedOn }) => [value, basedOn])).toEqual([['ab', '5']]);
  });

  test('sends what was typed meanwhile after the reply, based on it', async () => {
    const { asked, save } = server();
    const field = make(save);
    field.type('a');
    field.flush();
    field.type('ab');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER * 3);
    expect(asked).toHaveLength(1);
    asked[0]!.answer('8');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(asked.map(({ value, basedOn }) => [value, basedOn])).toEqual([
      ['a', '5'],
      ['ab', '8'],
    ]);
    asked[1]!.answer('9');
    await vi.advanceTimersByTimeAsync(0);
    expect(field.state()).toMatchObject({ phase: 'saved', basedOn: '9', value: 'ab' });
  });

  test('keeps a draft until it is saved, and takes it up again after a reload', async () => {
    const { kept, drafts } = memory();
    const first = server();
    const before = make(first.save, drafts);
    before.type('half a sent');
    expect(kept.size).toBe(1);

    const second = server();
    const reloaded = make(second.save, drafts);
    expect(reloaded.state()).toMatchObject({ phase: 'unsaved', value: 'half a sent', basedOn: '5' });
    reloaded.flush();
    second.asked[0]!.answer('6');
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.size).toBe(0);
  });

  test('says that a save failed and tries again when asked', async () => {
    const { asked, save } = server();
    const field = make(save);
    field.type('a');
    field.flush();
    asked[0]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(field.state()).toMatchObject({ phase: 'failed', value: 'a', problem });
    field.flush();
    expect(asked).toHaveLength(2);
  });
});

describe('a draft', () => {
  test('of one person is not shown to another', () => {
    const { storage, drafts } = memory();
    drafts.keep('k', { value: 'secret', basedOn: '1' });
    expect(draftStore(storage, 'mikkel').load('k')).toBeNull();
    expect(drafts.load('k')).toEqual({ value: 'secret', basedOn: '1' });
  });

  test('that cannot be read is none', () => {
    const { kept, drafts } = memory();
    for (const broken of ['{', '"text"', '{"value":1}', '{"value":"a","basedOn":"x"}']) {
      kept.set('waymark.draft.dana.k', broken);
      expect(drafts.load('k')).toBeNull();
    }
  });

  test('does not stop the typing when the storage is full', () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const full = draftStore(
      {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => {},
        key: () => null,
        length: 0,
      },
      'dana',
    );
    expect(() => full.keep('k', { value: 'a', basedOn: '1' })).not.toThrow();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

const says = (status: number, conflict?: object) => ({ ...problem, status, ...(conflict && { conflict }) }) as Problem;
const theirs = { theirs: 'theirs', revision: '6', by: 'mikkel', at: 'then' };
const gone = { ...theirs, gone: { kind: 'module', id: 'm', name: 'Access' } };

test.each([
  ['409, changed by somebody else', says(409, theirs)],
  ['409, gone, though its row is read again and again', says(409, gone)],
  ['403', says(403)],
  ['nothing', says(0)],
])('a server that answers %s a hundred times is asked a few times, and what was typed stays', async (_, answer) => {
  vi.useFakeTimers();
  const { drafts } = memory();
  let asked = 0;
  const field = make(() => {
    asked += 1;
    return Promise.reject(answer);
  }, drafts);
  field.type('mine');
  for (let n = 0; n < 100; n++) {
    await vi.advanceTimersByTimeAsync(60_000);
    field.seen('old', '7', 'Access');
  }
  expect(asked).toBeLessThanOrEqual(2);
  expect(['failed', 'conflict']).toContain(field.state().phase);
  expect(drafts.all().map(({ draft }) => draft.value)).toEqual(['mine']);
});
