import { expect, test } from 'vitest';
import { meantBy, pickOptions } from './pickOptions.ts';

const clients = [
  { id: 'a', name: 'Kelpline' },
  { id: 'b', name: 'Kelpford Logistics' },
];
const offered = (typed: string) =>
  pickOptions(clients, typed).map(({ name, create }) => [name, create ?? false]);

test('what is there comes first, and then to make what was typed', () =>
  expect(offered('kelp')).toEqual([
    ['Kelpline', false],
    ['Kelpford Logistics', false],
    ['kelp', true],
  ]));
test('what is there by that very name is not made again', () => {
  expect(offered(' KELPLINE ')).toEqual([['Kelpline', false]]);
  expect(meantBy(clients, 'kelpline')).toEqual({ as: 'there', picked: clients[0] });
});
test('what may be the beginning of something that is there is nobody’s yet', () =>
  expect(meantBy(clients, 'Kelp')).toEqual({ as: 'open', like: clients }));
test('what nothing there is called like is new', () =>
  expect(meantBy(clients, ' Ravelin ')).toEqual({ as: 'new', name: 'Ravelin' }));
test('nothing typed makes nothing', () => {
  expect(offered('  ')).toHaveLength(2);
  expect(meantBy(clients, '  ')).toEqual({ as: 'nothing' });
});
