import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { editorContent } from '../../../parts/richText/editorContent.ts';
import '../../../parts/richText/richText.css';
import { mailVariables } from '@waymark/events/wordedMails';
import { isComposed } from '@waymark/look/composed';
import {
  lineWithChips,
  piecesWithChips,
  withChips,
  withoutChips,
} from '../../../parts/references/chips.ts';
import { labelsOf } from '../../../parts/references/choices.ts';
import { useVariableList } from '../../../parts/references/useVariableList.ts';
import { VariableList } from '../../../parts/references/VariableList.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { WordsBar } from './WordsBar.tsx';
import { wordsExtensions } from './wordsExtensions.ts';

type WordsEditorProps = {
  label: string;
  value: string;
  /** Body: rich text under a bar of formats; else one line. */
  rich?: boolean;
  /** What is wrong with it, said below. */
  problem?: ReactNode;
  onChange: (value: string) => void;
  /** It is the one that is written in. */
  onFocus: (editor: Editor) => void;
};

const labels = labelsOf(mailVariables.map((name) => ({ name, label: name, hint: '' })));
const contentOf = (rich: boolean, value: string) =>
  rich ? withChips(editorContent(value), labels) : lineWithChips(value, labels);

/** Words of a mail with variables among them as chips. */
export function WordsEditor({
  label,
  value,
  rich = false,
  problem,
  onChange,
  onFocus,
}: WordsEditorProps): ReactNode {
  const id = useId();
  const t = useTexts();
  const { list, look, pick, onKey, close } = useVariableList(
    mailVariables.map((name) => ({ ...{ name, label: name, hint: t(`emails.${name}`) } })),
  );
  const written = useRef(value);
  const made = useRef<Editor | null>(null);
  const latest = useRef({ onChange, onFocus, look, onKey });
  useEffect(() => {
    latest.current = { onChange, onFocus, look, onKey };
  });
  const { extensions, rules } = wordsExtensions[rich ? 'rich' : 'line'];
  const editor = useEditor({
    extensions,
    content: contentOf(rich, value),
    enableInputRules: rules,
    enablePasteRules: rules,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(rich),
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-problem`,
        class: `words-input${rich ? ' rich-text' : ''}`,
      },
      handleKeyDown: (_, event) =>
        made.current !== null && !isComposed(event) && latest.current.onKey(made.current, event),
      ...(!rich && {
        handlePaste: (_, event) => {
          const text = event.clipboardData?.getData('text/plain') ?? '';
          made.current?.commands.insertContent(
            piecesWithChips(text.replaceAll(/\s+/g, ' ').trim(), labels),
          );
          return true;
        },
      }),
    },
    onCreate: ({ editor: ready }) => {
      made.current = ready;
    },
    onFocus: ({ editor: ready }) => latest.current.onFocus(ready),
    onBlur: close,
    onSelectionUpdate: ({ editor: changed }) => latest.current.look(changed),
    onUpdate: ({ editor: changed }) => {
      latest.current.look(changed);
      written.current = changed.isEmpty
        ? ''
        : rich
          ? withoutChips(changed.getHTML())
          : changed.getText();
      latest.current.onChange(written.current);
    },
  });
  useEffect(() => {
    if (editor === null || editor.isDestroyed || value === written.current) return;
    written.current = value;
    editor.commands.setContent(contentOf(rich, value), { emitUpdate: false });
  }, [editor, rich, value]);
  return (
    <div className="words-field">
      <span id={`${id}-label`} className="words-label">
        {label}
      </span>
      <div className={rich ? 'words-box is-rich' : 'words-box'}>
        {rich && editor && <WordsBar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
      <div id={`${id}-problem`} className="words-problem" role="status">
        {list === null && problem}
      </div>
      {list !== null && editor !== null && (
        <VariableList list={list} onPick={(choice) => pick(editor, choice)} />
      )}
    </div>
  );
}
