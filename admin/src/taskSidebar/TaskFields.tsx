import type { CommandName, Payload, TaskRow } from '@waymark/api';
import { formatDateTime, taskStatusLook } from '@waymark/look';
import { MenuItem, Select, Switch } from '@mui/material';
import {
  Bell,
  Calendar,
  CircleDashed,
  Eye,
  Flag,
  MousePointerClick,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionField } from './ActionField.tsx';
import { DueField } from './DueField.tsx';
import { Followers } from './Followers.tsx';
import { useSetTaskStatus } from './useSetTaskStatus.tsx';
import { useTaskFields } from './useTaskFields.tsx';
import { whoCanBe } from './whoCanBe.ts';
import { useChange } from '../conflict/index.ts';
import { StatusTag } from '../modulePage/StatusTag.tsx';
import type { PlanAround } from '../modulePage/planKinds.ts';
import { PersonPicker } from '../people/PersonPicker.tsx';
import { usePerson } from '../people/usePerson.ts';

export type TaskFieldsProps = { task: TaskRow; around: PlanAround };
/** Sends one field of the task: its command, its value, and the words that tell any value of it. */
export type SetField = <Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  field: { what: string; value: unknown; tell: (value: unknown) => string },
) => Promise<boolean>;

/** The settings of a task: status, people, due date and more; each is changed where it stands. */
export function TaskFields({ task, around }: TaskFieldsProps): ReactNode {
  const { plan } = around;
  const { change, dialog } = useChange();
  const { setStatus, dialog: statusDialog } = useSetTaskStatus(plan);
  const { setAssignee, setDueDate, dialog: fieldDialog } = useTaskFields(plan);
  const by = usePerson(task.statusBy ?? '', plan.id);
  const inTask = { plan, taskId: task.id };
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
      {plan.kind === 'process' && (
        <Field icon={CircleDashed} label="Status">
          <Select
            variant="outlined"
            className="task-select"
            value={task.status}
            inputProps={{ 'aria-label': 'Status' }}
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
      <Field icon={UserRound} label="Assignee">
        <PersonPicker
          quiet
          clearable
          invite
          value={task.assignee}
          label="Assignee"
          emptyText="Nobody"
          options={whoCanBe(around)}
          onChange={(assignee) => void setAssignee(task, assignee)}
        />
      </Field>
      <Field icon={Bell} label="Followers">
        <Followers task={task} around={around} set={set} />
      </Field>
      <Field icon={Calendar} label="Due date">
        <DueField
          task={task}
          around={around}
          set={set}
          onDate={(date) => void setDueDate(task, date)}
        />
      </Field>
      <Field icon={Flag} label="Mandatory">
        <Switch
          checked={task.mandatory}
          slotProps={{ input: { 'aria-label': 'Mandatory' } }}
          onChange={(_, mandatory) =>
            void set(
              'SetTaskMandatory',
              { ...inTask, mandatory },
              {
                what: 'Mandatory',
                value: mandatory,
                tell: (value) => (value === true ? 'Yes' : 'No'),
              },
            )
          }
        />
      </Field>
      <Field icon={Eye} label="Visible to">
        <span className="task-value">
          {task.audience === 'INTERN' ? 'Team only' : 'Client and team'}
        </span>
      </Field>
      <Field icon={MousePointerClick} label="Action">
        <ActionField task={task} around={around} set={set} />
      </Field>
      {dialog}
      {statusDialog}
      {fieldDialog}
    </dl>
  );
}

function Field({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="task-field">
      <dt>
        <Icon size={16} aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
