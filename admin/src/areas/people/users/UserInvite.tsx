import { TextField } from '@mui/material';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCreate } from 'react-admin';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { FormActions } from '../../../parts/dialogs/FormActions.tsx';
import { inviteError } from '../../../parts/personPicker/inviteErrors.ts';
import { InviteFailed } from '../../../parts/personPicker/InviteFailed.tsx';
import { WrittenBefore } from '../../../parts/dialogs/WrittenBefore.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';

/**
 * /settings/user-invite (PRODUCT 4.1, User Invite): an e-mail and Add, over the list in which the
 * invitation appears at once; whoever is invited becomes ADMIN. It stays open for the next one.
 */
export function UserInvite({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const [create, { isPending }] = useCreate();
  const unsent = useUnsent('inviteUser', { typed: '' });
  const { typed } = unsent.fields;
  const [invited, setInvited] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const email = typed.trim();
  const enabled = email !== '' && !isPending;
  const invite = async () => {
    setError(null);
    try {
      await create('people', { data: { email } }, { returnPromise: true });
      setInvited(email);
      unsent.end();
    } catch (reason) {
      setError(inviteError(problemOf(reason)));
    }
  };
  return (
    <Dialog
      title={t('settings.userInvite')}
      onClose={onClose}
      onSubmit={() => enabled && void invite()}
      actions={
        <FormActions
          action={t('words.add')}
          enabled={enabled}
          onCancel={onClose}
          onDiscard={unsent.discard(onClose)}
        />
      }
    >
      {unsent.isFromBefore && <WrittenBefore />}
      <TextField
        fullWidth
        autoFocus
        type="email"
        label={t('words.email')}
        autoComplete="off"
        value={typed}
        helperText={t('settings.inviteHint')}
        onChange={({ target }) => unsent.type('typed', target.value)}
      />
      <InviteFailed error={error} onReset={() => setError(null)} />
      <div role="status">
        {invited !== null && (
          <p className="settings-done">
            <Check aria-hidden />
            <span>{t('settings.isInvited', { email: invited })}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}
