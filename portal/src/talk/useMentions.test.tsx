// @vitest-environment jsdom
import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMentions } from './useMentions.ts';

const people = [{ id: 'ines', name: 'Ines Carvalho', first: 'Ines' }];

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useState('');
  const mentions = useMentions(field, text, write, people);
  return (
    <textarea
      ref={field}
      value={text}
      onChange={({ target }) => {
        write(target.value);
        mentions.look();
      }}
      onKeyDown={(event) => {
        if (mentions.onKeyDown(event)) event.preventDefault();
      }}
    />
  );
}

let root: Root;
let page: HTMLElement;
const field = () => page.querySelector('textarea')!;
const type = (value: string, caret = value.length) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), value);
    field().setSelectionRange(caret, caret);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<Field />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

test('whoever types on right after they took a name types behind it, and stays where they go', async () => {
  // No frame is drawn meanwhile.
  const later: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => later.push(work));
  await type('Thanks @Ine, and bye', 'Thanks @Ine'.length);
  await press('Enter');
  expect(field().value).toBe('Thanks @Ines , and bye');
  expect(field().selectionStart).toBe('Thanks @Ines '.length);
  await type('Thanks @Ines x, and bye', 'Thanks @Ines x'.length);
  for (const work of later) work(0);
  expect(field().selectionStart).toBe('Thanks @Ines x'.length);
});
