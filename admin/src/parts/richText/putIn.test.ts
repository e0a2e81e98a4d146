// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './extensions.ts';
import { putIn } from './putIn.ts';

test('what came from elsewhere is not taken back by undo, which is for what was typed', () => {
  const editor = new Editor({ extensions, content: '<p>a</p>' });
  putIn(editor, '<p>of a colleague</p>');
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>of a colleague</p>');
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ', and mine');
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>of a colleague</p>');
  editor.destroy();
});

test('nobody hears of it, and the caret stays where it can', () => {
  let heard = 0;
  const editor = new Editor({
    extensions,
    content: '<p>abcdef</p>',
    onUpdate: () => void (heard += 1),
  });
  putIn(editor, '<p>abc</p>', 3);
  expect([heard, editor.state.selection.from]).toEqual([0, 3]);
  putIn(editor, '<p>a</p>', 30);
  expect(editor.state.selection.from).toBe(2);
  editor.destroy();
});
