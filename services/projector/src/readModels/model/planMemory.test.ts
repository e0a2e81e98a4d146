import { expect, test } from 'vitest';
import { PlanMemory } from './planMemory.ts';

const remembering = (memory: PlanMemory) => {
  const names = new Set<string>();
  const plan = (name: string, weight: number) => ({ weight, forget: () => names.delete(name) });
  return {
    names: () => [...names],
    add(name: string, weight: number) {
      const one = plan(name, weight);
      names.add(name);
      memory.add(one);
      return one;
    },
  };
};

test('all who share it weigh no more than they may together: the oldest are forgotten, whoever remembers them', () => {
  const memory = new PlanMemory(100);
  const [one, other] = [remembering(memory), remembering(memory)];
  one.add('a', 40);
  other.add('b', 40);
  other.add('c', 20);
  expect([one.names(), other.names(), memory.weight]).toEqual([['a'], ['b', 'c'], 100]);
  other.add('d', 1);
  expect([one.names(), other.names(), memory.weight]).toEqual([[], ['b', 'c', 'd'], 61]);
  one.add('e', 70);
  expect([one.names(), other.names(), memory.weight]).toEqual([['e'], ['c', 'd'], 91]);
});

test('a plan that is heavier than all may be is remembered alone', () => {
  const memory = new PlanMemory(100);
  const plans = remembering(memory);
  plans.add('light', 10);
  plans.add('heavy', 1_000);
  expect([plans.names(), memory.weight]).toEqual([['heavy'], 100]);
  plans.add('next', 10);
  expect([plans.names(), memory.weight]).toEqual([['next'], 10]);
});

test('what is given back makes room once', () => {
  const memory = new PlanMemory(100);
  const plans = remembering(memory);
  const a = plans.add('a', 60);
  memory.remove(a);
  memory.remove(a);
  expect(memory.weight).toBe(0);
  plans.add('b', 100);
  expect(plans.names()).toEqual(['a', 'b']);
});
