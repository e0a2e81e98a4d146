import type { ReactNode } from 'react';
import { plainOf } from './lostTextWords.ts';
import { bindingOf, type Autosaver } from '../../parts/autosave/index.ts';
import { wordDiff } from '../../parts/conflict/wordDiff.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * One text that was typed, what had not been saved marked. `within`: where there are several, what
 * they all were in.
 */
export function LostText({ text, within }: { text: Autosaver; within: string | null }): ReactNode {
  const { thing, of } = text.origin;
  const { value, saved } = text.state();
  const t = useTexts();
  const what = t(bindingOf(thing).what);
  const plain = plainOf(text, value);
  const pieces =
    saved === null
      ? [{ text: plain, differs: false }]
      : wordDiff(plainOf(text, saved), plain).right;
  return (
    <section>
      {within !== null && (
        <h3>{of === '' || of === within ? what : t('lost.whatOf', { what, name: of })}</h3>
      )}
      <p>
        {pieces.map((piece, i) => (piece.differs ? <mark key={i}>{piece.text}</mark> : piece.text))}
      </p>
    </section>
  );
}
