import type { TaskRow } from '@waymark/api';
import { formatDateTime, taskStatusLook } from '@waymark/look';
import { MenuItem, Select, Switch } from '@mui/material';
import { Bell, Calendar, CircleDashed, Flag, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { DueField } from './DueField.tsx';
import { DurationField } from './DurationField.tsx';
import { Field } from './Field.tsx';
import { Followers } from './Followers.tsx';
import { SeenByField } from './SeenByField.tsx';
import type { SetField, TaskFieldsProps } from './setField.ts';
import { useSetTaskStatus } from './useSetTaskStatus.tsx';
import { useTakingPart } from './useTakingPart.ts';
import { useTaskFields } from './useTaskFields.tsx';
import { VariablesField } from './VariablesField.tsx';
import { whoCanBe } from './whoCanBe.ts';
import { useChange } from '../conflict/index.ts';
import { StatusTag } from '../modulePage/StatusTag.tsx';
import { PersonPicker } from '../people/PersonPicker.tsx';
import { usePerson } from '../people/usePerson.ts';
import { typeOf } from '../taskTypes/index.ts';
import { useTexts } from '../texts/index.ts';

/** The settings of a task: status, people, due date and more; each is changed where it stands. */
export function TaskFields({ task, around }: TaskFieldsProps): ReactNode {
  const t = useTexts();
  const { plan } = around;
  const { change, dialog } = useChange();
  const { setStatus, dialog: statusDialog } = useSetTaskStatus();
  const { setAssignee, setDueDate, dialog: fieldDialog } = useTaskFields(plan);
  const { takingPart, join } = useTakingPart(task, plan);
  const assign = async (assignee: string | null) => {
    if (await join(assignee)) await setAssignee(task, assignee);
  };
  const by = usePerson(task.statusBy ?? '', plan.id);
  const inTask = { plan, taskId: task.id };
  const type = typeOf(task);
  const set: SetField = (name, payload, field) =>
    change({
      name,
      payload,
      seen: task.planRevision,
      of: task.headline,
      ...field,
    });
  return (
    <dl className="task-fields">
      {plan.kind !== 'blueprint' && (
        <Field icon={CircleDashed} label={t('words.status')}>
          <Select
            variant="outlined"
            className="task-select"
            value={task.status}
            inputProps={{ 'aria-label': t('words.status') }}
            onChange={({ target }) => void setStatus(task, target.value)}
          >
            {(Object.keys(taskStatusLook) as TaskRow['status'][]).map(
              (status) => (
                <MenuItem key={status} value={status}>
                  <StatusTag status={status} plain />
                </MenuItem>
              ),
            )}
          </Select>
          {task.status === 'STUCKED' && task.stuckReason !== null && (
            <blockquote className="task-stuck">{task.stuckReason}</blockquote>
          )}
          {task.statusBy !== null && task.statusAt !== null && (
            <p className="task-hint">
              {by.name}, {formatDateTime(task.statusAt)}
            </p>
          )}
        </Field>
      )}
      <Field icon={UserRound} label={t('task.assignee')}>
        <PersonPicker
          quiet
          clearable
          invite={plan.kind !== 'blueprint'}
          value={task.assignee}
          label={t('task.assignee')}
          emptyText={t('words.nobody')}
          options={whoCanBe(around)}
          {...(takingPart && { takingPart })}
          onChange={(assignee) => void assign(assignee)}
        />
      </Field>
      <Field icon={Bell} label={t('task.followers')}>
        <Followers task={task} around={around} set={set} />
      </Field>
      <Field icon={Calendar} label={t('task.dueDate')}>
        <DueField
          task={task}
          around={around}
          set={set}
          onDate={(date) => void setDueDate(task, date)}
        />
      </Field>
      <DurationField task={task} around={around} set={set} />
      <Field icon={Flag} label={t('task.mandatory')}>
        <Switch
          checked={task.mandatory}
          slotProps={{ input: { 'aria-label': t('task.mandatory') } }}
          onChange={(_, mandatory) =>
            void set(
              'SetTaskMandatory',
              { ...inTask, mandatory },
              {
                what: t('task.mandatory'),
                value: mandatory,
                tell: (value) =>
                  value === true ? t('words.yes') : t('words.no'),
              },
            )
          }
        />
      </Field>
      <SeenByField task={task} around={around} set={set} />
      {type && (
        <type.Fields
          task={task}
          around={around}
          content={task.content}
          set={set}
        />
      )}
      <VariablesField task={task} around={around} set={set} />
      {dialog}
      {statusDialog}
      {fieldDialog}
    </dl>
  );
}
