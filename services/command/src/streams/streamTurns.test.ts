import { RequestRefused } from '@waymark/edge';
import { expect, test } from 'vitest';
import { StreamTurns } from './streamTurns.ts';

/** Work that ends when told to. */
function held(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { work, finish: resolve };
}

test('commands on one stream take turns; another stream does not wait', async () => {
  const turns = new StreamTurns();
  const log: string[] = [];
  const [first, second, other] = [held(log, 'first'), held(log, 'second'), held(log, 'other')];
  const all = [
    turns.take('a', first.work),
    turns.take('a', second.work),
    turns.take('b', other.work),
  ];
  other.finish();
  expect(await all[2]).toBe('other');
  expect(log).not.toContain('second begins');
  first.finish();
  second.finish();
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other']);
  expect(log.indexOf('first ends')).toBeLessThan(log.indexOf('second begins'));
  expect(turns.streams).toBe(0);
});

test('one that fails lets the next one go on', async () => {
  const turns = new StreamTurns();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('ten times what may wait: those beyond are refused at once, the others all have their turn, then there is room', async () => {
  const turns = new StreamTurns(10);
  const log: string[] = [];
  const first = held(log, 'first');
  const begun = turns.take('a', first.work);
  const asked = Array.from({ length: 100 }, (_, i) => turns.take('a', () => Promise.resolve(i)));
  const settled = Promise.allSettled(asked);
  const refusals = await Promise.allSettled(asked.slice(10));
  expect(log).not.toContain('first ends');
  for (const refusal of refusals) {
    const { reason } = refusal as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(RequestRefused);
    expect(reason).toMatchObject({
      status: 503,
      code: 'overloaded',
      headers: { 'Retry-After': '1' },
    });
  }
  first.finish();
  await begun;
  const served = (await settled).filter(({ status }) => status === 'fulfilled');
  expect(served.map((each) => (each as PromiseFulfilledResult<number>).value)).toEqual([
    ...Array(10).keys(),
  ]);
  expect(turns.streams).toBe(0);
  expect(await turns.take('a', () => Promise.resolve('again'))).toBe('again');
});
