import { InputBase, MenuItem, Select } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import { fieldNames } from '@waymark/look/fieldNames';
import { isComposed } from '@waymark/look/composed';
import { Hourglass } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { daysFrom as amountFrom } from '../../../base/dates/daysFrom.ts';
import { Field } from '../fields/Field.tsx';
import { isShapedHere } from '../fields/isShapedHere.ts';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';
import { useLanguage, useTexts, type T } from '../../../base/texts/index.ts';

type Duration = NonNullable<TaskRow['duration']>;
type DurationFieldProps = TaskFieldsProps & { set: SetTaskField };

const units = ['minutes', 'hours', 'days'] as const satisfies Duration['unit'][];

/**
 * How long a task is expected to take: said where it is shaped, else read, and left out unless it
 * was said (PRODUCT 6.11).
 */
export function DurationField(props: DurationFieldProps): ReactNode {
  const t = useTexts();
  const { task } = props;
  const { duration: label } = fieldNames[useLanguage()];
  const read = !isShapedHere(task);
  if (read && task.duration === null) return null;
  return (
    <Field icon={Hourglass} label={label}>
      {read ? (
        <span className="task-value">{durationWords(t, task.duration)}</span>
      ) : (
        <WrittenDuration key={`${task.duration?.amount} ${task.duration?.unit}`} {...props} />
      )}
    </Field>
  );
}

function WrittenDuration({ task, around: { plan }, set }: DurationFieldProps): ReactNode {
  const t = useTexts();
  const { duration: what } = fieldNames[useLanguage()];
  const stored = task.duration;
  const [typed, setTyped] = useState(String(stored?.amount ?? ''));
  const [unit, setUnit] = useState(stored?.unit ?? 'minutes');
  const [wrong, setWrong] = useState(false);
  const save = (of: Duration['unit']) => {
    const amount = amountFrom(typed);
    setWrong(amount === undefined);
    if (amount === undefined) return;
    const duration = amount === null ? null : { amount, unit: of };
    if (duration?.amount === stored?.amount && (duration === null || of === stored?.unit)) return;
    void set(
      'SetTaskDuration',
      { plan, taskId: task.id, duration },
      { what, value: duration, tell: (value) => durationWords(t, value as Duration | null) },
    );
  };
  return (
    <>
      <span className="task-due">
        <InputBase
          value={typed}
          placeholder={t('words.none')}
          inputProps={{
            inputMode: 'numeric',
            'aria-label': t('task.durationAmount'),
            'aria-invalid': wrong,
            maxLength: 4,
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onBlur={() => save(unit)}
          onKeyDown={leaveOnEnter}
        />
        <Select
          variant="outlined"
          className="task-select"
          value={unit}
          inputProps={{ 'aria-label': t('task.durationUnit') }}
          onChange={({ target }) => {
            setUnit(target.value);
            save(target.value);
          }}
        >
          {units.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`task.unit_${each}`)}
            </MenuItem>
          ))}
        </Select>
      </span>
      {wrong && (
        <p className="task-wrong" role="alert">
          {t('task.wholeNumber')}
        </p>
      )}
    </>
  );
}

const durationWords = (t: T, duration: Duration | null): string =>
  duration === null
    ? t('words.none')
    : t(`task.takes_${duration.unit}`, { count: duration.amount });

const leaveOnEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !isComposed(event)) (event.target as HTMLElement).blur();
};
