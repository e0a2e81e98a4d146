import type { TaskSeenBy } from '@waymark/events';
import type { ReactNode } from 'react';
import { choiceInput } from '../../../parts/fields/choiceInput.tsx';
import { Field } from '../fields/Field.tsx';
import { seenByIcons, seenByOptions } from '../../../parts/tasks/seenByIcons.ts';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Who sees a task: whoever sees its module, the team alone, or the team until it is shown (PRODUCT
 * 10.3).
 */
export function SeenByField({
  task,
  around: { plan },
  set,
}: TaskFieldsProps & { set: SetTaskField }): ReactNode {
  const t = useTexts();
  const payload = { plan, taskId: task.id };
  const wordOf = (seenBy: TaskSeenBy) =>
    seenBy === 'module' && plan.kind === 'project'
      ? t('task.seenBy_job')
      : t(`task.seenBy_${seenBy}`);
  const label = t('task.visibleTo');
  const { draw, tell } = choiceInput({
    options: seenByOptions.map((value) => ({ value, word: wordOf(value) })),
  });
  const choose = (seenBy: TaskSeenBy | null) =>
    seenBy !== null &&
    void set(
      'SetTaskSeenBy',
      { ...payload, seenBy },
      {
        ...{ what: label, value: seenBy, tell: (value) => tell(t, value as TaskSeenBy) },
        undo: { payload: { ...payload, seenBy: task.seenBy } },
      },
    );
  return (
    <Field icon={seenByIcons[task.seenBy]} label={label}>
      {draw({
        ...{ id: 'task-seenBy', label, value: task.seenBy, onChange: choose },
        className: 'task-select',
      })}
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
