import {
  filledIn,
  isQuestion,
  type Answers,
  type FormDefinition,
  type Question,
} from '@waymark/events/forms';
import type { ReactNode } from 'react';
import type { BringsFiles } from './inputs/bringsFiles.ts';
import { sayAnswer } from './sayAnswer.ts';
import type { FormWords } from './texts/en.ts';

/**
 * Answers as they are read: question by question, below their headings. `also`: what stands beside
 * one.
 */
export const AnswersSaid = ({
  form,
  answers,
  words,
  known,
  also,
}: {
  form: FormDefinition;
  answers: Answers;
  words: FormWords;
  known?: BringsFiles['known'];
  also?: (question: Question) => ReactNode;
}) => (
  <dl className="fv-said">
    {filledIn(form, answers).shown.map((field) =>
      isQuestion(field) ? (
        <div key={field.fieldId}>
          <dt>{field.label}</dt>
          <dd>
            {sayAnswer(field, answers[field.fieldId], words, known) || (
              <span className="fv-none">{words.none}</span>
            )}
            {also?.(field)}
          </dd>
        </div>
      ) : (
        field.kind === 'heading' && (
          <div className="fv-said-section" key={field.fieldId}>
            <dt>{field.label}</dt>
          </div>
        )
      ),
    )}
  </dl>
);
