// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visitor } from './testing/visitor.ts';
import { useConfirmation, type ConfirmationParts } from './useConfirmation.ts';

const page = visitor();

/** A page on which somebody is asked; `ask` begins it and tells how it ends. */
async function asked(change: Partial<ConfirmationParts> = {}) {
  let begin: Parameters<ConfirmationParts['onAsk']>[0] = () => undefined;
  const parts: ConfirmationParts = {
    onAsk: (ask) => {
      begin = ask;
      return () => undefined;
    },
    send: () => Promise.resolve('code'),
    confirm: () => Promise.resolve(),
    ...change,
  };
  const Asking = () => {
    const asked = useConfirmation(parts, (error) => (error as Error).message);
    if (asked === undefined) return <p>Nobody is asked.</p>;
    const { sent, code, problem, type, send, confirm, giveUp } = asked;
    return (
      <>
        <p role="status">{sent ?? 'nothing sent'}</p>
        <input aria-label="Code" value={code} onChange={({ target }) => type(target.value)} />
        <p role="alert">{problem}</p>
        <button onClick={send}>Send</button>
        <button disabled={code.trim() === ''} onClick={confirm}>
          Confirm
        </button>
        <button onClick={giveUp}>Cancel</button>
      </>
    );
  };
  await page.show(<Asking />);
  const done = vi.fn<(confirmed: boolean) => void>();
  const ask = () => act(() => begin(done));
  ask();
  return { done, ask };
}
const field = () => page.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test('a code is mailed, and once it is right the asking ends', async () => {
  const confirm = vi.fn(() => Promise.resolve());
  const { done } = await asked({ confirm });
  expect(page.getByRole('status').textContent).toBe('nothing sent');
  await page.press('Send');
  await expect.poll(() => page.getByRole('status').textContent).toBe('code');
  await page.fill(field(), '123 456');
  await page.press('Confirm');
  expect(confirm).toHaveBeenCalledWith('123456');
  expect(done.mock.calls).toEqual([[true]]);
  expect(page.getByText('Nobody is asked.')).not.toBeNull();
});

test('a wrong one is told, stays as it was typed, and ends nothing', async () => {
  const { done } = await asked({ confirm: () => Promise.reject(new Error('That is not it.')) });
  await page.press('Send');
  await page.fill(field(), '111111');
  await page.press('Confirm');
  expect(page.getByRole('alert').textContent).toBe('That is not it.');
  expect(field().value).toBe('111111');
  expect(done).not.toHaveBeenCalled();
});

test('who gives up has shown nothing, and is asked afresh the next time', async () => {
  const { done, ask } = await asked({ send: () => Promise.resolve('link') });
  await page.press('Send');
  expect(page.getByRole('status').textContent).toBe('link');
  await page.fill(field(), '1');
  await page.press('Cancel');
  expect(done.mock.calls).toEqual([[false]]);
  ask();
  expect(page.getByRole('status').textContent).toBe('nothing sent');
  expect(field().value).toBe('');
});
