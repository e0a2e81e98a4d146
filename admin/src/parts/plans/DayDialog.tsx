import type { PlanRef } from '@waymark/api';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { DateField } from '../../base/dates/DateField.tsx';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useToday } from '../../base/dates/useToday.ts';
import { useTexts } from '../../base/texts/index.ts';

type DayDialogProps = {
  plan: PlanRef;
  moduleId: string;
  /** The day that is chosen so far. */
  chosen: string | null;
  onClose: () => void;
};

/** Chooses the day, yet to come, on which a module starts by itself. */
export function DayDialog({ plan, moduleId, chosen, onClose }: DayDialogProps): ReactNode {
  const t = useTexts();
  const day = useToday();
  const send = useCommand({ quiet: true });
  const [on, setOn] = useState(chosen ?? '');
  const fits = on > day;
  const { submit, submitting, error } = useSubmit(
    () => send('SetModuleStart', { plan, moduleId, on }),
    onClose,
  );
  return (
    <Dialog
      title={t('launch.onDate')}
      onClose={onClose}
      onSubmit={() => fits && void submit()}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!fits || submitting}>
            {t('launch.startThen')}
          </Button>
        </>
      }
    >
      <DateField
        autoFocus
        label={t('launch.day')}
        value={on}
        min={day}
        error={on !== '' && !fits ? t('launch.dayAhead') : null}
        onChange={setOn}
      />
      <p>{t('launch.dayHint')}</p>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
