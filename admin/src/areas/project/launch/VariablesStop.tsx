import type { ModuleRow, PlanRef, VariableRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { Button } from '@mui/material';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { inWords } from '../../../parts/references/Words.tsx';
import { useLanguage, useTexts } from '../../../base/texts/index.ts';
import { valueTyped } from '../../../parts/variables/valueTyped.ts';
import { variableLook } from '../../../parts/references/types.ts';
import { ValueFields } from '../../../parts/variables/ValueFields.tsx';
import { Stop } from './Stop.tsx';

type VariablesStopProps = {
  plan: PlanRef;
  variables: readonly VariableRow[];
  /** Ids of those that were empty when the panel was opened. */
  shown: readonly string[];
  /** The module to begin with. */
  first: ModuleRow | null;
};

/** Empty variables: each is filled in on its line. */
export function VariablesStop({ plan, variables, shown, first }: VariablesStopProps): ReactNode {
  const t = useTexts();
  const empty = variables.filter(({ value }) => value.trim() === '');
  const inFirst = (row: VariableRow) => first !== null && row.usedIn.includes(first.id);
  const read = empty.filter(inFirst);
  return (
    <Stop
      title={t('launch.variables')}
      note={t('launch.emptyOf', { some: empty.length, count: variables.length })}
      state={empty.length === 0 ? 'done' : 'open'}
    >
      {first !== null && read.length > 0 && (
        <p className="launch-read">
          {t('launch.readIn', {
            count: read.length,
            module: inWords(first.title),
            names: read.map(({ name }) => name).join(', '),
          })}
        </p>
      )}
      {variables
        .filter(({ id }) => shown.includes(id))
        .toSorted((one, other) => Number(inFirst(other)) - Number(inFirst(one)))
        .map((row) => (
          <VariableLine key={row.id} plan={plan} row={row} />
        ))}
    </Stop>
  );
}

/** Enter saves, Escape leaves. */
function VariableLine({ plan, row }: { plan: PlanRef; row: VariableRow }): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const send = useCommand({ quiet: true });
  const unsent = useUnsent(`value.${row.id}`, { ...{ value: row.value, label: row.label } });
  const [isOpen, setOpen] = useState(unsent.isTyped);
  const value = isOpen ? unsent.fields : null;
  const { submit, submitting, error } = useSubmit(
    () =>
      send('ChangeVariable', {
        ...{ plan, variableId: row.id },
        value: valueTyped(row.type, value?.value ?? '', language, row.value),
        label: value?.label.trim() ?? '',
      }),
    () => {
      unsent.end();
      setOpen(false);
    },
  );
  const { icon: Icon } = variableLook[row.type];
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <div className="launch-line">
      <Icon aria-hidden="true" />
      <span>
        <b>{row.name}</b>
        <small>{row.value.trim() === '' ? t('launch.emptyShows') : row.value}</small>
        {value !== null && (
          <form
            className="launch-fields"
            noValidate
            onKeyDown={onKeyDown}
            onSubmit={(event) => {
              event.preventDefault();
              if (!submitting) void submit();
            }}
          >
            <ValueFields
              name={row.name}
              type={row.type}
              value={value}
              onChange={(typed) => {
                unsent.type('value', typed.value);
                unsent.type('label', typed.label);
              }}
            />
            <Button
              type="submit"
              variant="contained"
              size="small"
              disabled={submitting || value.value.trim() === ''}
            >
              {t('words.save')}
            </Button>
          </form>
        )}
        {error !== null && <DialogError>{error}</DialogError>}
      </span>
      {value === null && row.value.trim() === '' && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('launch.fillIn')}
        </Button>
      )}
    </div>
  );
}
