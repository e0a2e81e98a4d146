// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AdminContext, FilterContext, ListContextProvider, TextInput, type ListControllerResult } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterFormOfPage } from './FilterFormOfPage.tsx';

const setFilters = vi.fn();
let root: Root;
let page: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  setFilters.mockClear();
  window.history.replaceState({}, '', '/executions');
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  const list = { filterValues: {}, displayedFilters: {}, setFilters };
  await act(async () =>
    root.render(
      <AdminContext>
        <ListContextProvider value={list as unknown as ListControllerResult}>
          <FilterContext.Provider value={[<TextInput key="q" source="q" alwaysOn />]}>
            <FilterFormOfPage />
          </FilterContext.Provider>
        </ListContextProvider>
      </AdminContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (words: string) =>
  act(async () => {
    const input = page.querySelector('input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
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
