import type { BlueprintRow } from '@waymark/api';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DateField } from '../../../base/dates/DateField.tsx';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { FormActions } from '../../../parts/dialogs/FormActions.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Start and end that rollouts of the blueprint are proposed; without them, today and what is usual
 * (PRODUCT 8.3).
 */
export function BlueprintDates({
  blueprint,
  onClose,
}: {
  blueprint: BlueprintRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [start, setStart] = useState(blueprint.start ?? '');
  const [end, setEnd] = useState(blueprint.end ?? '');
  const none = start === '' && end === '';
  const backwards = start !== '' && end !== '' && end < start;
  const enabled = (none || (start !== '' && end !== '')) && !backwards;
  const { submit, submitting, error } = useSubmit(
    () =>
      send('SetBlueprintDates', { blueprintId: blueprint.id, dates: none ? null : { start, end } }),
    onClose,
  );
  const clear = () => {
    setStart('');
    setEnd('');
  };
  return (
    <Dialog
      title={t('builder.dates')}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions action={t('words.save')} enabled={enabled && !submitting} onCancel={onClose} />
      }
    >
      <p className="dialog-text">{t('builder.datesHint')}</p>
      <div className="date-pair">
        <DateField label={t('wizard.start')} value={start} onChange={setStart} autoFocus />
        <DateField
          label={t('wizard.end')}
          value={end}
          min={start}
          error={backwards ? t('wizard.endBeforeStart') : null}
          onChange={setEnd}
        />
      </div>
      <Button size="small" disabled={none} onClick={clear}>
        {t('builder.noDates')}
      </Button>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
