// @vitest-environment jsdom
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

const page = visitor();

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

const show = (column: string) => page.show(<Board column={column} />);
const focused = () => document.activeElement?.textContent;
const card = () => page.getByRole('link');
const elsewhere = () => page.getByRole('button', { name: 'Drop' });
/** Told that a card was dropped, while that has the focus. */
const drop = () => act(async () => elsewhere().click());

beforeEach(async () => {
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  await show('One');
  card().focus();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was dropped is focused in each column that it comes to, back and forth', async () => {
  await drop();
  for (const column of ['Two', 'One', 'Two']) {
    await show(column);
    expect(focused()).toBe(`Alpha in ${column}`);
  }
});

test('the focus is not taken from where the reader went, nor given back to what they left', async () => {
  await drop();
  elsewhere().focus();
  await show('Two');
  expect(focused()).toBe('Drop');
  elsewhere().blur();
  await show('One');
  expect(document.activeElement).toBe(document.body);
});

test('a click on nothing lets go of it', async () => {
  await drop();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  card().blur();
  await show('Two');
  expect(document.activeElement).toBe(document.body);
});

test('without a drop nothing is focused', async () => {
  await show('Two');
  expect(document.activeElement).toBe(document.body);
});
