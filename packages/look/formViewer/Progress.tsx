import type { Filled } from '@waymark/events/forms';
import type { CSSProperties } from 'react';
import { sectionsOf } from './sections.ts';
import type { FormWords } from './texts/en.ts';

/** How many of the questions that are shown are answered, section by section. */
export const Progress = ({
  filled,
  words,
}: {
  filled: Filled;
  words: FormWords;
}) => (
  <div className="fv-meter" role="status">
    <span className="fv-bar" aria-hidden="true">
      {sectionsOf(filled).map(({ id, questions, answered }) => (
        <span key={id} style={{ '--share': questions } as CSSProperties}>
          <i style={{ '--done': answered / questions } as CSSProperties} />
        </span>
      ))}
    </span>
    <span>
      <b>{filled.answered}</b> {words.ofAnswered(filled.questions)}
    </span>
  </div>
);
