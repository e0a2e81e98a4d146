import { expect, test } from 'vitest';
import { kindOf, mayStandFor } from './mayStandFor.ts';
import { textsNow } from '../../base/texts/index.ts';

test('behind a role stands its own party alone, behind all else anybody', () => {
  expect(mayStandFor({ internExtern: 'INTERN' }, 'c')).toEqual({ team: true });
  expect(mayStandFor({ internExtern: 'EXTERN' }, 'c')).toEqual({ clientId: 'c' });
  expect(mayStandFor({ internExtern: null }, 'c')).toEqual({ team: true, clientId: 'c' });
  expect(mayStandFor({ internExtern: null }, undefined)).toEqual({ team: true });
});

test('is told in a few words', () => {
  const words = (
    kind: 'role' | 'placeholder',
    internExtern: 'INTERN' | 'EXTERN' | null,
    description = '',
  ) => kindOf(textsNow(), { kind, internExtern, description });
  expect(words('role', 'INTERN')).toBe('Internal role');
  expect(words('role', 'EXTERN')).toBe('External role');
  expect(words('role', null)).toBe('Role');
  expect(words('placeholder', null)).toBe('No description');
  expect(words('placeholder', null, 'Decides on staff')).toBe('Decides on staff');
});
