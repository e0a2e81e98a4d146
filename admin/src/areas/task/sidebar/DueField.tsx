import { InputBase } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { ClockAlert } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { DateField } from '../../../base/dates/DateField.tsx';
import { daysFrom } from '../../../base/dates/daysFrom.ts';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';
import { dueWords } from '../../../parts/tasks/dueWords.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { useTexts } from '../../../base/texts/index.ts';

type DueFieldProps = TaskFieldsProps & {
  set: SetTaskField;
  onDate: (dueDate: string | null) => void;
};

/**
 * When the task is due: days after the module's start in a blueprint, a date in a process (PRODUCT
 * 6.5).
 */
export const DueField = (props: DueFieldProps): ReactNode =>
  props.around.plan.kind === 'blueprint' ? <RelativeDue {...props} /> : <DueDate {...props} />;

function RelativeDue({ task, around: { plan }, set }: DueFieldProps): ReactNode {
  const t = useTexts();
  const stored = task.dueInDays === null ? '' : String(task.dueInDays);
  const { typed, setTyped, wrong, setWrong } = useTyped(stored);
  const leave = () => {
    const days = daysFrom(typed);
    if (days === undefined) return setWrong();
    if (days === task.dueInDays) return;
    void set(
      'SetTaskDueInDays',
      { plan, taskId: task.id, dueInDays: days },
      {
        what: t('task.dueDate'),
        value: days,
        tell: (value) =>
          value === null ? t('words.none') : t('task.daysAfter', { days: String(value) }),
      },
    );
  };
  return (
    <>
      <label className="task-due">
        <InputBase
          value={typed}
          placeholder={t('words.none')}
          inputProps={{
            inputMode: 'numeric',
            'aria-label': t('task.dueInDays'),
            'aria-invalid': wrong,
            maxLength: 4,
          }}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={leaveOnEnter}
        />
        <span>{t('task.daysAfterWord')}</span>
      </label>
      {wrong && (
        <p className="task-wrong" role="alert">
          {t('task.wholeNumber')}
        </p>
      )}
    </>
  );
}

function DueDate({ task, onDate }: DueFieldProps): ReactNode {
  const t = useTexts();
  const [editing, setEditing] = useState(false);
  const due = dueWords(t, task, useToday());
  const set = (date: string) => {
    setEditing(false);
    onDate(date === '' ? null : date);
  };
  if (!editing)
    return (
      <button
        type="button"
        className={`task-value task-value-button${due?.late === true ? ' task-late' : ''}`}
        onClick={() => setEditing(true)}
      >
        <span className="visually-hidden">{t('task.dueDateIs')} </span>
        {due === null ? (
          <span className="task-none">{t('task.noDate')}</span>
        ) : (
          <>
            {due.late && <ClockAlert size={16} aria-label={t('task.wasDue')} />}
            {due.text}
          </>
        )}
      </button>
    );
  return (
    <div
      className="task-date"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setEditing(false);
      }}
    >
      <DateField autoFocus label={t('task.dueDate')} value={task.dueDate ?? ''} onChange={set} />
    </div>
  );
}

/** What is being typed; what is stored comes through whenever that changes. */
function useTyped(stored: string) {
  const [state, setState] = useState({ stored, typed: stored, wrong: false });
  const { typed, wrong } = state.stored === stored ? state : { typed: stored, wrong: false };
  const setTyped = (value: string) => setState({ stored, typed: value, wrong: false });
  const setWrong = () => setState({ stored, typed, wrong: true });
  return { typed, setTyped, wrong, setWrong };
}

const leaveOnEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !isComposed(event)) (event.target as HTMLElement).blur();
};
