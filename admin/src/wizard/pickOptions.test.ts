import { expect, test } from 'vitest';
import { namedSo, pickOptions } from './pickOptions.ts';

const clients = [
  { id: 'a', name: 'Kelpline' },
  { id: 'b', name: 'Kelpford Logistics' },
];
const offered = (typed: string) => pickOptions(clients, typed).map(({ name, create }) => [name, create ?? false]);

test('what is there comes first, and then to make what was typed', () =>
  expect(offered('kelp')).toEqual([
    ['Kelpline', false],
    ['Kelpford Logistics', false],
    ['kelp', true],
  ]));
test('what is there by that very name is not made again', () => {
  expect(offered(' KELPLINE ')).toEqual([['Kelpline', false]]);
  expect(namedSo(clients, 'kelpline')).toBe(clients[0]);
});
test('nothing typed makes nothing', () => expect(offered('  ')).toHaveLength(2));
