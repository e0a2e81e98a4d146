import { expect, it } from 'vitest';
import { libraryView, sortedBy } from './libraryView.ts';

const view = (search: string) => libraryView(new URLSearchParams(search));

it('reads the URL', () => {
  expect(view('q=onboarding&sort=updatedAt&order=DESC&page=3')).toEqual({
    q: 'onboarding',
    sort: 'updatedAt',
    order: 'DESC',
    page: 3,
  });
});

it('takes the first page by name where the URL says nothing or nonsense', () => {
  const plain = { q: '', sort: 'name', order: 'ASC', page: 1 };
  expect(view('')).toEqual(plain);
  expect(view('sort=creator&order=up&page=-2')).toEqual(plain);
  expect(view('page=1.5')).toEqual(plain);
});

it('turns the order of the same column, and begins a date with the newest', () => {
  expect(sortedBy('name', view(''))).toEqual({ sort: 'name', order: 'DESC' });
  expect(sortedBy('updatedAt', view(''))).toEqual({ sort: 'updatedAt', order: 'DESC' });
  expect(sortedBy('name', view('sort=createdAt&order=DESC'))).toEqual({ sort: 'name', order: 'ASC' });
});
