import type { Editor } from '@tiptap/core';
import { mailVariables, type MailVariable } from '@waymark/events/wordedMails';
import { useRef, useState } from 'react';

/** What was begun by two braces before the caret. */
export type BegunVariable = {
  readonly names: readonly MailVariable[];
  readonly chosen: number;
  /** Where the list stands, in pixels of the window. */
  readonly left: number;
  readonly top: number;
  /** How many characters the pick takes the place of. */
  readonly length: number;
};

const begun = /\{\{\s*([A-Za-z]*)$/;

/** The list that two braces open: what is typed on narrows it, arrows choose, Enter or Tab takes, Esc closes it. */
export function useVariableList() {
  const [list, setList] = useState<BegunVariable | null>(null);
  // Keys are handled outside of what React draws.
  const now = useRef<BegunVariable | null>(null);
  const show = (next: BegunVariable | null) => {
    now.current = next;
    setList(next);
  };
  const look = (editor: Editor) => {
    const { $from, empty } = editor.state.selection;
    const before = $from.parent.textBetween(0, $from.parentOffset, ' ', ' ');
    const [whole, typed = ''] = (empty && begun.exec(before)) || [];
    const names = mailVariables.filter((name) =>
      name.toLowerCase().startsWith(typed.toLowerCase()),
    );
    if (whole === undefined || names.length === 0) return show(null);
    const { left, bottom: top } = editor.view.coordsAtPos($from.pos);
    show({ names, chosen: 0, left, top, length: whole.length });
  };
  const pick = (editor: Editor, name: MailVariable) => {
    const { from } = editor.state.selection;
    const length = now.current?.length ?? 0;
    show(null);
    editor
      .chain()
      .focus()
      .deleteRange({ from: from - length, to: from })
      .insertContent({ type: 'mailVariable', attrs: { name } })
      .run();
  };
  /** Whether the list has taken the key. */
  const onKey = (editor: Editor, event: KeyboardEvent): boolean => {
    const open = now.current;
    if (open === null) return false;
    const { names, chosen } = open;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      show({ ...open, chosen: (chosen + step + names.length) % names.length });
    else if (event.key === 'Enter' || event.key === 'Tab')
      pick(editor, names[chosen]!);
    else if (event.key === 'Escape') show(null);
    else return false;
    event.stopPropagation();
    return true;
  };
  return { list, look, pick, onKey, close: () => show(null) };
}
