import type { ShareRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import { Button, IconButton, TextField } from '@mui/material';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { CopyButton } from '../../../parts/dialogs/CopyButton.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { suggestedPassword } from './suggestedPassword.ts';
import type { ShareSubject } from './useShare.ts';

type SharePasswordProps = {
  readonly of: ShareSubject;
  /** null before the first password. */
  readonly share: ShareRow | null;
};

/**
 * Sets the first password, or another one; off while nothing is typed. What is set is shown to
 * nobody again.
 */
export function SharePassword({ of, share }: SharePasswordProps): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const send = useCommand({ quiet: true });
  const [password, setPassword] = useState('');
  const [seen, setSeen] = useState(false);
  const { submit, submitting, error } = useSubmit(
    () => send('SetSharePassword', { of, password }),
    () => notify(t('sharing.isSet'), { type: 'info' }),
  );
  const suggest = () => {
    setPassword(suggestedPassword());
    setSeen(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') void submit();
      }}
    >
      <h3>{t('sharing.password')}</h3>
      <div className="copy-row">
        <TextField
          fullWidth
          type={seen ? 'text' : 'password'}
          autoComplete="new-password"
          placeholder={share === null ? t('sharing.toBeginWith') : t('sharing.another')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{
            htmlInput: { maxLength: 200, spellCheck: false, 'aria-label': t('sharing.password') },
            input: {
              endAdornment: (
                <IconButton
                  aria-label={seen ? t('sharing.hide') : t('sharing.show')}
                  onClick={() => setSeen(!seen)}
                >
                  {seen ? <EyeOff /> : <Eye />}
                </IconButton>
              ),
            },
          }}
        />
        <Button variant="outlined" startIcon={<RefreshCw />} onClick={suggest}>
          {t('sharing.suggest')}
        </Button>
        <Button type="submit" variant="contained" disabled={password === '' || submitting}>
          {share === null ? t('sharing.set') : t('sharing.change')}
        </Button>
      </div>
      {seen && password !== '' && <CopyButton text={password} label={t('sharing.copyPassword')} />}
      {error !== null && <DialogError>{error}</DialogError>}
      <p>
        {t('sharing.atLeast')} {share === null ? t('sharing.appears') : <SetBy share={share} />}
      </p>
    </form>
  );
}

function SetBy({ share }: { share: ShareRow }): ReactNode {
  const t = useTexts();
  const { name } = usePerson(share.passwordBy);
  const count = share.guests.filter(({ inside }) => inside).length;
  return (
    <>
      {t('sharing.setBy', { name, date: formatDate(share.passwordAt) })}{' '}
      {count > 0 && t('sharing.signsOut', { count })}
    </>
  );
}
