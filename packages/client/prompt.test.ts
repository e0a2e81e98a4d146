import { expect, test, vi } from 'vitest';
import { openPrompt, type PromptAsker } from './prompt.ts';

test('where nothing asks, the answer is no at once', async () => {
  await expect(openPrompt().answered()).resolves.toBe(false);
});

test('questions wait for the same answer', async () => {
  const prompt = openPrompt();
  const asker = vi.fn<PromptAsker>();
  prompt.onAsk(asker);
  const both = Promise.all([prompt.answered(), prompt.answered()]);
  expect(asker).toHaveBeenCalledOnce();
  asker.mock.lastCall?.[0](true);
  await expect(both).resolves.toEqual([true, true]);
});

test('a question waits for what asks where that is still being loaded', async () => {
  const prompt = openPrompt();
  prompt.comes(Promise.resolve());
  expect(prompt.isHeard()).toBe(true);
  const answer = prompt.answered();
  prompt.onAsk((done) => done(true));
  await expect(answer).resolves.toBe(true);
});

test('where it fails to come, the answer is no', async () => {
  const prompt = openPrompt();
  prompt.comes(Promise.reject(new Error('offline')));
  await expect(prompt.answered()).resolves.toBe(false);
  expect(prompt.isHeard()).toBe(false);
});

test('whatever asked and went asks no more', async () => {
  const prompt = openPrompt();
  prompt.onAsk(() => undefined)();
  await expect(prompt.answered()).resolves.toBe(false);
});
