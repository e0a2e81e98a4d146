import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { textOf, type PastedText } from './paste/asTyped.ts';
import { boxesIn } from './paste/boxes.ts';
import { markdownToHtml } from './paste/markdown.ts';
import { cleanPaste } from './paste/cleanPaste.ts';
import type { SlashOffer } from './slash.ts';

type PastedMarkdownProps = {
  editor: Editor;
  pasted: PastedText;
  onEnd: () => void;
  /** Makes tasks behind the text; absent where none can be. */
  onTasks?: SlashOffer['onTasks'] | undefined;
};

/**
 * Offers to make of a pasted text what its signs mean, and tasks of its boxes, until something else
 * is written; Undo brings the signs back.
 */
export function PastedMarkdown({ editor, pasted, onEnd, onTasks }: PastedMarkdownProps): ReactNode {
  const t = useTexts();
  useEffect(() => {
    const look = () => {
      if (textOf(editor.view, pasted.from, pasted.to) !== pasted.text) onEnd();
    };
    editor.on('update', look);
    return () => void editor.off('update', look);
  }, [editor, pasted, onEnd]);
  const [isMaking, setIsMaking] = useState(false);
  const { headlines, rest } = useMemo(() => boxesIn(pasted.text), [pasted]);
  const put = (text: string) => {
    const { from, to } = pasted;
    onEnd();
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to }, text === '' ? '' : cleanPaste(markdownToHtml(text)))
      .run();
  };
  const makeTasks = async () => {
    setIsMaking(true);
    try {
      await onTasks?.(headlines);
      // Whoever has written on meanwhile keeps the text as it is.
      if (!editor.isDestroyed && textOf(editor.view, pasted.from, pasted.to) === pasted.text)
        put(rest);
    } catch {
      // A refusal has been told in a toast by then; the boxes stay.
      setIsMaking(false);
    }
  };
  return (
    <p className="rich-text-offer" role="status">
      <span>{t('richText.markdown')}</span>
      {onTasks !== undefined && headlines.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          disabled={isMaking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void makeTasks()}
        >
          {t('richText.asTasks', { count: headlines.length })}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        // The focus stays in the text, which is closed without it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => put(pasted.text)}
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
