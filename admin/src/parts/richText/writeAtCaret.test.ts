// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './extensions.ts';
import { writeAtCaret } from './writeAtCaret.ts';

const written = (content: string, at: number, typed: string): string => {
  const editor = new Editor({ extensions, content });
  editor.commands.setTextSelection(at);
  writeAtCaret(editor, typed);
  const html = editor.getHTML();
  editor.destroy();
  return html;
};

test('what was typed stands where the caret was', () => {
  expect(written('<p>ad</p>', 2, 'bc')).toBe('<p>abcd</p>');
  expect(written('<p>ad</p>', 2, '')).toBe('<p>ad</p>');
  expect(written('<p>ad</p>', 2, '<b>')).toBe('<p>a&lt;b&gt;d</p>');
});

test('a line break begins what Enter begins: a paragraph, or an item of a list', () => {
  expect(written('<p>ad</p>', 2, 'b\nc')).toBe('<p>ab</p><p>cd</p>');
  expect(written('<ul><li><p>a</p></li></ul>', 4, '\nb')).toBe(
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
  );
});
