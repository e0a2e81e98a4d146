import { createDocument, type Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { editorContent } from './editorContent.ts';

/**
 * Puts a text in the place of all that the editor holds; nobody hears of it as something that was
 * typed. `setContent` would clear a text without words, such as a list of empty items, where all
 * that was there had been selected.
 * @param caret where it is to stand, as far as the text is that long; as it was where it is left
 * out
 */
export function putIn(editor: Editor, html: string, caret?: number): void {
  const { content } = createDocument(editorContent(html), editor.schema);
  const { tr } = editor.state;
  tr.replaceWith(0, tr.doc.content.size, content)
    .setMeta('addToHistory', false)
    .setMeta('preventUpdate', true)
    .setMeta('preventClearDocument', true);
  if (caret !== undefined)
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(caret, tr.doc.content.size))));
  editor.view.dispatch(tr);
}
