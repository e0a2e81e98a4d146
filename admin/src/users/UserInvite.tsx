import { adminAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { Check, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CreateBase, SaveButton, SimpleForm, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { problemOf } from '../wire/problemOf.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { inviteError } from '../people/inviteErrors.ts';
import { useTexts } from '../texts/index.ts';
import '../settings/settings.css';

/** /settings/user-invite (PRODUCT 4.1, User Invite): an e-mail and Add; whoever is invited becomes ADMIN. */
export function UserInvite(): ReactNode {
  const t = useTexts();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  return (
    <div className="settings">
      <PageHead title={t('settings.userInvite')} />
      <div className="settings-body">
        <CreateBase
          resource="people"
          redirect={false}
          mutationOptions={{
            onMutate: () => setError(null),
            onSuccess: ({ email }) =>
              setInvited((before) => [...before, String(email)]),
            onError: (reason) => setError(inviteError(problemOf(reason))),
          }}
          transform={({ email }) => ({ email: String(email).trim() })}
        >
          <SimpleForm
            // Empty again for the next one, once somebody is invited.
            key={invited.length}
            noValidate
            disableInvalidFormNotification
            component={Fields}
            toolbar={
              <SaveButton
                className="settings-save"
                label={t('words.add')}
                icon={<Plus />}
                variant="contained"
              />
            }
          >
            <TextInput
              source="email"
              type="email"
              label={t('words.email')}
              helperText={t('settings.inviteHint')}
              autoFocus
              autoComplete="off"
            />
          </SimpleForm>
        </CreateBase>
        {error !== null && (
          <DialogError>
            {error}{' '}
            <Button size="small" onClick={() => setError(null)}>
              {t('words.reset')}
            </Button>
          </DialogError>
        )}
        <div role="status">
          {invited.length > 0 && (
            <p className="settings-done">
              <Check aria-hidden />
              <span>
                {t('settings.isInvited', { email: invited.at(-1) ?? '' })}{' '}
                <Link className="settings-link" to={adminAddress.users()}>
                  {t('settings.users')}
                </Link>
              </span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

const Fields = ({ children }: { children?: ReactNode }): ReactNode => (
  <div className="settings-form">{children}</div>
);
