import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import type { PlanRef } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { withChips, withoutChips } from '../references/chips.ts';
import { labelsOf, type VariableChoice } from '../references/choices.ts';
import { useVariableList } from '../references/useVariableList.ts';
import { VariableList } from '../references/VariableList.tsx';
import { variableNode } from '../references/variableNode.ts';
import { useChoices } from '../references/useChoices.ts';
import { editorContent, readsAlike } from './editorContent.ts';
import { extensions, typedRules } from './extensions.ts';
import { FormatBar } from './FormatBar.tsx';
import { PastedMarkdown } from './PastedMarkdown.tsx';
import { isMarkdown } from './paste/markdown.ts';
import { pasteAsTyped, type PastedText } from './paste/asTyped.ts';
import { pastedFiles } from './paste/pastedFiles.ts';
import { putIn } from './putIn.ts';
import { isBlank } from './headings.ts';
import type { SlashOffer } from './slash.ts';
import { SlashMenu, type SlashKeys } from './SlashMenu.tsx';
import { useTexts } from '../../base/texts/index.ts';
import { writeAtCaret } from './writeAtCaret.ts';
import './richText.css';

const rules = [...typedRules, 'variable'];

export type RichTextEditorProps = {
  value: string;
  label: string;
  onChange: (html: string) => void;
  /**
   * Where the click was that opened the editor, for the caret; absent: the caret goes to the end.
   */
  at?: { left: number; top: number } | undefined;
  /** What was typed before the editor had the focus. */
  takeTyped: () => string;
  /** The editor has the focus. */
  onReady: () => void;
  onEscape: () => void;
  slash?: SlashOffer | undefined;
  /** Whose variables may stand in it; absent: none. */
  plan?: PlanRef | undefined;
};

/**
 * The editor itself (tiptap): loaded when a text is first written in, mounted for one text at a
 * time.
 */
export default function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const choices = useChoices(props.plan);
  return choices && <Editing {...props} choices={choices} />;
}

function Editing({
  value,
  label,
  onChange,
  at,
  takeTyped,
  onReady,
  onEscape,
  slash,
  choices,
}: RichTextEditorProps & { choices: readonly VariableChoice[] }): ReactNode {
  const { list, look, pick, onKey, close } = useVariableList(choices);
  const labels = useMemo(() => labelsOf(choices), [choices]);
  const notify = useNotify();
  const t = useTexts();
  const onFiles = slash?.onFiles ?? (() => notify(t('richText.noFiles'), { type: 'warning' }));
  const latest = useRef({ onChange, onEscape, onFiles, look, onKey, labels });
  useEffect(() => {
    latest.current = { onChange, onEscape, onFiles, look, onKey, labels };
  });
  const made = useRef<Editor | null>(null);
  /** Markdown that was pasted as it is written, and may become what it means. */
  const [pasted, setPasted] = useState<PastedText | null>(null);
  const [pieces] = useState(() => [...extensions, variableNode(() => choices)]);
  /** Whether the menu behind a slash takes a key. */
  const slashKeys = useRef<SlashKeys>(null);
  /**
   * What was last written here: it comes back as the value and must not be read in again, for
   * spaces at the end get lost on that way.
   */
  const written = useRef(value);
  /**
   * Once it is on the page: before that a click has no place in it, and it can't have the focus.
   */
  const begin = (ready: Editor): void => {
    if (ready.isDestroyed) return;
    if (!ready.view.dom.isConnected) {
      requestAnimationFrame(() => begin(ready));
      return;
    }
    const position = at && ready.view.posAtCoords(at)?.pos;
    ready.commands.focus(position ?? 'end');
    // At once: a key that comes before the next frame would go nowhere.
    ready.view.focus();
    writeAtCaret(ready, takeTyped());
    onReady();
  };
  const editor = useEditor({
    extensions: pieces,
    content: withChips(editorContent(value), labels),
    enableInputRules: rules,
    enablePasteRules: rules,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text rich-text-editor',
      },
      handleKeyDown: (_, event) => {
        if (isComposed(event)) return false;
        const { key } = event;
        if (made.current && latest.current.onKey(made.current, event)) return true;
        if (slashKeys.current?.take(key) === true) return true;
        if (key === 'Escape') latest.current.onEscape();
        return key === 'Escape';
      },
      handlePaste: (view, { clipboardData }) => {
        const files = pastedFiles(clipboardData);
        if (files.length > 0) latest.current.onFiles(files);
        const text = clipboardData?.getData('text/plain') ?? '';
        const isMarked = clipboardData?.getData('text/html') === '' && isMarkdown(text);
        if (files.length > 0 || !isMarked) return files.length > 0;
        setPasted(pasteAsTyped(view, text));
        return true;
      },
    },
    onCreate: ({ editor: ready }) => {
      made.current = ready;
      begin(ready);
    },
    onBlur: close,
    onSelectionUpdate: ({ editor: changed }) => latest.current.look(changed),
    onUpdate: ({ editor: changed }) => {
      latest.current.look(changed);
      written.current = changed.isEmpty ? '' : withoutChips(changed.getHTML());
      latest.current.onChange(written.current);
    },
  });

  useEffect(() => {
    if (editor === null || editor.isDestroyed || value === written.current) return;
    written.current = value;
    if (
      readsAlike(editor.schema, editor.getHTML(), withChips(value, latest.current.labels)) ||
      (isBlank(value) && editor.isEmpty)
    )
      return;
    putIn(editor, withChips(value, latest.current.labels), editor.state.selection.from);
  }, [editor, value]);

  return (
    <>
      <EditorContent editor={editor} />
      {editor && pasted && (
        <PastedMarkdown
          editor={editor}
          pasted={pasted}
          onEnd={() => setPasted(null)}
          onTasks={slash?.onTasks}
        />
      )}
      {editor && <FormatBar editor={editor} />}
      {editor && list && <VariableList list={list} onPick={(choice) => pick(editor, choice)} />}
      {editor && slash && <SlashMenu ref={slashKeys} editor={editor} {...slash} />}
    </>
  );
}
