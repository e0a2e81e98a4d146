// @vitest-environment jsdom
import { act } from 'react';
import {
  AdminContext,
  FilterContext,
  ListContextProvider,
  TextInput,
  type ListControllerResult,
} from 'react-admin';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterFormOfPage } from './FilterFormOfPage.tsx';

const page = visitor();

const setFilters = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers();
  setFilters.mockClear();
  window.history.replaceState({}, '', '/executions');
  const list = { filterValues: {}, displayedFilters: {}, setFilters };
  await page.show(
    <AdminContext>
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <FilterContext.Provider value={[<TextInput key="q" source="q" alwaysOn />]}>
          <FilterFormOfPage />
        </FilterContext.Provider>
      </ListContextProvider>
    </AdminContext>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (words: string) => page.user.type(page.getByRole('textbox'), words);
const wait = () => act(() => vi.advanceTimersByTimeAsync(2_000));

test('what is typed filters the list a moment later', async () => {
  await type('tide');
  expect(setFilters).not.toHaveBeenCalled();
  await wait();
  expect(setFilters).toHaveBeenCalledWith({ q: 'tide' });
});

test('another view of the same page is no other page', async () => {
  await type('tide');
  window.history.pushState({}, '', '/executions?filter=%7B%7D');
  await wait();
  expect(setFilters).toHaveBeenCalledTimes(1);
});

test('whoever opened something within that moment is not led back', async () => {
  await type('tide');
  window.history.pushState({}, '', '/project/p/r');
  await wait();
  expect(setFilters).not.toHaveBeenCalled();
});
