// @vitest-environment jsdom
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfirmDelete } from './ConfirmDelete.tsx';

const page = visitor();

const notify = vi.hoisted(() => vi.fn());
vi.mock('react-admin', async (actual) => ({
  ...(await actual<object>()),
  useNotify: () => notify,
}));

let answer: { done: () => void; refuse: () => void };
const onClose = vi.fn();
const sent = vi.fn(
  () =>
    new Promise<void>((done, refuse) => {
      answer = { done: () => done(), refuse: () => refuse(new Error('no')) };
    }),
);
const dialog = () => page.queryByRole('dialog');
const typeAndDelete = async () => {
  await page.show(
    <ConfirmDelete atOnce="j" kind="job" name="Kick-off" onDelete={sent} onClose={onClose} />,
  );
  await page.fill(page.getByRole('textbox'), 'Kick-off');
  await page.press('Delete');
};

beforeEach(() => {
  for (const spy of [notify, onClose, sent]) spy.mockClear();
});

test('the dialog goes at once, and is done with once it is deleted', async () => {
  await typeAndDelete();
  expect(sent).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer.done());
  expect(onClose).toHaveBeenCalledOnce();
});
test('refused, it comes back with the words why, and with what was typed', async () => {
  await typeAndDelete();
  await act(async () => answer.refuse());
  expect(page.getByRole('alert').textContent).toContain('Something went wrong');
  expect(page.getByRole<HTMLInputElement>('textbox').value).toBe('Kick-off');
  expect(onClose).not.toHaveBeenCalled();
});
test('refused where something else is asked by then, the words are told in a toast, and what is asked stays', async () => {
  await typeAndDelete();
  await page.show(<p />);
  await act(async () => answer.refuse());
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('Something went wrong'), {
    type: 'error',
  });
  expect(onClose).not.toHaveBeenCalled();
});
test('a name that nobody could type is typed as it looks', async () => {
  await page.show(
    <ConfirmDelete
      kind="client"
      name={'Zu\u0308rich  \u200bLtd'}
      onDelete={sent}
      onClose={onClose}
    />,
  );
  const button = () => page.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  const type = (text: string) => page.fill(page.getByRole('textbox'), text);
  await type('zürich ltd');
  expect(button().disabled).toBe(true);
  await type('Zürich Ltd');
  expect(button().disabled).toBe(false);
});
