// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { pageSnapshot, snapshotStore } from './pageSnapshot.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

function given(inside: string, at = '/portal/task/p/t?w=w'): Response | null {
  document.head.innerHTML = '<script type="module" src="/portal/assets/index-1.js"></script>';
  document.body.innerHTML = `<div id="root">${inside}</div>`;
  history.replaceState(null, '', at);
  return pageSnapshot();
}

test('a page is kept under its address and the script that drew it', async () => {
  const page = given('<h1>Open the firewall</h1>');
  expect(await page?.text()).toBe('<div style=""><h1>Open the firewall</h1></div>');
  expect(page?.headers.get(snapshotStore.path)).toBe('/portal/task/p/t');
  expect(page?.headers.get(snapshotStore.build)).toBe('/portal/assets/index-1.js');
});

test('home is one page, with a slash at its end and without', () => {
  expect(given('<h1>Hello</h1>', '/portal/')?.headers.get(snapshotStore.path)).toBe('/portal');
});

test.each([
  ['that has not been drawn yet', '<div role="status"></div>', '/portal'],
  ['that is being read anew', '<h1>Hello</h1><div aria-busy="true"></div>', '/portal'],
  ['with a sheet over it', '<h1>Hello</h1><dialog open></dialog>', '/portal'],
  ['in which something can be typed', '<h1>Hello</h1><textarea></textarea>', '/portal/task/p/t'],
  ['with a page of somebody else in it', '<h1>Book</h1><iframe></iframe>', '/portal/task/p/t'],
  ['at a place within it', '<h1>Talk</h1>', '/portal/task/p/t#talk'],
])('a page %s is not kept', (_, inside, at) => {
  expect(given(inside, at)).toBeNull();
});

test('a page keeps the colours of its workspace', async () => {
  document.documentElement.style.cssText = '--brand-fill:#f5b800;--header:url(/a?b=c);';
  const page = given('<h1>Hello</h1>');
  document.documentElement.style.cssText = '';
  document.body.innerHTML = (await page?.text()) ?? '';
  const drawn = document.querySelector<HTMLElement>('div');
  expect(drawn?.innerHTML).toBe('<h1>Hello</h1>');
  expect(drawn?.style.getPropertyValue('--brand-fill')).toBe('#f5b800');
  expect(drawn?.style.getPropertyValue('--header')).toBe('url(/a?b=c)');
});
