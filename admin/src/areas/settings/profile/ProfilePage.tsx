import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useMe } from '../../../base/session/me.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { choiceInput } from '../../../parts/fields/choiceInput.tsx';
import { textInput } from '../../../parts/fields/textInput.tsx';
import { SettingsPage } from '../../../parts/page/SettingsPage.tsx';
import { Skeleton } from '../../../parts/page/states.tsx';
import { SelfSavingSection } from '../sections/SelfSavingSection.tsx';
import { SettingsRow } from '../sections/SettingsSection.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MailSettings } from './MailSettings.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { Refusals } from './Refusals.tsx';
import './profile.css';

const genders = ['FEMALE', 'MALE', 'DIVERSE'] as const;

/** /user/profile: gender, first name, last name, language, mails (PRODUCT 3.4 to 3.6). */
export function ProfilePage(): ReactNode {
  const t = useTexts();
  const me = useMe();
  const sessions = useQueryClient();
  if (me === undefined) return <Skeleton rows={4} />;
  const { account } = me;
  return (
    <SettingsPage title={t('shell.userProfile')} lead={t('profile.hint')}>
      <ResourceContextProvider value="profile">
        <RecordContextProvider
          key={account.accountId}
          value={{ ...account, id: account.accountId }}
        >
          <SelfSavingSection
            title={t('profile.you')}
            lead={t('profile.youHint')}
            fields={{
              gender: {
                label: t('words.gender'),
                input: choiceInput({
                  empty: t('profile.notGiven'),
                  options: genders.map((value) => ({ value, word: t(`words.gender${value}`) })),
                }),
              },
              firstName: {
                label: t('words.firstName'),
                input: textInput({ most: 200, autoComplete: 'given-name' }),
              },
              lastName: {
                label: t('words.lastName'),
                input: textInput({ most: 200, autoComplete: 'family-name' }),
              },
            }}
          >
            <SettingsRow label={t('words.email')}>
              <p className="settings-said">{account.email}</p>
            </SettingsRow>
          </SelfSavingSection>
          <LanguageChoice />
        </RecordContextProvider>
      </ResourceContextProvider>
      <MailSettings />
      <OwnPassword
        onChanged={() => void sessions.invalidateQueries({ queryKey: ['ownSessions'] })}
      />
      <OwnSessions />
      <OwnData />
      <Refusals refusals={me.refusals} />
    </SettingsPage>
  );
}
