import type { Payload, SetByCommand, SetCommand } from '@waymark/api';
import { setCommand } from '@waymark/api/setCommand';
import type { taskFields } from '@waymark/events';
import { fieldNames } from '@waymark/look/fieldNames';
import { Flag, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldInput } from '../../../parts/fields/fieldInput.ts';
import { flagInput } from '../../../parts/fields/flagInput.tsx';
import { Field } from '../fields/Field.tsx';
import { useLanguage, useTexts } from '../../../base/texts/index.ts';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';

type Fields = typeof taskFields;
/** Fields whose inputs do more, and stand elsewhere. */
type Placed =
  | 'headline'
  | 'description'
  | 'dueInDays'
  | 'dueDate'
  | 'assignee'
  | 'followers'
  | 'duration'
  | 'variables'
  | 'seenBy';
type Ordinary = Exclude<SetByCommand<Fields>, Placed>;
type Kind = Fields[Ordinary]['kind'];

/** A field that stands neither here nor elsewhere does not compile. */
const fields: {
  readonly [Name in Ordinary]: { readonly kind: Fields[Name]['kind']; readonly icon: LucideIcon };
} = { mandatory: { kind: 'flag', icon: Flag } };

/** The input of each kind. */
const inputs: { readonly [Each in Kind]: FieldInput<boolean> } = { flag: flagInput };

/** The fields of a task that are changed where they stand by the input of their kind alone. */
export function OrdinaryFields({
  task,
  around: { plan },
  set,
}: TaskFieldsProps & { set: SetTaskField }): ReactNode {
  const t = useTexts();
  const names = fieldNames[useLanguage()];
  return (Object.keys(fields) as Ordinary[]).map((field) => {
    const { kind, icon } = fields[field];
    const { draw, tell } = inputs[kind];
    const save = (value: (typeof task)[Ordinary]) =>
      void set(
        setCommand('Task', field),
        { plan, taskId: task.id, [field]: value } as Payload<SetCommand<'Task', Ordinary>>,
        { what: names[field], value, tell: (each) => tell(t, each as typeof value) },
      );
    return (
      <Field key={field} icon={icon} label={names[field]}>
        {draw({ id: `task-${field}`, label: names[field], value: task[field], onChange: save })}
      </Field>
    );
  });
}
