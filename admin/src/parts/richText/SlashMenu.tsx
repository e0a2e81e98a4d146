import { Popper } from '@mui/material';
import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import {
  Fragment,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { afterSlash, called, type Addable } from './slash.ts';
import { useTexts } from '../../base/texts/index.ts';

/** A slash before the caret: where it stands, and what is written behind it. */
type Slash = { readonly from: number; readonly written: string };

function slashIn({ selection }: EditorState): Slash | null {
  const { $from, empty, from } = selection;
  if (!empty || $from.parent.type.spec.code === true) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const written = afterSlash(before);
  return written === null ? null : { from: from - written.length - 1, written };
}

/** Is asked first of each key; says whether it took it. */
export type SlashKeys = { readonly take: (key: string) => boolean };

/**
 * What can be added, under the caret as soon as a slash is typed, and narrowed by what is typed on.
 * The caret stays in the text: arrows choose, Enter takes, Escape puts the menu away and keeps what
 * was typed.
 */
export function SlashMenu({
  editor,
  addable,
  onPick,
  ref,
}: {
  editor: Editor;
  addable: readonly Addable[];
  /** `isEmpty`: nothing else stands in the text. */
  onPick: (key: string, isEmpty: boolean) => void;
  ref?: Ref<SlashKeys>;
}): ReactNode {
  const t = useTexts();
  const id = useId();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const slash = useEditorState({ editor, selector: ({ editor: { state } }) => slashIn(state) });
  const shown = slash !== null && slash.from === openAt ? called(addable, slash.written) : [];
  const isOpen = shown.length > 0;
  const optionId = (at: number) => `${id}-${at}`;
  useEffect(() => {
    const onUpdate = () => {
      const typed = slashIn(editor.state);
      setChosen(0);
      setOpenAt((at) =>
        typed?.written === '' || typed?.from === at ? (typed?.from ?? null) : null,
      );
    };
    const onSelection = () => setOpenAt((at) => (slashIn(editor.state)?.from === at ? at : null));
    editor.on('update', onUpdate).on('selectionUpdate', onSelection);
    return () => {
      editor.off('update', onUpdate).off('selectionUpdate', onSelection);
    };
  }, [editor]);
  const pick = ({ key }: Addable) => {
    if (slash === null) return;
    setOpenAt(null);
    editor.chain().deleteRange({ from: slash.from, to: editor.state.selection.from }).run();
    onPick(key, editor.isEmpty);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${chosen}`);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, isOpen, id, chosen]);
  useImperativeHandle(ref, () => ({
    take(key) {
      if (!isOpen) return false;
      const turned = { ArrowDown: 1, ArrowUp: shown.length - 1 }[key];
      const taken = shown[chosen];
      if (turned !== undefined) setChosen((chosen + turned) % shown.length);
      else if (key === 'Escape') setOpenAt(null);
      else if ((key === 'Enter' || key === 'Tab') && taken) pick(taken);
      else return false;
      return true;
    },
  }));
  if (!isOpen) return null;
  return (
    <Popper
      open
      placement="bottom-start"
      className="slash-popper"
      anchorEl={{
        getBoundingClientRect: () => {
          const { left, top, bottom } = editor.view.coordsAtPos(openAt ?? 0);
          return new DOMRect(left, top, 0, bottom - top);
        },
      }}
    >
      <ul
        id={id}
        role="listbox"
        aria-label={t('words.add')}
        className="slash-menu"
        // The caret stays where it is.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((each, at) => (
          <Fragment key={each.key}>
            {slash?.written === '' && shown[at - 1]?.group !== each.group && (
              <li role="presentation" className="slash-group">
                {each.group}
              </li>
            )}
            <li
              id={optionId(at)}
              role="option"
              aria-selected={at === chosen}
              ref={(row) => {
                if (at === chosen) row?.scrollIntoView({ block: 'nearest' });
              }}
              onMouseMove={() => setChosen(at)}
              onClick={() => pick(each)}
            >
              <each.icon aria-hidden="true" />
              {each.title}
              {each.hint !== '' && <small>{each.hint}</small>}
            </li>
          </Fragment>
        ))}
      </ul>
    </Popper>
  );
}
