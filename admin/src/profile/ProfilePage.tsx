import { Button, MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Me } from '@waymark/api';
import { DialogError } from '../dialogs/DialogError.tsx';
import { SaveState } from '../layout/SaveState.tsx';
import { Skeleton } from '../layout/states.tsx';
import { useMe } from '../session/me.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { SettingsRow, SettingsSection } from '../settings/SettingsSection.tsx';
import { Refusals } from './Refusals.tsx';
import type { ProfileFields } from './profilePayload.ts';
import { useSavedProfile } from './useSavedProfile.ts';
import { useTexts } from '../texts/index.ts';
import { MailSettings } from './MailSettings.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import './profile.css';

/** /user/profile: gender, first name, last name, language, mails (PRODUCT 3.4 to 3.6). */
export function ProfilePage(): ReactNode {
  const t = useTexts();
  const me = useMe();
  if (me === undefined) return <Skeleton rows={4} />;
  return (
    <SettingsPage title={t('shell.userProfile')} lead={t('profile.hint')}>
      <ProfileForm key={me.account.accountId} account={me.account} />
      <LanguageChoice chosen={me.account.language} />
      <MailSettings />
      <Refusals refusals={me.refusals} />
    </SettingsPage>
  );
}

function ProfileForm({ account }: { account: Me['account'] }): ReactNode {
  const t = useTexts();
  const [genderId, firstId, lastId] = [useId(), useId(), useId()];
  const { fields, type, save, state, problem } = useSavedProfile({
    gender: account.gender ?? '',
    firstName: account.firstName,
    lastName: account.lastName,
  });
  return (
    <SettingsSection
      title={t('profile.you')}
      lead={t('profile.youHint')}
      beside={state !== 'idle' && <SaveState state={state} />}
      onSubmit={save}
    >
      <SettingsRow label={t('words.email')}>
        <p className="settings-said">{account.email}</p>
      </SettingsRow>
      <SettingsRow label={t('words.gender')} labelId={genderId}>
        <TextField
          select
          value={fields.gender}
          onChange={({ target }) => {
            type('gender', target.value as ProfileFields['gender']);
            save();
          }}
          slotProps={{ select: { displayEmpty: true, labelId: genderId } }}
        >
          <MenuItem value="">{t('profile.notGiven')}</MenuItem>
          <MenuItem value="FEMALE">{t('words.genderFEMALE')}</MenuItem>
          <MenuItem value="MALE">{t('words.genderMALE')}</MenuItem>
          <MenuItem value="DIVERSE">{t('words.genderDIVERSE')}</MenuItem>
        </TextField>
      </SettingsRow>
      <SettingsRow label={t('words.firstName')} control={firstId}>
        <TextField
          id={firstId}
          autoComplete="given-name"
          value={fields.firstName}
          onChange={({ target }) => type('firstName', target.value)}
          onBlur={save}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </SettingsRow>
      <SettingsRow label={t('words.lastName')} control={lastId}>
        <TextField
          id={lastId}
          autoComplete="family-name"
          value={fields.lastName}
          onChange={({ target }) => type('lastName', target.value)}
          onBlur={save}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </SettingsRow>
      {problem !== null && (
        <DialogError>
          {problem}{' '}
          <Button variant="text" size="small" onClick={save}>
            {t('words.tryAgain')}
          </Button>
        </DialogError>
      )}
    </SettingsSection>
  );
}
