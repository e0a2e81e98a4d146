import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Me } from '@waymark/api';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError, sentenceOf } from '../dialogs/DialogError.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { SaveState } from '../layout/SaveState.tsx';
import { Skeleton } from '../layout/states.tsx';
import { useMe } from '../session/me.ts';
import { profilePayload } from './profilePayload.ts';
import { Refusals } from './Refusals.tsx';
import type { ProfileFields } from './profilePayload.ts';
import { useTexts } from '../texts/index.ts';
import { MailSettings } from './MailSettings.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import './profile.css';

/** /user/profile: gender, first name, last name, language, mails (PRODUCT 3.4 to 3.6). */
export function ProfilePage(): ReactNode {
  const me = useMe();
  if (me === undefined) return <Skeleton rows={4} />;
  return (
    <>
      <ProfileForm key={me.account.accountId} account={me.account} />
      <section className="profile-form">
        <LanguageChoice chosen={me.account.language} />
      </section>
      <MailSettings />
      <Refusals refusals={me.refusals} />
    </>
  );
}

function ProfileForm({ account }: { account: Me['account'] }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [fields, setFields] = useState<ProfileFields>({
    gender: account.gender ?? '',
    firstName: account.firstName,
    lastName: account.lastName,
  });
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [error, setError] = useState<string | null>(null);
  const set = (part: Partial<ProfileFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setState('idle');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState('saving');
    setError(null);
    try {
      await send('ChangeProfile', profilePayload(fields));
      setState('saved');
    } catch (reason) {
      setError(sentenceOf(reason));
      setState('idle');
    }
  };
  return (
    <>
      <PageHead
        title={t('shell.userProfile')}
        saved={state !== 'idle' && <SaveState state={state} />}
      />
      <form className="profile-form" onSubmit={(event) => void save(event)}>
        <p className="profile-mail">
          <span>{t('words.email')}</span>
          {account.email}
        </p>
        <TextField
          label={t('words.gender')}
          select
          value={fields.gender}
          onChange={(event) =>
            set({ gender: event.target.value as ProfileFields['gender'] })
          }
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('profile.notGiven')}</MenuItem>
          <MenuItem value="FEMALE">{t('words.genderFEMALE')}</MenuItem>
          <MenuItem value="MALE">{t('words.genderMALE')}</MenuItem>
          <MenuItem value="DIVERSE">{t('words.genderDIVERSE')}</MenuItem>
        </TextField>
        <TextField
          label={t('words.firstName')}
          autoComplete="given-name"
          value={fields.firstName}
          onChange={(event) => set({ firstName: event.target.value })}
        />
        <TextField
          label={t('words.lastName')}
          autoComplete="family-name"
          value={fields.lastName}
          onChange={(event) => set({ lastName: event.target.value })}
        />
        {error !== null && <DialogError>{error}</DialogError>}
        <Button type="submit" variant="contained" disabled={state === 'saving'}>
          {t('words.save')}
        </Button>
      </form>
    </>
  );
}
