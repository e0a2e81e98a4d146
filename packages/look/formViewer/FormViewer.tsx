import {
  filledIn,
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
  type FormField,
  type Question,
} from '@waymark/events/forms';
import { useId, useMemo, useState } from 'react';
import type { BringsFiles } from './bringsFiles.ts';
import { Field } from './Field.tsx';
import { linesOf } from './linesOf.ts';
import { Progress } from './Progress.tsx';
import { sayProblem } from './sayProblem.ts';
import { Summary } from './Summary.tsx';
import type { FormWords } from './texts/en.ts';
import { useAppeared } from './useAppeared.ts';
import type { Clash } from './ClashAt.tsx';
import './formViewer.css';

export type FormViewerProps = {
  readonly form: FormDefinition;
  readonly answers: Answers;
  readonly words: FormWords;
  /** Undefined: it is taken back. */
  readonly onAnswer: (fieldId: string, value: Answer | undefined) => void;
  /** All that is asked holds; what is hidden is left out. */
  readonly onSend: (kept: Answers) => void;
  /** By which a button that stands elsewhere sends it (`form`). */
  readonly id?: string;
  /** Absent: files can't be brought here. */
  readonly files?: BringsFiles;
  /** What the team wants changed, by question. */
  readonly asked?: ReadonlyMap<string, string>;
  /** What somebody else wrote meanwhile, by question. */
  readonly clashes?: ReadonlyMap<string, Clash>;
  readonly onSettle?: (fieldId: string, take: 'mine' | 'theirs') => void;
};

const nothing = new Map<string, never>();

/**
 * A form as it is filled in (PRODUCT 18): one page, how far one is, and what does not hold. Nothing is red while somebody
 * writes for the first time: a field is looked at once it was filled and left, and all when it is sent.
 */
export function FormViewer({
  form,
  answers,
  words,
  onAnswer,
  onSend,
  id,
  files,
  asked = nothing,
  clashes = nothing,
  onSettle,
}: FormViewerProps) {
  const own = useId();
  const filled = useMemo(() => filledIn(form, answers), [form, answers]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** How often it was sent with something wrong: each time the summary takes the focus. */
  const [refused, setRefused] = useState(0);
  const appeared = useAppeared(filled.shown);
  const idOf = (fieldId: string) => `${own}${fieldId}`;

  if (!form.fields.some(isQuestion)) return <p className="fv">{words.empty}</p>;

  const isRed = (question: Question) =>
    refused > 0 ||
    (left.has(question.fieldId) && isAnswered(answers[question.fieldId]));
  const send = () => {
    if (filled.problems.size > 0) return setRefused(refused + 1);
    setRefused(0);
    onSend(filled.kept);
  };
  const draw = (field: FormField) => {
    const problem = filled.problems.get(field.fieldId);
    const value = answers[field.fieldId];
    return (
      <Field
        key={field.fieldId}
        {...{ field, value, words, files }}
        id={idOf(field.fieldId)}
        problem={
          problem !== undefined && isQuestion(field) && isRed(field)
            ? sayProblem(problem, field, value, words)
            : undefined
        }
        asked={asked.get(field.fieldId)}
        clash={clashes.get(field.fieldId)}
        onSettle={(take) => onSettle?.(field.fieldId, take)}
        onAnswer={(next) => onAnswer(field.fieldId, next)}
        onLeave={() =>
          isAnswered(value) && setLeft(new Set([...left, field.fieldId]))
        }
      />
    );
  };
  const wrong = filled.shown.filter(({ fieldId }) =>
    filled.problems.has(fieldId),
  );
  return (
    <form
      className="fv"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Progress filled={filled} words={words} />
      {refused > 0 && wrong.length > 0 && (
        <Summary key={refused} {...{ wrong, words, idOf }} />
      )}
      {linesOf(filled.shown).map((line) =>
        line.length === 1 ? (
          draw(line[0]!)
        ) : (
          <div className="fv-pair" key={line[0]!.fieldId}>
            {line.map(draw)}
          </div>
        ),
      )}
      <p className="fv-vh" aria-live="polite">
        {appeared && words.appeared(appeared)}
      </p>
    </form>
  );
}
