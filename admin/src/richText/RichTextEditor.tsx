import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { editorContent, readsAlike } from './editorContent.ts';
import { extensions, typedRules } from './extensions.ts';
import { FormatBar } from './FormatBar.tsx';
import { putIn } from './putIn.ts';
import { isBlank } from './headings.ts';
import type { SlashOffer } from './slash.ts';
import { SlashMenu, type SlashKeys } from './SlashMenu.tsx';
import { writeAtCaret } from './writeAtCaret.ts';

export type RichTextEditorProps = {
  value: string;
  label: string;
  onChange: (html: string) => void;
  /** Where the click was that opened the editor, for the caret; absent: the caret goes to the end. */
  at?: { left: number; top: number } | undefined;
  /** What was typed before the editor had the focus. */
  takeTyped: () => string;
  /** The editor has the focus. */
  onReady: () => void;
  onEscape: () => void;
  slash?: SlashOffer | undefined;
};

/** The editor itself (tiptap): loaded when a text is first written in, mounted for one text at a time. */
export default function RichTextEditor({
  value,
  label,
  onChange,
  at,
  takeTyped,
  onReady,
  onEscape,
  slash,
}: RichTextEditorProps): ReactNode {
  const latest = useRef({ onChange, onEscape });
  useEffect(() => {
    latest.current = { onChange, onEscape };
  });
  /** Whether the menu behind a slash takes a key. */
  const slashKeys = useRef<SlashKeys>(null);
  /** What was last written here: it comes back as the value and must not be read in again, for spaces at the end get lost on that way. */
  const written = useRef(value);
  /** Once it is on the page: before that a click has no place in it, and it can't have the focus. */
  const begin = (made: Editor): void => {
    if (made.isDestroyed) return;
    if (!made.view.dom.isConnected) {
      requestAnimationFrame(() => begin(made));
      return;
    }
    const position = at && made.view.posAtCoords(at)?.pos;
    made.commands.focus(position ?? 'end');
    // At once: a key that comes before the next frame would go nowhere.
    made.view.focus();
    writeAtCaret(made, takeTyped());
    onReady();
  };
  const editor = useEditor({
    extensions,
    content: editorContent(value),
    enableInputRules: typedRules,
    enablePasteRules: typedRules,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text rich-text-editor',
      },
      handleKeyDown: (_, { key }) => {
        if (slashKeys.current?.take(key) === true) return true;
        if (key === 'Escape') latest.current.onEscape();
        return key === 'Escape';
      },
    },
    onCreate: ({ editor: made }) => begin(made),
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current.onChange(written.current);
    },
  });

  useEffect(() => {
    if (editor === null || editor.isDestroyed || value === written.current)
      return;
    written.current = value;
    if (
      readsAlike(editor.schema, editor.getHTML(), value) ||
      (isBlank(value) && editor.isEmpty)
    )
      return;
    putIn(editor, value, editor.state.selection.from);
  }, [editor, value]);

  return (
    <>
      <EditorContent editor={editor} />
      {editor && <FormatBar editor={editor} />}
      {editor && slash && (
        <SlashMenu ref={slashKeys} editor={editor} {...slash} />
      )}
    </>
  );
}
