// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JumpBox } from './JumpBox.tsx';

const coming = vi.hoisted(() => {
  let arrive = () => {};
  const there = new Promise<void>((resolve) => (arrive = resolve));
  return { there, arrive: () => arrive() };
});
vi.mock('../palette/Palette.tsx', async () => {
  await coming.there;
  return { default: ({ typedAhead }: { typedAhead: string }) => <input defaultValue={typedAhead} /> };
});

let root: Root;
let page: HTMLElement;
const Address = () => <output>{useLocation().pathname}</output>;
const press = (key: string, ctrlKey = false) =>
  act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

test('what is typed before the palette is there stands in it, and leads nowhere', async () => {
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/tasks']}>
        <Address />
        <JumpBox />
      </MemoryRouter>,
    ),
  );
  await press('k', true);
  for (const letter of 'git?') await press(letter);
  await act(async () => coming.arrive());
  await vi.waitFor(() => expect(page.querySelector('input')?.value).toBe('git?'), { timeout: 5_000 });
  expect(page.querySelector('output')?.textContent).toBe('/tasks');
});
