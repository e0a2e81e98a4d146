// @vitest-environment jsdom
import { Pencil } from 'lucide-react';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionMenu, HOVER_MS } from './ActionMenu.tsx';

const page = visitor();

let button: HTMLElement;
beforeEach(async () => {
  vi.useFakeTimers();
  const actions = [{ label: 'Rename', icon: Pencil, onSelect: () => undefined }];
  await page.show(<ActionMenu label="Menu for Welcome" actions={actions} />);
  button = page.getByRole('button', { name: 'Menu for Welcome' });
});
afterEach(() => {
  vi.useRealTimers();
});

const pointer = (type: string, part: Partial<PointerEvent>) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true });
    for (const [name, value] of Object.entries({
      pointerType: 'mouse',
      buttons: 0,
      movementX: 0,
      movementY: 0,
      ...part,
    }))
      Object.defineProperty(event, name, { value });
    button.dispatchEvent(event);
  });
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isOpen = () => button.getAttribute('aria-expanded') === 'true';

test('a menu opens once a mouse has rested on its dots for 270 ms', () => {
  pointer('pointermove', { movementX: 2 });
  after(HOVER_MS - 1);
  expect(isOpen()).toBe(false);
  after(1);
  expect(isOpen()).toBe(true);
  expect(HOVER_MS).toBe(270);
});

test.each<[string, () => void]>([
  ['that has gone on', () => (pointer('pointermove', { movementX: 2 }), pointer('pointerout', {}))],
  ['below which it has come to lie', () => pointer('pointermove', {})],
  ['that drags', () => pointer('pointermove', { movementX: 2, buttons: 1 })],
  ['that is a finger', () => pointer('pointermove', { movementX: 2, pointerType: 'touch' })],
])('not for a pointer %s', (_, points) => {
  points();
  after(10 * HOVER_MS);
  expect(isOpen()).toBe(false);
});
