// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pastedFiles } from './pastedFiles.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const clipboard = (files: readonly File[], texts: Readonly<Record<string, string>> = {}) =>
  ({ files, getData: (type: string) => texts[type] ?? '' }) as unknown as DataTransfer;

test('a screenshot is a file, a picture of a page too', () => {
  expect(pastedFiles(clipboard([picture]))).toEqual([picture]);
  expect(
    pastedFiles(clipboard([picture], { 'text/html': '<meta charset="utf-8"><img src="x">' })),
  ).toEqual([picture]);
});
test('words are words, whatever picture a program adds of them', () => {
  expect(
    pastedFiles(clipboard([picture], { 'text/html': '<table><tr><td>A</td></tr></table>' })),
  ).toEqual([]);
  expect(pastedFiles(clipboard([picture], { 'text/plain': 'A' }))).toEqual([]);
  expect(pastedFiles(clipboard([]))).toEqual([]);
  expect(pastedFiles(null)).toEqual([]);
});
