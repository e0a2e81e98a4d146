import { expect, test } from 'vitest';
import { KeptPlans } from './keptPlans.ts';

let now = 0;
const plans = () => new KeptPlans(() => now);

test('a statement without a key is planned for this time only', () => {
  const kept = plans();
  for (let times = 0; times < 2; times++)
    expect(kept.nameOf(undefined)).toEqual({ name: '', isNew: true, outdated: [] });
});

test('of the same key only the first is new', () => {
  const kept = plans();
  const first = kept.nameOf('list');
  expect(first).toMatchObject({ isNew: true, outdated: [] });
  expect(kept.nameOf('list')).toEqual({ name: first.name, isNew: false, outdated: [] });
  expect(kept.nameOf('other')).toMatchObject({ isNew: true, outdated: [] });
  expect(kept.nameOf('other').name).not.toBe(first.name);
});

test('a plan of half a minute is made anew under another name, and the old one is given up', () => {
  const kept = plans();
  const { name } = kept.nameOf('list');
  now += 30_000;
  expect(kept.nameOf('list')).toMatchObject({ name, isNew: false });
  now += 1;
  const again = kept.nameOf('list');
  expect(again).toMatchObject({ isNew: true, outdated: [name] });
  expect(again.name).not.toBe(name);
});

test('what was forgotten is given up with the next statement that is kept', () => {
  const kept = plans();
  const { name } = kept.nameOf('list');
  kept.forget('list');
  kept.forget('list');
  kept.forget('never seen');
  expect(kept.nameOf(undefined).outdated).toEqual([]);
  expect(kept.nameOf('other').outdated).toEqual([name]);
  expect(kept.nameOf('list')).toMatchObject({ isNew: true, outdated: [] });
});

test('of more than 24 the one that was not used for longest is given up', () => {
  const kept = plans();
  const eldest = kept.nameOf('0').name;
  const second = kept.nameOf('1').name;
  for (let n = 2; n < 24; n++) kept.nameOf(`${n}`);
  expect(kept.nameOf('0')).toMatchObject({ name: eldest, isNew: false });
  expect(kept.nameOf('one too many')).toMatchObject({ isNew: true, outdated: [second] });
  expect(kept.nameOf('0')).toMatchObject({ name: eldest, isNew: false });
});
