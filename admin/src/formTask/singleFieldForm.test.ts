import { unfinished } from '@waymark/events/forms';
import { expect, test } from 'vitest';
import { fieldOfSingle, singleKinds } from './singleFieldForm.ts';

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
