import { expect, test } from 'vitest';
import { WorkSlots } from './workSlots.ts';

/** Two places, and two that may wait. */
const places = () => {
  let full = 0;
  const all = new WorkSlots({
    ...{ most: 2, mostWaiting: 2, mostGoingOut: 2 },
    onFull: () => (full += 1),
    onFree: () => undefined,
  });
  /** How many can be at work now beside what is. */
  const free = () => {
    const taken = [];
    for (let place = all.take(); place !== null; place = all.take()) taken.push(place);
    for (const place of taken) place.free();
    return taken.length;
  };
  /** How many can wait now beside what does. */
  const waiting = () => {
    const taken = [];
    for (;;) {
      const place = all.take();
      if (place === null) throw new Error('nothing is free');
      taken.push(place);
      if (!place.wait()) break;
    }
    for (const place of taken) place.free();
    return taken.length - 1;
  };
  return { all, free, waiting };
};

test('who waits gives its place to others, and takes one again', () => {
  const { all, free, waiting } = places();
  const place = all.take()!;
  expect(free()).toBe(1);
  expect(place.wait()).toBe(true);
  expect([free(), waiting()]).toEqual([2, 1]);
  expect(place.goOn()).toBe(true);
  expect([free(), waiting()]).toEqual([1, 2]);
  place.free();
  expect([free(), waiting()]).toEqual([2, 2]);
});

test('who waits for two things at once waits once, and leaves nothing behind', () => {
  const { all, free, waiting } = places();
  for (let times = 0; times < 5; times++) {
    const place = all.take()!;
    place.wait();
    expect(place.wait()).toBe(true);
    expect([free(), waiting()]).toEqual([2, 1]);
    if (times % 2 === 0) place.goOn();
    place.free();
    expect([free(), waiting()]).toEqual([2, 2]);
  }
});

test('whose caller has left holds nothing, whatever is still done for it', () => {
  const { all, free, waiting } = places();
  const place = all.take()!;
  place.free();
  place.wait();
  place.goOn();
  place.goOut();
  place.free();
  expect([free(), waiting()]).toEqual([2, 2]);
});

test('where nobody else may wait, who would stays at work', () => {
  const { all, free } = places();
  for (const place of [all.take()!, all.take()!]) place.wait();
  const place = all.take()!;
  expect(place.wait()).toBe(false);
  expect(free()).toBe(1);
});
