// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { pasteAsTyped, textOf } from './asTyped.ts';
import { cleanPaste } from './cleanPaste.ts';
import { markdownToHtml } from './markdown.ts';

test('a text stands as it is written, and becomes what it means in its place', () => {
  const editor = new Editor({ extensions, content: '<p>before after</p>' });
  editor.commands.setTextSelection(8);
  const text = '# Head\n- [ ] one\n- **two**\n\nwords\n';
  const pasted = pasteAsTyped(editor.view, text);
  expect(editor.getHTML()).toBe(
    '<p>before # Head</p><p>- [ ] one</p><p>- **two**</p><p></p><p>wordsafter</p>',
  );
  expect(pasted.text).toBe(text.trimEnd());
  const { from, to } = pasted;
  editor.commands.insertContentAt({ from, to }, cleanPaste(markdownToHtml(pasted.text)));
  expect(editor.getHTML()).toContain(
    '<h1>Head</h1><ul><li><p>☐ one</p></li><li><p><strong>two</strong></p></li></ul><p>words</p>',
  );
  expect(editor.getText()).toContain('before');
  editor.commands.setContent('<p>x</p>');
  expect(textOf(editor.view, from, to)).not.toBe(pasted.text);
  editor.destroy();
});
