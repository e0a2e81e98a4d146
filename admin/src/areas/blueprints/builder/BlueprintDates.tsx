import type { BlueprintRow } from '@waymark/api';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DateField } from '../../../base/dates/DateField.tsx';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
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
  const isComplete = (none || (start !== '' && end !== '')) && !backwards;
  const submission = useSubmit(
    () =>
      send('SetBlueprintDates', { blueprintId: blueprint.id, dates: none ? null : { start, end } }),
    onClose,
  );
  const clear = () => {
    setStart('');
    setEnd('');
  };
  return (
    <SubmitDialog
      title={t('builder.dates')}
      action={t('words.save')}
      {...{ isComplete, submission, onClose }}
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
    </SubmitDialog>
  );
}
