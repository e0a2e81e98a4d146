import { Button, Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { mailVariables } from '@waymark/events/wordedMails';
import { Bold, Braces, Italic, Link2, List, Strikethrough } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LinkField } from '../../../parts/richText/LinkField.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** The bar that stands over the body of a mail: formats, and a variable at the caret. */
export function WordsBar({ editor }: { editor: Editor }): ReactNode {
  const t = useTexts();
  const [linking, setLinking] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      bold: e.isActive('bold'),
      italic: e.isActive('italic'),
      strike: e.isActive('strike'),
      list: e.isActive('bulletList'),
      link: e.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const marks = [
    ['richText.bold', Bold, on.bold, () => chain().toggleBold().run()],
    ['richText.italic', Italic, on.italic, () => chain().toggleItalic().run()],
    ['richText.strike', Strikethrough, on.strike, () => chain().toggleStrike().run()],
    ['richText.bulletList', List, on.list, () => chain().toggleBulletList().run()],
    ['words.link', Link2, on.link, () => setLinking(true)],
  ] as const;
  return (
    <div className="words-bar" role="toolbar" aria-label={t('richText.format')}>
      {linking ? (
        <LinkField editor={editor} onDone={() => setLinking(false)} />
      ) : (
        marks.map(([key, Icon, pressed, run]) => (
          <button
            key={key}
            type="button"
            aria-label={t(key)}
            title={t(key)}
            aria-pressed={pressed}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        ))
      )}
      <span className="words-gap" />
      <Button
        variant="text"
        color="secondary"
        size="small"
        startIcon={<Braces />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('emails.variable')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        disableRestoreFocus
        onClose={() => setAnchor(null)}
      >
        {mailVariables.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              chain()
                .insertContent({ type: 'variable', attrs: { name, label: name } })
                .run();
            }}
          >
            <span className="variable-chip">{name}</span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
