import { expect, test } from 'vitest';
import { ShutdownSteps } from './ending.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('ends in the opposite order, each after the one before it, and goes on after what fails or hangs', async () => {
  const wrong: unknown[] = [];
  const ended: string[] = [];
  const ending = new ShutdownSteps((error) => wrong.push(error));
  ending.add(1_000, () => Promise.resolve(ended.push('first')));
  ending.add(1, () => new Promise(() => ended.push('hangs')));
  ending.add(1_000, () => Promise.reject(new Error('broken')));
  ending.add(1_000, async () => {
    await soon();
    ended.push('last');
  });
  expect(ending.begun).toBe(false);
  await Promise.all([ending.run(), ending.run()]);
  expect(ended).toEqual(['last', 'hangs', 'first']);
  expect(wrong).toEqual([new Error('broken')]);
});

test('what begins meanwhile is ended at once', async () => {
  const ended: string[] = [];
  const ending = new ShutdownSteps(() => undefined);
  await ending.run();
  ending.add(1_000, () => Promise.resolve(ended.push('late')));
  expect([ending.begun, ended]).toEqual([true, ['late']]);
});
