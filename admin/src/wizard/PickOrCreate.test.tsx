// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chosen, Named } from './draft.ts';
import { PickOrCreate, pickWords } from './PickOrCreate.tsx';

let picked: Chosen | null;
let written: string | null;
let host: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  picked = null;
  written = null;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const alder = { id: 'a', name: 'Alder Works' };
let shown: { loading: boolean; options: readonly Named[] };
const draw = () =>
  root.render(
    <PickOrCreate
      words={pickWords.client}
      value={picked}
      written={written}
      onType={(text) => {
        written = text;
        draw();
      }}
      {...shown}
      onPick={(to) => {
        picked = to;
        draw();
      }}
    />,
  );
const show = (loading: boolean, options: readonly Named[] = [alder]) =>
  act(async () => {
    shown = { loading, options };
    draw();
  });
const field = () => host.querySelector<HTMLInputElement>('input') ?? expect.unreachable();
const type = (text: string) =>
  act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = () => act(async () => field().blur());
const press = (name: string) =>
  act(async () => {
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    (button ?? expect.unreachable()).click();
  });

test('what nothing there is called like is something new, and stays the same while it is typed', async () => {
  await show(false);
  await type('Fjord');
  const first = picked;
  expect(first).toMatchObject({ name: 'Fjord', isNew: true });
  await type('Fjordbank ');
  expect(picked).toEqual({ ...first, name: 'Fjordbank' });
  await leave();
  expect(field().value).toBe('Fjordbank');
});

test('who leaves the field after the beginning of a name that is there has chosen nothing, and is asked which', async () => {
  await show(false);
  await type('Alder');
  await leave();
  expect(picked).toBeNull();
  expect(field().value).toBe('Alder');
  expect(host.textContent).toContain('There is already one with a similar name');
  await press('Alder Works');
  expect(picked).toEqual(alder);
  expect(field().value).toBe('Alder Works');
});

test('whoever means another one says so', async () => {
  await show(false);
  await type('Alder');
  await leave();
  await press('New client “Alder”');
  expect(picked).toMatchObject({ name: 'Alder', isNew: true });
});

test('the very name of what is there picks it', async () => {
  await show(false);
  await type(' alder works ');
  expect(picked).toEqual(alder);
});

test.each([
  ['new', 'Fjordbank', { name: 'Fjordbank', isNew: true }],
  ['there', 'alder works', alder],
])('what is typed while the list is on its way is %s only once it is here', async (_, text, then) => {
  await show(true, []);
  await type(text);
  expect(picked).toBeNull();
  await show(false);
  expect(picked).toMatchObject(then);
});

test('an emptied field chooses nothing', async () => {
  await show(false);
  await type('Fjordbank');
  await type('');
  expect(picked).toBeNull();
});
