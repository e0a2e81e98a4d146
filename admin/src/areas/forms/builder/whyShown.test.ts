import { fieldOf, shownIf } from '@waymark/events/testing';
import { expect, test } from 'vitest';
import { whyShown } from './whyShown.ts';

const which = fieldOf('singleChoice', 'which', { variable: 'provider' });
const name = shownIf(
  fieldOf('shortText', 'name', { variable: 'providerName' }),
  'which',
  'equal',
  'b',
);
const form = { intro: '', fields: [which, name, fieldOf('email', 'mail')] };

test('what is shown sometimes is told with whether it is, and what would become a variable', () =>
  expect(whyShown(form, { which: 'b', name: 'Ping' })).toEqual({
    sometimes: [{ field: name, shown: true }],
    becomes: [
      { question: which, value: 'b' },
      { question: name, value: 'Ping' },
    ],
  }));

test('what is hidden becomes nothing, though it was answered', () =>
  expect(whyShown(form, { which: 'a', name: 'Ping' })).toMatchObject({
    sometimes: [{ shown: false }],
    becomes: [{ value: 'a' }, { value: undefined }],
  }));
