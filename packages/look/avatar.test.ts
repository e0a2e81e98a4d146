import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullName, initials } from './avatar.ts';

describe('initials', () => {
  test.each([
    ['Dana Okafor', 'DO'],
    ['Jonas Peter Weidenfeller', 'JW'],
    ['Mikkel Sørensen', 'MS'],
    ['Maintainer', 'Ma'],
    ['Org owner', 'OO'],
    ['X', 'X'],
    ['dana.okafor@example.com', 'DO'],
    ['info@example.com', 'In'],
    ['Ødegård (on leave)', 'ØL'],
    ['李 小龍', '李小'],
    ['', '?'],
    ['🙂', '?'],
  ])('of "%s" are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('come from the names, else from the e-mail', () => {
    expect(initials({ firstName: 'Ines', lastName: 'Carvalho', email: 'x@example.com' })).toBe(
      'IC',
    );
    expect(initials({ firstName: ' ', lastName: null, email: 'ines.carvalho@example.com' })).toBe(
      'IC',
    );
    expect(initials({})).toBe('?');
  });

  test('are never empty and always well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(initials(name).isWellFormed()).toBe(true);
        expect(initials(name)).not.toBe('');
      }),
    );
  });
});

test('a full name is put together from what is known', () => {
  expect(fullName({ firstName: 'Dana', lastName: 'Okafor', email: 'd@example.com' })).toBe(
    'Dana Okafor',
  );
  expect(fullName({ lastName: 'Okafor' })).toBe('Okafor');
  expect(fullName({ email: 'd@example.com' })).toBe('d@example.com');
});
