import { expect, it } from 'vitest';
import { findPeople, takingPartFirst } from './findPeople.ts';

it('finds by a part of the name or the e-mail, whatever the case', () => {
  const people = [
    { name: 'Rosa Tellez', email: 'rt@tidepool.example' },
    { name: 'Amara Lind', email: null },
  ];
  expect(findPeople(people, ' TELL')).toEqual([people[0]]);
  expect(findPeople(people, 'tidepool')).toEqual([people[0]]);
  expect(findPeople(people, '')).toEqual(people);
  expect(findPeople(people, 'null')).toEqual([]);
});

it('offers first whoever takes part in the module', () => {
  const people = ['rosa', 'amara', 'jonas'].map((id) => ({ id }));
  const ids = (participants: string[]) => takingPartFirst(people, participants).map(({ id }) => id);
  expect(ids(['jonas', 'mikkel'])).toEqual(['jonas', 'rosa', 'amara']);
  expect(ids([])).toEqual(['rosa', 'amara', 'jonas']);
});
