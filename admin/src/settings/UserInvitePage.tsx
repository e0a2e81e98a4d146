import { Button, TextField } from '@mui/material';
import { Check } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { problemOf } from '../dataProvider/CommandRefused.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { inviteError } from '../people/inviteErrors.ts';
import { useTexts } from '../texts/index.ts';
import './settings.css';

/** /settings/user-invite (PRODUCT 4.1, User Invite): an e-mail and Add; whoever is invited becomes ADMIN. */
export function UserInvitePage(): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [email, setEmail] = useState('');
  const [invited, setInvited] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || adding) return;
    setAdding(true);
    setError(null);
    setInvited(null);
    try {
      await send('InviteTeamUser', { email });
      setInvited(email.trim());
      setEmail('');
    } catch (reason) {
      setError(inviteError(problemOf(reason)));
    } finally {
      setAdding(false);
      field.current?.focus();
    }
  };
  return (
    <div className="settings">
      <PageHead title={t('settings.userInvite')} />
      <div className="settings-body">
        <form
          className="settings-form"
          noValidate
          onSubmit={(event) => void add(event)}
        >
          <TextField
            fullWidth
            type="email"
            label={t('words.email')}
            autoFocus
            autoComplete="off"
            inputRef={field}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            helperText={t('settings.inviteHint')}
          />
          {error !== null && (
            <DialogError>
              {error}{' '}
              <Button size="small" onClick={() => setError(null)}>
                {t('words.reset')}
              </Button>
            </DialogError>
          )}
          <Button
            type="submit"
            variant="contained"
            disabled={email.trim() === '' || adding}
          >
            {t('words.add')}
          </Button>
          <div role="status">
            {invited !== null && (
              <p className="settings-done">
                <Check aria-hidden />
                <span>
                  {t('settings.isInvited', { email: invited })}{' '}
                  <Link className="settings-link" to="/settings/users">
                    {t('settings.users')}
                  </Link>
                </span>
              </p>
            )}
          </div>
        </form>
      </div>
    </div>
  );
}
