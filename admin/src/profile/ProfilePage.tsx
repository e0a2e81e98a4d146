import { MenuItem, TextField } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Me } from '@waymark/api';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { Skeleton } from '../layout/states.tsx';
import { useMe } from '../session/me.ts';
import { SettingsFoot } from '../settings/SettingsFoot.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { SettingsRow, SettingsSection } from '../settings/SettingsSection.tsx';
import { profilePayload } from './profilePayload.ts';
import { Refusals } from './Refusals.tsx';
import type { ProfileFields } from './profilePayload.ts';
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
  const send = useCommand({ quiet: true });
  const [genderId, firstId, lastId] = [useId(), useId(), useId()];
  const [kept, setKept] = useState<ProfileFields | null>(null);
  const current: ProfileFields = kept ?? {
    gender: account.gender ?? '',
    firstName: account.firstName,
    lastName: account.lastName,
  };
  const [fields, setFields] = useState(current);
  const set = (part: Partial<ProfileFields>) =>
    setFields((before) => ({ ...before, ...part }));
  const { submit, submitting, error } = useSubmit(async () => {
    await send('ChangeProfile', profilePayload(fields));
    setKept(fields);
  });
  return (
    <SettingsSection
      title={t('profile.you')}
      lead={t('profile.youHint')}
      onSubmit={() => void submit()}
    >
      <SettingsRow label={t('words.email')}>
        <p className="settings-said">{account.email}</p>
      </SettingsRow>
      <SettingsRow label={t('words.gender')} labelId={genderId}>
        <TextField
          select
          value={fields.gender}
          onChange={(event) =>
            set({ gender: event.target.value as ProfileFields['gender'] })
          }
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
          onChange={(event) => set({ firstName: event.target.value })}
        />
      </SettingsRow>
      <SettingsRow label={t('words.lastName')} control={lastId}>
        <TextField
          id={lastId}
          autoComplete="family-name"
          value={fields.lastName}
          onChange={(event) => set({ lastName: event.target.value })}
        />
      </SettingsRow>
      {error !== null && <DialogError>{error}</DialogError>}
      <SettingsFoot
        changed={
          fields.gender !== current.gender ||
          fields.firstName !== current.firstName ||
          fields.lastName !== current.lastName
        }
        saving={submitting}
        saved={kept !== null}
        onDiscard={() => setFields(current)}
      />
    </SettingsSection>
  );
}
