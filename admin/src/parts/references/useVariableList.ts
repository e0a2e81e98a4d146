import type { Editor } from '@tiptap/core';
import { asRead } from '@waymark/look';
import { useRef, useState } from 'react';
import type { VariableChoice } from './choices.ts';

/** A variable that two braces before the caret have begun. */
export type BegunVariable = {
  readonly choices: readonly VariableChoice[];
  readonly chosen: number;
  /** The position of the list, in pixels of the window. */
  readonly left: number;
  readonly top: number;
  /** How many characters the pick takes the place of. */
  readonly length: number;
};

const begun = /\{\{\s*([^{}]{0,40})$/;

/**
 * The list that two braces open: what is typed on narrows it, arrows choose, Enter or Tab takes,
 * Esc closes it.
 */
export function useVariableList(all: readonly VariableChoice[]) {
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
    const wanted = asRead(typed).trimEnd();
    const choices = all.filter(({ label }) => ` ${asRead(label)}`.includes(` ${wanted}`));
    if (whole === undefined || choices.length === 0) return show(null);
    const { left, bottom: top } = editor.view.coordsAtPos($from.pos);
    show({ choices, chosen: 0, left, top, length: whole.length });
  };
  const pick = (editor: Editor, { name, label }: VariableChoice) => {
    const { from } = editor.state.selection;
    const length = now.current?.length ?? 0;
    show(null);
    editor
      .chain()
      .focus()
      .deleteRange({ from: from - length, to: from })
      .insertContent({ type: 'variable', attrs: { name, label } })
      .run();
  };
  /** Whether the list has taken the key. */
  const onKey = (editor: Editor, event: KeyboardEvent): boolean => {
    const open = now.current;
    if (open === null) return false;
    const { choices, chosen } = open;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      show({ ...open, chosen: (chosen + step + choices.length) % choices.length });
    else if (event.key === 'Enter' || event.key === 'Tab') pick(editor, choices[chosen]!);
    else if (event.key === 'Escape') show(null);
    else return false;
    event.stopPropagation();
    return true;
  };
  return { list, look, pick, onKey, close: () => show(null) };
}
