import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { isComposed } from '@waymark/look/composed';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  Strikethrough,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LinkField } from './LinkField.tsx';
import { useTexts } from '../../base/texts/index.ts';

type Mark = { label: string; icon: LucideIcon; on: boolean; off?: boolean; run: () => void };

/**
 * The bar over the selection: what the spec offers and no more (PRODUCT 6.10). Tab leads into it.
 */
export function FormatBar({ editor }: { editor: Editor }): ReactNode {
  const t = useTexts();
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      bold: e.isActive('bold'),
      italic: e.isActive('italic'),
      strike: e.isActive('strike'),
      list: e.isActive('bulletList'),
      link: e.isActive('link'),
      heading: e.isActive('heading'),
      level: ([1, 2, 3] as const).find((level) => e.isActive('heading', { level })),
    }),
  });
  useLinkKey(editor, () => setLinking(true));
  const chain = () => editor.chain().focus();
  const headingIcons = [Heading1, Heading2, Heading3];
  const groups: Mark[][] = [
    [
      {
        label: t('richText.bold'),
        icon: Bold,
        on: state.bold && !state.heading,
        off: state.heading,
        run: () => chain().toggleBold().run(),
      },
      {
        label: t('richText.italic'),
        icon: Italic,
        on: state.italic,
        run: () => chain().toggleItalic().run(),
      },
      {
        label: t('richText.strike'),
        icon: Strikethrough,
        on: state.strike,
        run: () => chain().toggleStrike().run(),
      },
    ],
    ([1, 2, 3] as const).map((level) => ({
      label: t('richText.heading', { level }),
      icon: headingIcons[level - 1]!,
      on: state.level === level,
      run: () =>
        state.level === level
          ? chain().setParagraph().run()
          : chain().unsetBold().setHeading({ level }).run(),
    })),
    [
      {
        label: t('richText.bulletList'),
        icon: List,
        on: state.list,
        run: () => chain().toggleBulletList().run(),
      },
      { label: t('words.link'), icon: Link2, on: state.link, run: () => setLinking(true) },
    ],
  ];
  return (
    <BubbleMenu
      editor={editor}
      className="format-bar"
      role="toolbar"
      aria-label={t('richText.format')}
      options={{ placement: 'top-start', offset: 8, flip: true, shift: { padding: 8 } }}
    >
      {linking ? (
        <LinkField editor={editor} onDone={() => setLinking(false)} />
      ) : (
        groups.map((marks, i) => (
          <span key={i} className="format-group">
            {marks.map(({ label, icon: Icon, on, off, run }) => (
              <button
                key={label}
                type="button"
                aria-label={label}
                aria-pressed={on}
                disabled={off === true}
                title={label}
                onMouseDown={(e) => e.preventDefault()}
                onClick={run}
              >
                <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              </button>
            ))}
          </span>
        ))
      )}
    </BubbleMenu>
  );
}

/** Ctrl K (⌘ K) over chosen words asks for a link; anywhere else it is the palette's. */
function useLinkKey(editor: Editor, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposed(event)) return;
      const isLink = (event.ctrlKey || event.metaKey) && event.key === 'k';
      // The editor hears a moment later than the page what was chosen by keys.
      const isChosen = document.getSelection()?.isCollapsed === false;
      if (!isLink || !editor.isFocused || !isChosen) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // Before whoever else listens on the page.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [editor]);
}
