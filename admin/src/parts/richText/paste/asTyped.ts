import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** A text that was pasted, and where it stands. */
export type PastedText = { readonly text: string; readonly from: number; readonly to: number };

/** Puts a text in the place of the selection, each line as it is written: no sign of it is read. */
export function pasteAsTyped(view: EditorView, text: string): PastedText {
  const { state } = view;
  const { paragraph } = state.schema.nodes;
  const lines = text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/);
  const nodes = lines.map((line) =>
    paragraph!.create(null, line === '' ? [] : state.schema.text(line)),
  );
  const { from } = state.selection;
  const tr = state.tr.replaceSelection(new Slice(Fragment.from(nodes), 1, 1));
  const to = tr.selection.to;
  view.dispatch(tr.scrollIntoView());
  return { text: textOf(view, from, to), from, to };
}

/** What stands there now. */
export const textOf = ({ state: { doc } }: EditorView, from: number, to: number): string =>
  to > doc.content.size ? '' : doc.textBetween(from, to, '\n');
