// @vitest-environment jsdom
import { Refused } from '@waymark/client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useBlockSubmit } from './useBlockSubmit.ts';

const problem = { type: 'about:blank', title: '', status: 409, code: 'block-not-found', detail: 'It was deleted.' };
function Dialog({ isNew }: { isNew: boolean }) {
  const { submit, error } = useBlockSubmit(
    isNew,
    () => Promise.reject(new Refused(problem)),
    () => undefined,
  );
  return <button onClick={() => void submit()}>{error}</button>;
}

let root: Root;
async function refusedOf(isNew: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  root = createRoot(page);
  await act(async () => root.render(<Dialog isNew={isNew} />));
  await act(async () => page.querySelector('button')?.click());
  return page.textContent;
}
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('why a block could not be updated follows the words for that', async () => {
  expect(await refusedOf(false)).toBe('An error occured: It was deleted.');
});
test('of a new one the reason stands alone', async () => {
  expect(await refusedOf(true)).toBe('It was deleted.');
});
