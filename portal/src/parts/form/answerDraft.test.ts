import type { AnswerDraft, DraftChanges } from '@waymark/api';
import { ServerRefused, ServerUnreachable } from '@waymark/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnswerDraft } from './answerDraft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AT = '2026-11-21T10:00:00.000Z';
const conflict = () =>
  new ServerRefused({
    type: '',
    title: '',
    status: 409,
    code: 'answer-changed',
    detail: '',
    requestId: '',
  } as never);

/** The service's draft, which two devices share; `down` while there is no line. */
function service() {
  const fields: Record<string, AnswerDraft['fields'][string]> = {};
  const there = { down: false, writes: 0, fields };
  const answered = async (): Promise<AnswerDraft> => {
    await Promise.resolve();
    if (there.down) throw new ServerUnreachable('no line');
    return { fields: { ...fields } };
  };
  const device = (by: string, storage = memory()) =>
    openAnswerDraft({
      ...{ storage, accountId: by, taskId: 't', since: '', read: answered },
      write: async ({ answers, gone, seen }: DraftChanges) => {
        await answered();
        there.writes += 1;
        let clash = false;
        for (const fieldId of [...Object.keys(answers), ...gone]) {
          const revision = fields[fieldId]?.revision ?? 0;
          if (revision !== seen[fieldId]) clash = true;
          else
            fields[fieldId] = {
              value: answers[fieldId] ?? null,
              revision: revision + 1,
              by,
              at: AT,
            };
        }
        if (clash) throw conflict();
        return answered();
      },
    });
  return { there, device };
}

function memory() {
  const lines = new Map<string, string>();
  return {
    getItem: (name: string) => lines.get(name) ?? null,
    setItem: (name: string, line: string) => void lines.set(name, line),
    removeItem: (name: string) => void lines.delete(name),
  };
}

test('it is kept on the device at once, by the service 750 ms after the last change, in one request', async () => {
  const { there, device } = service();
  const storage = memory();
  const anna = device('anna', storage);
  anna.answer('a', 'A');
  await vi.advanceTimersByTimeAsync(700);
  anna.answer('a', 'An');
  anna.answer('b', 'B');
  expect(device('anna', storage).now().fields).toMatchObject({
    a: { value: 'An', isNew: true },
    b: { value: 'B' },
  });
  await vi.advanceTimersByTimeAsync(749);
  expect(there.writes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([there.writes, there.fields['a']?.value, there.fields['b']?.value]).toEqual([
    1,
    'An',
    'B',
  ]);
  expect(anna.now().saved).toMatchObject({ at: expect.any(String) });
  const later = device('anna', storage).now().fields;
  expect(later).toMatchObject({
    a: { value: 'An', isNew: false },
    b: { value: 'B', isNew: false },
  });
});

test('it follows the person to another device', async () => {
  const { device } = service();
  const desk = device('anna');
  desk.answer('a', 'from the desk');
  await vi.advanceTimersByTimeAsync(750);
  const phone = device('anna');
  await phone.refresh();
  expect(phone.now().fields).toMatchObject({ a: { value: 'from the desk', isNew: false } });
});

test('without a line it waits, and goes once there is one', async () => {
  const { there, device } = service();
  const anna = device('anna');
  there.down = true;
  anna.answer('a', 'A');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(anna.now().saved).toBe('kept');
  there.down = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([there.fields['a']?.value, typeof anna.now().saved]).toEqual(['A', 'object']);
});

test('two people at once: only the same question has two answers, and either can be chosen', async () => {
  const { there, device } = service();
  const [anna, ben] = [device('anna'), device('ben')];
  anna.answer('same', 'Anna');
  ben.answer('same', 'Ben');
  ben.answer('own', 'Ben alone');
  await vi.advanceTimersByTimeAsync(750);
  expect([anna.now().clashes.size, [...ben.now().clashes.keys()]]).toEqual([0, ['same']]);
  expect(there.fields).toMatchObject({ same: { value: 'Anna' }, own: { value: 'Ben alone' } });
  expect(ben.now().fields['same']?.value).toBe('Ben');
  ben.settle('same', 'mine');
  await vi.advanceTimersByTimeAsync(750);
  expect(there.fields['same']).toMatchObject({ value: 'Ben', by: 'ben' });
  anna.answer('same', 'Anna again');
  await vi.advanceTimersByTimeAsync(750);
  anna.settle('same', 'theirs');
  await vi.advanceTimersByTimeAsync(750);
  expect([anna.now().fields['same']?.value, there.fields['same']?.value]).toEqual(['Ben', 'Ben']);
});

test('what is changed while it is on its way goes after it, and is no clash with oneself', async () => {
  const { there, device } = service();
  const anna = device('anna');
  anna.answer('a', 'A');
  vi.advanceTimersByTime(750);
  anna.answer('a', 'An');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([there.fields['a']?.value, anna.now().clashes.size, there.writes]).toEqual(['An', 0, 2]);
});

test.each([
  [409, 'that somebody was faster'],
  [403, 'that it is not allowed'],
])(
  'a service that answers %i a hundred times, %s, is asked a few times, and the page says that it stopped',
  async (status) => {
    let writes = 0;
    const refusal = { type: '', title: '', status, code: 'refused', detail: '', requestId: '' };
    const anna = openAnswerDraft({
      ...{ storage: memory(), accountId: 'anna', taskId: 't', since: '' },
      read: () => Promise.resolve({ fields: {} }),
      write: () => {
        writes += 1;
        return Promise.reject(new ServerRefused(refusal as never));
      },
    });
    anna.answer('a', 'A');
    await vi.advanceTimersByTimeAsync(100 * 60_000);
    expect(writes).toBeLessThanOrEqual(5);
    expect(anna.now()).toMatchObject({
      saved: 'stopped',
      fields: { a: { value: 'A', isNew: true } },
    });
    anna.answer('a', 'again');
    await vi.advanceTimersByTimeAsync(750);
    expect(writes).toBeGreaterThan(1);
  },
);

test('a service that answers nothing is asked at most once a minute, and the page says where the answers are', async () => {
  let writes = 0;
  const anna = openAnswerDraft({
    ...{ storage: memory(), accountId: 'anna', taskId: 't', since: '' },
    read: () => Promise.reject(new ServerUnreachable('no line')),
    write: () => {
      writes += 1;
      return Promise.reject(new ServerUnreachable('no line'));
    },
  });
  anna.answer('a', 'A');
  await vi.advanceTimersByTimeAsync(100 * 60_000);
  expect(writes).toBeLessThan(110);
  expect(anna.now().saved).toBe('kept');
});
