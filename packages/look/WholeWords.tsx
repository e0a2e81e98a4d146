import type { ReactNode } from 'react';

/**
 * A title in which no line ends within a word such as "kick-off". Longer ones may: narrow columns
 * have no room for them.
 */
export const WholeWords = ({ children }: { children: string }): ReactNode =>
  children.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 && part.length < 17 ? (
      <span key={at} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  );
