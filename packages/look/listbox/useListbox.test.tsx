// @vitest-environment jsdom
import { useState } from 'react';
import { visitor } from '@waymark/look/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stepIn } from './stepIn.ts';
import { useListbox } from './useListbox.ts';

describe('an arrow', () => {
  test('leads to the next and the one before, round at both ends', () => {
    expect([0, 2].map((at) => stepIn('ArrowDown', at, 3))).toEqual([1, 0]);
    expect([0, 2].map((at) => stepIn('ArrowUp', at, 3))).toEqual([2, 1]);
  });
  test('leads nowhere in an empty list, nor does another key', () => {
    expect([stepIn('ArrowDown', 0, 0), stepIn('Home', 1, 3)]).toEqual([undefined, undefined]);
  });
});

const page = visitor();
const taken = vi.fn<(name: string) => void>();

function Field({ names, takesTab = false }: { names: readonly string[]; takesTab?: boolean }) {
  const [text, write] = useState('');
  const list = useListbox({ options: names, idOf: (name) => name, onTake: taken, takesTab });
  return (
    <>
      <input
        value={text}
        {...list.field}
        onChange={({ target }) => (write(target.value), list.restart())}
        onKeyDown={list.onKeyDown}
      />
      <div role="listbox" id={list.listId}>
        {names.map((name) => (
          <div key={name} {...list.option(name)}>
            {name}
          </div>
        ))}
      </div>
    </>
  );
}

const names = ['Anna', 'Ben/1', 'Cem'];
const field = () => page.getByRole('textbox');
const type = (keys: string) => page.user.type(field(), keys);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  taken.mockReset();
  await page.show(<Field names={names} />);
});

test('arrows say which option is active, and Enter takes it', async () => {
  expect(active()).toBe('Anna');
  await type('{ArrowDown}');
  expect(active()).toBe('Ben/1');
  expect(page.getByRole('option', { selected: true }).textContent).toBe('Ben/1');
  await type('{ArrowUp}{ArrowUp}{Enter}');
  expect(taken.mock.calls.map(([name]) => name)).toEqual(['Cem']);
});

test('the active option stays so when others join, and is the first once it goes', async () => {
  await type('{ArrowDown}');
  await page.show(<Field names={['Abel', ...names]} />);
  expect(active()).toBe('Ben/1');
  await page.show(<Field names={['Abel', 'Cem']} />);
  expect(active()).toBe('Abel');
});

test('typing on begins at the first again', async () => {
  await type('{ArrowDown}a');
  expect(active()).toBe('Anna');
});

test('an option that is pressed is taken, and the field keeps the focus', async () => {
  field().focus();
  await page.user.click(page.getByRole('option', { name: 'Cem' }));
  expect(taken.mock.calls.map(([name]) => name)).toEqual(['Cem']);
  expect(document.activeElement).toBe(field());
});

test('Tab leaves the field, unless the list takes it', async () => {
  await type('{Tab}');
  expect(taken).not.toHaveBeenCalled();
  await page.show(<Field names={names} takesTab />);
  await type('{Tab}');
  expect(taken.mock.calls.map(([name]) => name)).toEqual(['Anna']);
});

test('an empty list takes no key, and is not told of', async () => {
  await page.show(<Field names={[]} />);
  await type('{ArrowDown}{Enter}');
  expect(taken).not.toHaveBeenCalled();
  expect(active()).toBeNull();
});

test('keys of an input method are not for the list', async () => {
  await type('{ArrowDown}');
  for (const key of ['ArrowDown', 'Enter'])
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
  expect(active()).toBe('Ben/1');
  expect(taken).not.toHaveBeenCalled();
});
