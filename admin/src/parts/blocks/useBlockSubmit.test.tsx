// @vitest-environment jsdom
import { ServerRefused } from '@waymark/client';
import { visitor } from '@waymark/look/testing';
import { expect, test } from 'vitest';
import { useBlockSubmit } from './useBlockSubmit.ts';

const page = visitor();

const problem = {
  type: 'about:blank',
  title: '',
  status: 409,
  code: 'block-not-found',
  detail: 'It was deleted.',
};
function Dialog({ isNew }: { isNew: boolean }) {
  const { submit, error } = useBlockSubmit(
    isNew,
    () => Promise.reject(new ServerRefused(problem)),
    () => undefined,
  );
  return <button onClick={() => void submit()}>{error}</button>;
}

async function refusedOf(isNew: boolean) {
  await page.show(<Dialog isNew={isNew} />);
  await page.user.click(page.getByRole('button'));
  return page.text();
}

test('why a block could not be updated follows the words for that', async () => {
  expect(await refusedOf(false)).toBe('An error occured: It was deleted.');
});
test('of a new one the reason stands alone', async () => {
  expect(await refusedOf(true)).toBe('It was deleted.');
});
