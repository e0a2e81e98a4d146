// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

/** A board with one card, which is another element in each column. */
function Board({ column }: { column: string }) {
  const keepFocusOn = useKeptFocus();
  return (
    <>
      <a key={column} href="#a" data-rfd-drag-handle-draggable-id="a">
        Alpha in {column}
      </a>
      <button type="button" onClick={() => keepFocusOn('a')}>
        Drop
      </button>
    </>
  );
}

let root: Root;
let page: HTMLElement;
const show = (column: string) => act(async () => root.render(<Board column={column} />));
const focused = () => document.activeElement?.textContent;
const card = () => page.querySelector('a');
const elsewhere = () => page.querySelector('button');
const drop = () => elsewhere()?.click();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await show('One');
  card()?.focus();
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

test('what was dropped is focused in each column that it comes to, back and forth', async () => {
  drop();
  for (const column of ['Two', 'One', 'Two']) {
    await show(column);
    expect(focused()).toBe(`Alpha in ${column}`);
  }
});

test('the focus is not taken from where the reader went, nor given back to what they left', async () => {
  drop();
  elsewhere()?.focus();
  await show('Two');
  expect(focused()).toBe('Drop');
  elsewhere()?.blur();
  await show('One');
  expect(document.activeElement).toBe(document.body);
});

test('a click on nothing lets go of it', async () => {
  drop();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  card()?.blur();
  await show('Two');
  expect(document.activeElement).toBe(document.body);
});

test('without a drop nothing is focused', async () => {
  await show('Two');
  expect(document.activeElement).toBe(document.body);
});
