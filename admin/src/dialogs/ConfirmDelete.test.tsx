// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmDelete } from './ConfirmDelete.tsx';

const notify = vi.hoisted(() => vi.fn());
vi.mock('react-admin', async (actual) => ({ ...(await actual<object>()), useNotify: () => notify }));

let root: Root;
let answer: { done: () => void; refuse: () => void };
const onClose = vi.fn();
const sent = vi.fn(
  () =>
    new Promise<void>((done, refuse) => {
      answer = { done: () => done(), refuse: () => refuse(new Error('no')) };
    }),
);
const dialog = () => document.querySelector('[role="dialog"]');
const typeAndDelete = async () => {
  await act(async () =>
    root.render(<ConfirmDelete atOnce kind="job" name="Kick-off" onDelete={sent} onClose={onClose} />),
  );
  const input = dialog()?.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Kick-off');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => dialog()?.querySelector<HTMLElement>('[type="submit"]')?.click());
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  for (const spy of [notify, onClose, sent]) spy.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
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
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('Something went wrong');
  expect(dialog()?.querySelector('input')?.value).toBe('Kick-off');
  expect(onClose).not.toHaveBeenCalled();
});
test('refused where something else is asked by then, the words are told in a toast, and what is asked stays', async () => {
  await typeAndDelete();
  await act(async () => root.render(<p />));
  await act(async () => answer.refuse());
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('Something went wrong'), { type: 'error' });
  expect(onClose).not.toHaveBeenCalled();
});
test('a name that nobody could type is typed as it looks', async () => {
  await act(async () =>
    root.render(<ConfirmDelete kind="client" name={'Zu\u0308rich  \u200bLtd'} onDelete={sent} onClose={onClose} />),
  );
  const input = dialog()?.querySelector('input') as HTMLInputElement;
  const button = () => dialog()?.querySelector<HTMLButtonElement>('[type="submit"]');
  const type = async (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('zürich ltd');
  expect(button()?.disabled).toBe(true);
  await type('Zürich Ltd');
  expect(button()?.disabled).toBe(false);
});
