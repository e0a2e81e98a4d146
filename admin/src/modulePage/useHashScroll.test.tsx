// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHashScroll } from './useHashScroll.ts';

const page = document.createElement('div');
const scrolled: string[] = [];
let root: ReturnType<typeof createRoot>;

function Page({ ready }: { ready: boolean }): ReactNode {
  useHashScroll(ready);
  return <p id="task 1">Here</p>;
}
const show = (hash: string, ready: boolean) =>
  act(() =>
    root.render(
      <MemoryRouter initialEntries={[`/module/p/m/context${hash}`]}>
        <Page ready={ready} />
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  scrolled.length = 0;
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the page goes to what the hash names after 350 ms, and no sooner (PRODUCT 9.3)', () => {
  show('#task%201', true);
  vi.advanceTimersByTime(349);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolled).toEqual(['task 1']);
});

test('it waits for the content, and counts from then', () => {
  show('#task%201', false);
  vi.advanceTimersByTime(1000);
  expect(scrolled).toEqual([]);
  show('#task%201', true);
  vi.advanceTimersByTime(350);
  expect(scrolled).toEqual(['task 1']);
});

test('a hash of nothing on the page, no hash, and a page that was left move nothing', () => {
  show('#gone', true);
  vi.advanceTimersByTime(350);
  act(() => root.render(null));
  show('', true);
  vi.advanceTimersByTime(350);
  act(() => root.render(null));
  show('#task%201', true);
  act(() => root.render(null));
  vi.advanceTimersByTime(350);
  expect(scrolled).toEqual([]);
});
