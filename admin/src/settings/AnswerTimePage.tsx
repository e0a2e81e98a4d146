import { Button, TextField } from '@mui/material';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { Skeleton } from '../layout/states.tsx';
import { useMembership } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import './settings.css';

/** As many working hours can be promised at most: two weeks. */
const MOST = 80;

/** /settings/answer-time (PRODUCT 4.8): within how many working hours clients are promised an answer, if at all. */
export function AnswerTimePage(): ReactNode {
  const t = useTexts();
  const membership = useMembership();
  return (
    <div className="settings">
      <PageHead title={t('settingsMenu.answerTime')} />
      <div className="settings-body">
        <p className="settings-lead">{t('settings.answerTimeHint')}</p>
        {membership === undefined ? (
          <Skeleton rows={1} />
        ) : (
          <HoursForm
            key={membership.workspaceId}
            hours={membership.answerHours}
          />
        )}
      </div>
    </div>
  );
}

function HoursForm({ hours }: { hours: number | null }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [typed, setTyped] = useState(hours === null ? '' : String(hours));
  const [saved, setSaved] = useState(false);
  const given = typed.trim() === '' ? null : Number(typed);
  const fits =
    given === null || (Number.isInteger(given) && given >= 1 && given <= MOST);
  const { submit, submitting, error } = useSubmit(
    () => send('PromiseAnswerTime', { hours: given }),
    () => setSaved(true),
  );
  const enabled = fits && given !== hours && !submitting;
  return (
    <form
      className="settings-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (enabled) void submit();
      }}
    >
      <TextField
        fullWidth
        label={t('settings.answerHours')}
        autoComplete="off"
        value={typed}
        error={!fits}
        onChange={(event) => {
          setTyped(event.target.value);
          setSaved(false);
        }}
        helperText={
          fits ? t('settings.noPromise') : t('settings.hoursOf', { most: MOST })
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      <Button type="submit" variant="contained" disabled={!enabled}>
        {t('settings.update')}
      </Button>
      <div role="status">
        {saved && (
          <p className="settings-done">
            <Check aria-hidden />
            <span>{t('shell.saved')}</span>
          </p>
        )}
      </div>
    </form>
  );
}
