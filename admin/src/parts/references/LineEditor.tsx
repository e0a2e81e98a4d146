import type { PlanRef } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lineWithChips, piecesWithChips } from './chips.ts';
import { labelsOf, type VariableChoice } from './choices.ts';
import { oneLine } from './oneLine.ts';
import { useVariableList } from './useVariableList.ts';
import { VariableList } from './VariableList.tsx';
import { variableNode } from './variableNode.ts';
import { useChoices } from './useChoices.ts';

type LineEditorProps = {
  plan: PlanRef;
  /** The text in the form in which it is saved. */
  value: string;
  label: string;
  className: string;
  /** It was just begun in a field that it takes the place of. */
  begun: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
};

const rules = ['variable'];

/**
 * One line in which variables are chips; loaded when there is one, or when two braces are typed.
 */
export default function LineEditor(props: LineEditorProps): ReactNode {
  const choices = useChoices(props.plan);
  return choices && <Line {...props} choices={choices} />;
}

function Line({
  value,
  label,
  className,
  begun,
  onChange,
  onLeave,
  choices,
}: LineEditorProps & { choices: readonly VariableChoice[] }): ReactNode {
  const { list, look, pick, onKey, close } = useVariableList(choices);
  const labels = labelsOf(choices);
  const latest = useRef({ onChange, look, onKey, labels });
  useEffect(() => {
    latest.current = { onChange, look, onKey, labels };
  });
  const made = useRef<Editor | null>(null);
  const written = useRef(value);
  const [pieces] = useState(() => [...oneLine, variableNode(() => choices)]);
  const editor = useEditor({
    extensions: pieces,
    content: lineWithChips(value, labels),
    enableInputRules: rules,
    enablePasteRules: rules,
    autofocus: begun ? 'end' : false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'false',
        'aria-label': label,
        class: 'inline-line',
      },
      handleKeyDown: (_, event) => {
        if (isComposed(event)) return false;
        if (made.current && latest.current.onKey(made.current, event)) return true;
        if (event.key !== 'Enter' && event.key !== 'Escape') return false;
        event.stopPropagation();
        made.current?.commands.blur();
        return true;
      },
      handlePaste: (_, event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        made.current?.commands.insertContent(
          piecesWithChips(text.replaceAll(/\s+/g, ' ').trim(), latest.current.labels),
        );
        return true;
      },
    },
    onCreate: ({ editor: ready }) => {
      made.current = ready;
      if (begun) latest.current.look(ready);
    },
    onBlur: () => {
      close();
      onLeave();
    },
    onSelectionUpdate: ({ editor: changed }) => latest.current.look(changed),
    onUpdate: ({ editor: changed }) => {
      latest.current.look(changed);
      written.current = changed.getText();
      latest.current.onChange(written.current);
    },
  });
  useEffect(() => {
    if (editor === null || editor.isDestroyed || value === written.current) return;
    written.current = value;
    editor.commands.setContent(lineWithChips(value, latest.current.labels), { emitUpdate: false });
  }, [editor, value]);
  return (
    <>
      <EditorContent editor={editor} className={className} />
      {list !== null && editor !== null && (
        <VariableList list={list} onPick={(choice) => pick(editor, choice)} />
      )}
    </>
  );
}
