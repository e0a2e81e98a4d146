import type { TaskRow, PlanRef } from '@waymark/api';
import { formatDateTime, taskStatusLook } from '@waymark/look';
import { MenuItem, Select } from '@mui/material';
import { Bell, Calendar, CircleDashed, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { DueField } from './DueField.tsx';
import { DurationField } from './DurationField.tsx';
import { Field } from '../fields/Field.tsx';
import { Followers } from './Followers.tsx';
import { OrdinaryFields } from './OrdinaryFields.tsx';
import { SeenByField } from './SeenByField.tsx';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';
import { useSetTaskStatus } from '../../../parts/tasks/useSetTaskStatus.tsx';
import { useModuleIn } from '../../../parts/plans/useModuleIn.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTaskFields } from '../../../parts/tasks/useTaskFields.tsx';
import { VariablesField } from './VariablesField.tsx';
import { whoCanBe } from '../../../parts/plans/whoCanBe.ts';
import { useChange } from '../../../parts/conflict/index.ts';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { typeOf } from '../taskTypes/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Who takes part in the module of a task, and how somebody else comes to (PRODUCT 6.7).
 * `takingPart` is undefined where that is not known yet, and of a job, in which nobody takes part.
 */
function useTakingPart(task: TaskRow, plan: PlanRef) {
  const send = useCommand();
  const { data: module } = useModuleIn(plan.id, task.moduleId, {
    enabled: plan.kind !== 'project',
  });
  const takingPart = module && [...module.participants, ...module.assignees];
  /** Resolves to whether they take part; why not was told. */
  const join = async (person: string | null): Promise<boolean> => {
    if (module === undefined || person === null) return true;
    if (takingPart?.includes(person)) return true;
    const participants = [...module.participants, person];
    return send('SetModuleParticipants', { ...{ plan, moduleId: module.id, participants } }).then(
      () => true,
      () => false,
    );
  };
  return { takingPart, join };
}

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
  const type = typeOf(task);
  const set: SetTaskField = (name, payload, field) =>
    change({ name, payload, seen: task.planRevision, of: task.headline, ...field });
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
            {(Object.keys(taskStatusLook) as TaskRow['status'][]).map((status) => (
              <MenuItem key={status} value={status}>
                <StatusTag status={status} plain />
              </MenuItem>
            ))}
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
      <OrdinaryFields task={task} around={around} set={set} />
      <SeenByField task={task} around={around} set={set} />
      {type && <type.Fields task={task} around={around} content={task.content} set={set} />}
      <VariablesField task={task} around={around} set={set} />
      {dialog}
      {statusDialog}
      {fieldDialog}
    </dl>
  );
}
