import { expect, test } from 'vitest';
import { fieldIn } from './fieldIn.ts';

test('a field goes by the word of its kind, and by its own name where the kind has none', () => {
  const kind = { fields: { html: 'text' } };
  expect(fieldIn(kind, 'html')).toBe('text');
  expect(fieldIn(kind, 'caption')).toBe('caption');
});
