import { expect, it } from 'vitest';
import { findPeople } from './findPeople.ts';

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
