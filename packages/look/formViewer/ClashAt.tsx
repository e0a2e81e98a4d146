import type { Answer, Question } from '@waymark/events/forms';
import type { BringsFiles } from './inputs/bringsFiles.ts';
import { sayAnswer } from './sayAnswer.ts';
import type { FormWords } from './texts/en.ts';

/** What somebody else has answered since, and who. */
export type AnswerClash = { readonly name: string; readonly value: Answer | undefined };

/**
 * Both texts: one's own stands in the field, that of the other below it, until one of them is
 * chosen.
 */
export const ClashAt = ({
  clash,
  field,
  words,
  files,
  onSettle,
}: {
  clash: AnswerClash;
  field: Question;
  words: FormWords;
  files: BringsFiles | undefined;
  onSettle: (take: 'mine' | 'theirs') => void;
}) => (
  <div className="fv-clash" role="alert">
    <p>{words.theirs(clash.name)}</p>
    <blockquote>{sayAnswer(field, clash.value, words, files?.known) || words.none}</blockquote>
    <p className="fv-row">
      <button type="button" className="fv-btn" onClick={() => onSettle('theirs')}>
        {words.takeTheirs}
      </button>
      <button type="button" className="fv-btn" onClick={() => onSettle('mine')}>
        {words.keepMine}
      </button>
    </p>
  </div>
);
