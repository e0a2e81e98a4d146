// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test } from 'vitest';
import type { ChosenOrNew, NamedChoice } from './draft.ts';
import { PickOrCreate, pickWords } from './PickOrCreate.tsx';

const page = visitor();

let picked: ChosenOrNew | null;
beforeEach(() => {
  picked = null;
});

const alder = { id: 'a', name: 'Alder Works' };
function Field({ loading, options }: { loading: boolean; options: readonly NamedChoice[] }) {
  const [value, pick] = useState<ChosenOrNew | null>(null);
  const [written, write] = useState<string | null>(null);
  useEffect(() => void (picked = value));
  return (
    <PickOrCreate
      words={pickWords.client}
      {...{ value, written, loading, options }}
      onType={write}
      onPick={pick}
    />
  );
}
const show = (loading: boolean, options: readonly NamedChoice[] = [alder]) =>
  page.show(<Field loading={loading} options={options} />);
const field = () => page.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => page.fill(field(), text);
const leave = () => page.user.tab();

test('what nothing there is called like is something new, and stays the same while it is typed', async () => {
  await show(false);
  await type('Fjord');
  const first = picked;
  expect(first).toMatchObject({ name: 'Fjord', isNew: true });
  await page.user.keyboard('bank ');
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
  expect(page.text()).toContain('There is already one with a similar name');
  await page.press('Alder Works');
  expect(picked).toEqual(alder);
  expect(field().value).toBe('Alder Works');
});

test('whoever means another one says so', async () => {
  await show(false);
  await type('Alder');
  await leave();
  await page.press('New client “Alder”');
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
])(
  'what is typed while the list is on its way is %s only once it is here',
  async (_, text, then) => {
    await show(true, []);
    await type(text);
    expect(picked).toBeNull();
    await show(false);
    expect(picked).toMatchObject(then);
  },
);

test('an emptied field chooses nothing', async () => {
  await show(false);
  await type('Fjordbank');
  await type('');
  expect(picked).toBeNull();
});
