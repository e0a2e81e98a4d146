import { expect, test } from 'vitest';
import { typedWith } from './useTypedAhead.ts';

const pressed = (key: string, held: readonly string[] = []) => ({
  key,
  ctrlKey: held.includes('Control'),
  metaKey: held.includes('Meta'),
  altKey: held.includes('Alt'),
  getModifierState: (name: string) => held.includes(name),
});
const typing = (...keys: ReturnType<typeof pressed>[]) =>
  keys.reduce((typed, key) => typedWith(typed, key) ?? typed, '');

test('letters, lines and what is taken back are kept in their order', () => {
  expect(
    typing(
      pressed('H'),
      pressed('j'),
      pressed('Backspace'),
      pressed('i'),
      pressed('Enter'),
      pressed('😀'),
    ),
  ).toBe('Hi\n😀');
});

test('a character that takes AltGr is one, a command is none', () => {
  expect(typedWith('a', pressed('@', ['Control', 'Alt', 'AltGraph']))).toBe('a@');
  expect(typedWith('a', pressed('k', ['Control']))).toBeNull();
  expect(typedWith('a', pressed('k', ['Meta']))).toBeNull();
});

test('a key that writes nothing is left to the page', () => {
  expect(typedWith('a', pressed('Escape'))).toBeNull();
  expect(typedWith('a', pressed('Tab'))).toBeNull();
  expect(typedWith('a', pressed('ArrowLeft'))).toBeNull();
});
