import { piecesOf } from '@waymark/look/variables';
import { Fragment, type ReactNode } from 'react';

/** Words as they read among other things: variables as chips. */
export const WordsWithChips = ({ words }: { words: string }): ReactNode =>
  piecesOf(words).map(({ text, variable }, index) =>
    variable === null ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <span key={index} className="variable-chip">
        {variable}
      </span>
    ),
  );
