// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHashScroll } from './useHashScroll.ts';

const page = visitor();

const scrolled: string[] = [];

function Page({ ready }: { ready: boolean }): ReactNode {
  useHashScroll(ready);
  return <p id="task 1">Here</p>;
}
const show = (hash: string, ready: boolean) =>
  page.show(
    <MemoryRouter initialEntries={[`/module/p/m/context${hash}`]}>
      <Page ready={ready} />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  scrolled.length = 0;
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.useRealTimers();
});

test('the page goes to what the hash names after 350 ms, and no sooner (PRODUCT 9.3)', async () => {
  await show('#task%201', true);
  vi.advanceTimersByTime(349);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolled).toEqual(['task 1']);
});

test('it waits for the content, and counts from then', async () => {
  await show('#task%201', false);
  vi.advanceTimersByTime(1000);
  expect(scrolled).toEqual([]);
  await show('#task%201', true);
  vi.advanceTimersByTime(350);
  expect(scrolled).toEqual(['task 1']);
});

test('a hash of nothing on the page, no hash, and a page that was left move nothing', async () => {
  await show('#gone', true);
  vi.advanceTimersByTime(350);
  await page.leave();
  await show('', true);
  vi.advanceTimersByTime(350);
  await page.leave();
  await show('#task%201', true);
  await page.leave();
  vi.advanceTimersByTime(350);
  expect(scrolled).toEqual([]);
});
