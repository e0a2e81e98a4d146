import { languageFor, languageNames, languageOf, languages, type Language } from '@waymark/look';
import type { ReactNode } from 'react';
import { Form, useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { speak } from '../../../base/texts/language.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { choiceInput } from '../../../parts/fields/choiceInput.tsx';
import { SettingField } from '../sections/SettingField.tsx';
import { SettingsSection } from '../sections/SettingsSection.tsx';

/**
 * The language of the person (PRODUCT 3.5), spoken at once; nothing that was typed elsewhere on the
 * page is lost.
 */
export function LanguageChoice(): ReactNode {
  const t = useTexts();
  const profile = useRecordContext<{ id: string; language: Language | null }>();
  const [update] = useUpdate();
  const refresh = useRefresh();
  const notify = useNotify();
  if (profile === undefined) return null;
  const { id, language: chosen } = profile;
  const choose = async (language: Language | null) => {
    try {
      // Whoever wants the browser's does not mean the one that was last spoken in it.
      await speak(language ?? languageOf(null, navigator.languages));
      await update(
        'profile',
        { id, data: { language }, previousData: profile },
        { returnPromise: true },
      );
      void refresh();
    } catch (reason) {
      notify(sentenceOf(reason), { type: 'error' });
      await speak(languageFor(chosen)).catch(() => undefined);
      return false;
    }
    return true;
  };
  return (
    <Form record={{ id, language: chosen }}>
      <SettingsSection title={t('profile.display')} lead={t('profile.languageHint')}>
        <SettingField<Language | null>
          source="language"
          label={t('profile.language')}
          input={choiceInput({
            empty: t('profile.likeTheBrowser'),
            options: languages.map((value) => ({
              ...{ value, word: languageNames[value], lang: value },
            })),
          })}
          onChange={choose}
        />
      </SettingsSection>
    </Form>
  );
}
