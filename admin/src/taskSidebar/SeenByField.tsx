import { MenuItem, Select } from '@mui/material';
import type { TaskSeenBy } from '@waymark/events';
import { Eye, EyeOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import type { SetField, TaskFieldsProps } from './setField.ts';
import { useTexts } from '../texts/index.ts';

const icons = { module: Eye, team: Lock, hidden: EyeOff } as const;
const options = ['module', 'team', 'hidden'] as const satisfies TaskSeenBy[];

/** Who sees a task: whoever sees its module, the team alone, or the team until it is shown (PRODUCT 10.3). */
export function SeenByField({
  task,
  around: { plan },
  set,
}: TaskFieldsProps & { set: SetField }): ReactNode {
  const t = useTexts();
  const payload = { plan, taskId: task.id };
  const wordOf = (seenBy: TaskSeenBy) =>
    seenBy === 'module' && plan.kind === 'project'
      ? t('task.seenBy_job')
      : t(`task.seenBy_${seenBy}`);
  const choose = (seenBy: TaskSeenBy) =>
    void set(
      'SetTaskSeenBy',
      { ...payload, seenBy },
      {
        what: t('task.visibleTo'),
        value: seenBy,
        tell: (value) => wordOf(value as TaskSeenBy),
        undo: { payload: { ...payload, seenBy: task.seenBy } },
      },
    );
  return (
    <Field icon={icons[task.seenBy]} label={t('task.visibleTo')}>
      <Select
        variant="outlined"
        className="task-select"
        value={task.seenBy}
        inputProps={{ 'aria-label': t('task.visibleTo') }}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((seenBy) => (
          <MenuItem key={seenBy} value={seenBy}>
            {wordOf(seenBy)}
          </MenuItem>
        ))}
      </Select>
      <p className="task-hint">
        {task.seenBy === 'hidden'
          ? t('task.hiddenHint')
          : task.audience === 'INTERN'
            ? t('words.teamOnly')
            : t('words.clientAndTeam')}
      </p>
    </Field>
  );
}
