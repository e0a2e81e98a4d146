import {
  filledIn,
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
  type FormField,
  type Question,
  type Filled,
} from '@waymark/events/forms';
import { useId, useMemo, useState, type CSSProperties } from 'react';
import type { BringsFiles } from './inputs/bringsFiles.ts';
import { Field } from './Field.tsx';
import { sectionsOf } from './sections.ts';
import { sayProblem } from './sayProblem.ts';
import { Summary } from './Summary.tsx';
import type { FormWords } from './texts/en.ts';
import type { AnswerClash } from './ClashAt.tsx';
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
  readonly clashes?: ReadonlyMap<string, AnswerClash>;
  readonly onSettle?: (fieldId: string, take: 'mine' | 'theirs') => void;
};

const nothing = new Map<string, never>();

/** Fields line by line: two that are halves, and follow one another, share one. */
function linesOf(fields: readonly FormField[]): FormField[][] {
  const lines: FormField[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (isHalf(field) && last?.length === 1 && isHalf(last[0]!)) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

const isHalf = (field: FormField): boolean => isQuestion(field) && field.half;

/**
 * The field that was shown last because of an answer, by its words; '' as long as there is none.
 */
function useAppeared(shown: readonly FormField[]): string {
  const [seen, setSeen] = useState({ shown, label: '' });
  if (seen.shown !== shown) {
    const before = new Set(seen.shown.map(({ fieldId }) => fieldId));
    const came = shown.find(({ fieldId }) => !before.has(fieldId));
    setSeen({ shown, label: came?.label ?? '' });
  }
  return seen.label;
}

/** How many of the questions that are shown are answered, section by section. */
const Progress = ({ filled, words }: { filled: Filled; words: FormWords }) => (
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

/**
 * A form as it is filled in (PRODUCT 18): one page, how far one is, and what does not hold. Nothing
 * is red while somebody writes for the first time: a field is looked at once it was filled and
 * left, and all when it is sent.
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
    refused > 0 || (left.has(question.fieldId) && isAnswered(answers[question.fieldId]));
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
        onLeave={() => isAnswered(value) && setLeft(new Set([...left, field.fieldId]))}
      />
    );
  };
  const wrong = filled.shown.filter(({ fieldId }) => filled.problems.has(fieldId));
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
      {refused > 0 && wrong.length > 0 && <Summary key={refused} {...{ wrong, words, idOf }} />}
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
