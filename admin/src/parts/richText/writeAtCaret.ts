import type { Editor } from '@tiptap/core';

/** Puts in what was typed, as keys would: a line break begins a new paragraph or item. */
export function writeAtCaret(editor: Editor, typed: string): void {
  typed.split('\n').forEach((line, i) => {
    if (i > 0) editor.commands.keyboardShortcut('Enter');
    if (line === '') return;
    editor.commands.command(({ tr }) => {
      tr.insertText(line);
      return true;
    });
  });
}
