import { IconButton } from '@mui/material';
import type { PlanRef, VariableRow, Problem } from '@waymark/api';
import { Trash2 } from 'lucide-react';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { AskDelete } from '../deleting/AskDelete.tsx';
import { ServerRefused } from '@waymark/client';
import { meanwhileIn } from '../deleting/useDeletion.ts';
import { problemOf } from '../../base/wire/problemOf.ts';
import { variableLook } from '../references/types.ts';
import { ValueFields, type VariableValue } from './ValueFields.tsx';
import { useLanguage, useTexts, textsNow } from '../../base/texts/index.ts';
import { valueTyped } from './valueTyped.ts';

/** What to say when a variable could not be deleted (PRODUCT 11.2). */
function deleteError(problem: Problem | undefined): string {
  const t = textsNow();
  if (problem?.code === 'variable-in-use') return problem.detail;
  if (problem?.status === 409) return t('variables.alreadyExists');
  if (problem?.status === 422) return t('people.invalidInput', { detail: problem.detail });
  return t('words.somethingWentWrong');
}

/** The same refusal in those words; that somebody else changed it meanwhile is told as it is. */
function saidSo(reason: unknown): unknown {
  const problem = problemOf(reason);
  if (problem === undefined || meanwhileIn(reason) !== null) return reason;
  const { field: _, ...rest } = problem;
  return new ServerRefused({ ...rest, detail: deleteError(problem) });
}

/**
 * One variable: its value is stored on Enter and when its fields are left; a refusal stands below
 * and keeps the text.
 */
export function VariableItem({ plan, row }: { plan: PlanRef; row: VariableRow }): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const send = useCommand({ quiet: true });
  const [deleting, setDeleting] = useState(false);
  const { id: variableId, name, type } = row;
  // Only what differs is kept: a later change by somebody else then shows.
  const unsent = useUnsent<VariableValue>(`value.${variableId}`, {
    ...{ value: row.value, label: row.label },
  });
  const value = unsent.fields;
  const changed = value.value.trim() !== row.value || value.label.trim() !== row.label;
  const { submit, submitting, error } = useSubmit(
    () =>
      send('ChangeVariable', {
        plan,
        variableId,
        value: valueTyped(type, value.value, language, row.value),
        label: value.label.trim(),
      }),
    unsent.end,
  );
  const save = () => {
    if (changed && !submitting) void submit();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) save();
  };
  if (deleting) {
    return (
      <AskDelete
        kind="variable"
        name={name}
        seen={row.planRevision}
        onDelete={(basedOn) =>
          send('DeleteVariable', { plan, variableId }, { basedOn }).catch((reason: unknown) => {
            throw saidSo(reason);
          })
        }
        onClose={() => setDeleting(false)}
      />
    );
  }
  const { icon: Icon, word: key } = variableLook[type];
  const word = t(key);
  return (
    <li className="panel-row is-variable">
      <span className="panel-name" title={t('variables.named', { name, word })}>
        <Icon aria-label={word} />
        <span>{name}</span>
      </span>
      <form
        noValidate
        onBlur={leave}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <ValueFields
          name={name}
          type={type}
          value={value}
          onChange={(typed) => {
            unsent.type('value', typed.value);
            unsent.type('label', typed.label);
          }}
          error={error}
        />
        <button type="submit" hidden aria-label={t('variables.saveName', { name })} />
      </form>
      {(row.usedIn.length > 0 || row.isShown) && (
        <small className="panel-used">
          {[
            ...(row.usedIn.length > 0 ? [t('variables.usedIn', { count: row.usedIn.length })] : []),
            ...(row.isShown ? [t('variables.isShown')] : []),
          ].join('. ')}
        </small>
      )}
      <span className="panel-acts">
        <IconButton
          aria-label={t('placeholders.deleteName', { name })}
          onClick={() => setDeleting(true)}
        >
          <Trash2 />
        </IconButton>
      </span>
    </li>
  );
}
