import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { textOf, type PastedText } from './paste/asTyped.ts';
import { markdownToHtml } from './paste/markdown.ts';
import { cleanPaste } from './paste/cleanPaste.ts';

type PastedMarkdownProps = { editor: Editor; pasted: PastedText; onEnd: () => void };

/**
 * Offers to make of a pasted text what its signs mean, until something else is written; Undo brings
 * the signs back.
 */
export function PastedMarkdown({ editor, pasted, onEnd }: PastedMarkdownProps): ReactNode {
  const t = useTexts();
  useEffect(() => {
    const look = () => {
      if (textOf(editor.view, pasted.from, pasted.to) !== pasted.text) onEnd();
    };
    editor.on('update', look);
    return () => void editor.off('update', look);
  }, [editor, pasted, onEnd]);
  const format = () => {
    const { from, to, text } = pasted;
    onEnd();
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to }, cleanPaste(markdownToHtml(text)))
      .run();
  };
  return (
    <p className="rich-text-offer" role="status">
      <span>{t('richText.markdown')}</span>
      <Button
        size="small"
        variant="outlined"
        // The focus stays in the text, which is closed without it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={format}
      >
        {t('richText.asFormatted')}
      </Button>
      <Button
        size="small"
        color="secondary"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onEnd}
      >
        {t('richText.asItIs')}
      </Button>
    </p>
  );
}
