import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** Longer than this is folded: so many letters, so many lines. */
const LETTERS = 120;
const LINES = 3;

/** A text of a cell: a long one begins, and shows the rest on demand. */
export function FoldedText({ text }: { text: string }): ReactNode {
  const t = useTexts();
  const [whole, setWhole] = useState(false);
  const isLong = text.length > LETTERS || text.split('\n').length > LINES;
  if (!isLong) return text;
  return (
    <>
      <span className={whole ? undefined : 'answer-folded'}>{text}</span>
      <button
        type="button"
        className="answer-more"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {t(whole ? 'formAnswers.less' : 'formAnswers.more')}
      </button>
    </>
  );
}
