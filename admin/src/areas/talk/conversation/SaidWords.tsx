import { piecesOf, type Nameable } from '@waymark/look/mentions';
import type { ReactNode } from 'react';
import type { Names } from '../../../parts/people/useNames.ts';

/** What somebody wrote, line by line as they wrote it; whoever is named stands out. */
export function SaidWords({
  text,
  mentions,
  names,
}: {
  text: string;
  mentions: readonly string[];
  names: Names;
}): ReactNode {
  const named = mentions.flatMap((id): Nameable[] => {
    const who = names.get(id);
    return who === undefined ? [] : [{ id, ...who }];
  });
  return (
    <p className="said-words">
      {piecesOf(text, named).map(({ text: piece, id }, nth) =>
        id === null ? (
          piece
        ) : (
          <span key={nth} className="said-name">
            {piece}
          </span>
        ),
      )}
    </p>
  );
}
