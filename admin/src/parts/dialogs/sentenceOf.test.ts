import { describe, expect, it } from 'vitest';
import { ServerRefused } from '@waymark/client';
import { sentenceOf } from './DialogError.tsx';

const refused = (detail: string, field?: string) =>
  new ServerRefused({
    type: 't',
    title: 'T',
    status: 422,
    code: 'invalid-input',
    detail,
    ...(field && { field }),
  });

describe('sentenceOf', () => {
  it.each([
    ['name: must not be empty', 'name', 'The name must not be empty.'],
    [
      'profile.firstName: must not be empty',
      'profile.firstName',
      'The first name must not be empty.',
    ],
    [
      'name: holds characters that cannot be stored',
      'name',
      'The name holds characters that cannot be stored.',
    ],
    [
      'filter.q: tasks can’t be filtered by this',
      'filter.q',
      'filter.q: tasks can’t be filtered by this',
    ],
    [
      'You have invited as many people as one may.',
      undefined,
      'You have invited as many people as one may.',
    ],
  ])('%s', (detail, field, said) => expect(sentenceOf(refused(detail, field))).toBe(said));
  it('says of what is no refusal that something went wrong', () => {
    expect(sentenceOf(new Error('secret'))).toBe('Something went wrong');
  });
});
