import { Image } from 'lucide-react';
import { expect, test } from 'vitest';
import { afterSlash, called, type Addable } from './slash.ts';

test.each([
  ['/', ''],
  ['Then /', ''],
  ['Then /ima', 'ima'],
  ['/task link', 'task link'],
  ['and/or', null],
  ['1 / 2', null],
  ['/a/b', null],
  ['https://', null],
  ['', null],
  [`/${'x'.repeat(40)}`, null],
])('before the caret %j: %j', (before, written) => {
  expect(afterSlash(before)).toBe(written);
});

const addable = (title: string, also = ''): Addable => ({
  ...{ key: title, group: 'Show', hint: '', icon: Image },
  ...{ title, also },
});
const all = [
  addable('Simple Task'),
  addable('Text', 'words'),
  addable('Image', 'picture upload'),
  addable('PDF', 'upload'),
  addable('Task link'),
];
test.each([
  ['', ['Simple Task', 'Text', 'Image', 'PDF', 'Task link']],
  ['IM', ['Image', 'Simple Task']],
  ['upl', ['Image', 'PDF']],
  ['t', ['Simple Task', 'Text', 'Task link', 'Image']],
  ['task', ['Simple Task', 'Task link']],
  ['task l', ['Task link']],
  ['link', ['Task link']],
  ['nothing', []],
])('by %j are found %j', (written, titles) => {
  expect(called(all, written).map(({ title }) => title)).toEqual(titles);
});
