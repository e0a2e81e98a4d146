// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';

const grid = (html: string): string[][] => {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), 'text/html');
  return [...body.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
};

test('a cell that spans rows is in each of them, so that the others keep their columns', () => {
  expect(
    grid(
      '<table><tr><td rowspan="2">A</td><td>x</td></tr><tr><td>y</td></tr><tr><td>B</td><td>z</td></tr></table>',
    ),
  ).toEqual([
    ['A', 'x'],
    ['A', 'y'],
    ['B', 'z'],
  ]);
});
test('one that spans columns leaves the others empty', () => {
  expect(
    grid(
      '<table><tr><th colspan="3">Phase</th></tr><tr><td colspan="2" rowspan="2">A</td><td>x</td></tr><tr><td>y</td></tr></table>',
    ),
  ).toEqual([
    ['Phase', '', ''],
    ['A', '', 'x'],
    ['A', '', 'y'],
  ]);
});
test('nobody spans more than a page can hold', () => {
  expect(grid('<table><tr><td colspan="1000">A</td></tr></table>')[0]).toHaveLength(100);
});
test('telephone numbers stay links, what names a host without a scheme does not', () => {
  expect(cleanPaste('<a href="tel:+49301234">call</a>')).toBe('<a href="tel:+49301234">call</a>');
  for (const href of ['//host.example/x', '/\\host.example', '\\\\server\\share'])
    expect(cleanPaste(`<a href="${href}">x</a>`)).toBe('x');
});
