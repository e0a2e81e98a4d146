import { isQuestion, type Answer, type FormField } from '@waymark/events/forms';
import type { BringsFiles } from './inputs/bringsFiles.ts';
import { ClashAt, type AnswerClash } from './ClashAt.tsx';
import { Input } from './inputs/Input.tsx';
import { Alert } from './inputs/marks.tsx';
import type { FormWords } from './texts/en.ts';

type FieldProps = {
  field: FormField;
  id: string;
  value: Answer | undefined;
  words: FormWords;
  files: BringsFiles | undefined;
  problem: string | undefined;
  asked: string | undefined;
  clash: AnswerClash | undefined;
  onSettle: (take: 'mine' | 'theirs') => void;
  onAnswer: (value: Answer | undefined) => void;
  onLeave: () => void;
};

/**
 * A heading, words between, or a question with what helps to answer it and what is wrong with its
 * answer.
 */
export function Field({
  field,
  id,
  value,
  words,
  files,
  problem,
  asked,
  clash,
  onSettle,
  onAnswer,
  onLeave,
}: FieldProps) {
  if (field.kind === 'heading') return <h2 className="fv-section">{field.label}</h2>;
  const hangs = field.showIf === null ? '' : ' fv-sub';
  if (!isQuestion(field)) return <p className={`fv-words${hangs}`}>{field.label}</p>;

  const helps = field.help !== '' && field.kind !== 'consent';
  const describedBy = [
    asked !== undefined && `${id}-asked`,
    field.help !== '' && `${id}-help`,
    problem !== undefined && `${id}-wrong`,
  ].filter(Boolean);
  const isGroup = GROUPS.has(field.kind);
  const described = describedBy.join(' ') || undefined;
  const label = (
    <>
      {field.label}
      {!field.required && <span className="fv-opt"> {words.optional}</span>}
    </>
  );
  const Around = isGroup ? 'fieldset' : 'div';
  return (
    <Around
      className={`fv-q${hangs}`}
      {...(isGroup && { id, 'aria-describedby': described })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {isGroup && <legend>{label}</legend>}
      {!isGroup && field.kind !== 'consent' && <label htmlFor={id}>{label}</label>}
      {helps && (
        <p className="fv-help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {asked !== undefined && (
        <p className="fv-asked" id={`${id}-asked`}>
          <b>{words.askedFor}</b> {asked}
        </p>
      )}
      <Input
        {...{ field, id, value, words, files, label, onAnswer }}
        aria={{
          'aria-invalid': problem !== undefined || undefined,
          'aria-describedby': isGroup ? undefined : described,
          'aria-required': field.required || undefined,
        }}
      />
      {field.kind === 'consent' && field.help !== '' && (
        <p className="fv-help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {problem !== undefined && (
        <p className="fv-wrong" id={`${id}-wrong`}>
          <Alert />
          {problem}
        </p>
      )}
      {clash !== undefined && <ClashAt {...{ clash, field, words, files, onSettle }} />}
    </Around>
  );
}

/** Kinds that are answered in several parts, which stand below one question. */
const GROUPS: ReadonlySet<string> = new Set([
  'singleChoice',
  'multipleChoice',
  'rating',
  'file',
  'signature',
]);
