import { expect, test } from 'vitest';
import { formVersionId, isVersionOf } from './versionId.ts';

test('a version is known by its form and its number, and nothing else is', () => {
  expect(isVersionOf('intake', formVersionId('intake', 12))).toBe(true);
  for (const id of [
    'intake',
    'intake-v',
    'intake-v2b',
    'intake-v2-v3',
    formVersionId('outtake', 2),
  ])
    expect(isVersionOf('intake', id), id).toBe(false);
});
