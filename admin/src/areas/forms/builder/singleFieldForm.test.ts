import { unfinished } from '@waymark/events/forms';
import { expect, test } from 'vitest';
import { fieldOfSingle, singleFieldOf, singleKinds } from './singleFieldForm.ts';

const written = { label: ' Tenant ID ', placeholder: ' 1234 ' };

test.each(singleKinds)('%s: one field makes a form that can be published', (kind) => {
  const field = fieldOfSingle({ kind, ...written });
  expect(field).toMatchObject({ kind, label: 'Tenant ID', required: true });
  expect(unfinished({ intro: '', fields: [field] })).toEqual([]);
});

test('a placeholder stands where people type, and nowhere else', () => {
  expect(fieldOfSingle({ kind: 'email', ...written })).toHaveProperty('placeholder', '1234');
  expect(fieldOfSingle({ kind: 'consent', ...written })).not.toHaveProperty('placeholder');
});

test('what was asked for in words is a field, where there is one of the kind and it asks something', () => {
  const asked = (type: string, label: string) => singleFieldOf({ type, label, placeholder: 'a@b' });
  expect(asked('email', ' Your address')).toEqual({
    ...{ kind: 'email', label: 'Your address', placeholder: 'a@b' },
  });
  expect([asked('email', ' '), asked('dropdown', 'x'), asked('constructor', 'x')]).toEqual([
    null,
    null,
    null,
  ]);
});
