import type { VariableRow } from '@waymark/api';
import { Braces } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChooseVariables } from './ChooseVariables.tsx';
import { Field } from '../fields/Field.tsx';
import { isShapedHere } from '../fields/isShapedHere.ts';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { variableLook } from '../../../parts/references/types.ts';
import { useVariables } from '../../../parts/variables/useVariables.ts';
import { VariableValue } from '../../../parts/variables/VariableValue.tsx';

/**
 * The variables that a task shows, each with its value: chosen where it is shaped, else read, and
 * left out if none was (PRODUCT 6.11). A board has no variables.
 */
export function VariablesField({
  task,
  around,
  set,
}: TaskFieldsProps & { set: SetTaskField }): ReactNode {
  const t = useTexts();
  const { plan } = around;
  const written = isShapedHere(task);
  const needed = plan.kind !== 'project' && (written || task.variables.length > 0);
  const { data } = useVariables(plan.id, needed);
  if (!needed) return null;
  const shown = task.variables.flatMap((id) => data?.find((row) => row.id === id) ?? []);
  const choose = (variables: string[]) =>
    set(
      'SetTaskVariables',
      { plan, taskId: task.id, variables },
      {
        what: t('words.variables'),
        value: variables,
        tell: (value) => namesOf(data ?? [], value).join(', '),
      },
    );
  return (
    <Field icon={Braces} label={t('words.variables')}>
      {shown.length > 0 && (
        <ul className="task-variables">
          {shown.map((row) => {
            const { icon: Icon, word } = variableLook[row.type];
            return (
              <li key={row.id}>
                <Icon size={16} aria-label={t(word)} />
                <span className="task-variable-name">{row.name}</span>
                <VariableValue row={row} />
              </li>
            );
          })}
        </ul>
      )}
      {written && data !== undefined && (
        <ChooseVariables
          plan={plan}
          rows={data}
          chosen={task.variables}
          onChoose={(variables) => void choose(variables)}
        />
      )}
    </Field>
  );
}

const namesOf = (rows: readonly VariableRow[], value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []) : [];
