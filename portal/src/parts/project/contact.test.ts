import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';
import type { Directory } from './who.ts';

const kinds: Record<string, 'team' | 'client'> = {
  mikkel: 'team',
  priya: 'team',
  gone: 'team',
  noor: 'client',
  leila: 'client',
};
const whoIs: Directory = (id) => ({
  ...{ id, name: id, first: id, of: '', clientIds: [], former: id === 'gone' },
  kind: kinds[id] ?? 'placeholder',
});
const task = (
  assignee: string | null,
  followers: string[] = [],
  status: 'TODO' | 'DONE' = 'TODO',
) => ({ ...{ assignee, followers, status } });
const contact = (...tasks: ReturnType<typeof task>[]) => contactOf(tasks, 'noor', whoIs)?.id;

test('is who of the seller follows most of what the reader has open', () => {
  expect(
    contact(
      task('noor', ['mikkel']),
      task('noor', ['leila', 'mikkel', 'priya']),
      task('priya'),
      task('priya'),
    ),
  ).toBe('mikkel');
});

test('where nobody follows that, it is who has or follows most of all', () => {
  expect(
    contact(task('noor', ['mikkel'], 'DONE'), task('priya'), task('leila', ['priya']), task(null)),
  ).toBe('priya');
  expect(contact(task('mikkel'), task('priya'))).toBe('mikkel');
});

test('a placeholder, a colleague or who has left is nobody’s contact', () => {
  expect(contact(task('noor', ['gone']), task('gone'))).toBeUndefined();
  expect(contact(task('noor', ['leila', 'p::it']), task('leila'), task('p::it'))).toBeUndefined();
  expect(contact()).toBeUndefined();
});
