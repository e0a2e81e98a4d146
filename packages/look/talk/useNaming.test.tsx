// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNaming } from './useNaming.ts';

const page = visitor();

const people = [{ id: 'ines', name: 'Ines Carvalho', first: 'Ines' }];

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useState('');
  const naming = useNaming(field, text, write, [people]);
  return (
    <textarea
      ref={field}
      value={text}
      onChange={({ target }) => {
        write(target.value);
        naming.look();
      }}
      onKeyDown={(event) => {
        if (naming.onKeyDown(event)) event.preventDefault();
      }}
    />
  );
}

const field = () => page.getByRole<HTMLTextAreaElement>('textbox');

beforeEach(async () => {
  await page.show(<Field />);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('whoever types on right after they took a name types behind it, and stays where they go', async () => {
  // No frame is drawn meanwhile.
  const later: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => later.push(work));
  await page.user.type(field(), 'Thanks , and bye');
  await page.user.type(field(), '@Ine{Enter}', {
    skipClick: true,
    initialSelectionStart: 'Thanks '.length,
  });
  expect(field().value).toBe('Thanks @Ines , and bye');
  expect(field().selectionStart).toBe('Thanks @Ines '.length);
  await page.user.keyboard('x');
  for (const work of later) work(0);
  expect(field().selectionStart).toBe('Thanks @Ines x'.length);
});
