import { MenuItem, TextField } from '@mui/material';
import {
  languageFor,
  languageNames,
  languageOf,
  languages,
  type Language,
} from '@waymark/look';
import { useId, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useCommand } from '../dataProvider/useCommand.ts';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { SettingsRow, SettingsSection } from '../settings/SettingsSection.tsx';
import { useTexts } from '../texts/index.ts';
import { speak } from '../texts/language.ts';

/** The language of the person (PRODUCT 3.5), spoken at once; nothing that was typed elsewhere on the page is lost. */
export function LanguageChoice({
  chosen,
}: {
  /** null: that of the browser. */
  chosen: Language | null;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const notify = useNotify();
  const labelId = useId();
  const [wished, setWished] = useState(chosen);
  const choose = async (language: Language | null) => {
    setWished(language);
    try {
      // Whoever wants the browser's does not mean the one that was last spoken in it.
      await speak(language ?? languageOf(null, navigator.languages));
      await send('ChooseLanguage', { language });
    } catch (reason) {
      setWished(chosen);
      notify(sentenceOf(reason), { type: 'error' });
      await speak(languageFor(chosen)).catch(() => undefined);
    }
  };
  return (
    <SettingsSection
      title={t('profile.display')}
      lead={t('profile.languageHint')}
    >
      <SettingsRow label={t('profile.language')} labelId={labelId}>
        <TextField
          select
          value={wished ?? ''}
          onChange={({ target }) =>
            void choose(target.value === '' ? null : (target.value as Language))
          }
          slotProps={{ select: { displayEmpty: true, labelId } }}
        >
          <MenuItem value="">{t('profile.likeTheBrowser')}</MenuItem>
          {languages.map((language) => (
            <MenuItem key={language} value={language} lang={language}>
              {languageNames[language]}
            </MenuItem>
          ))}
        </TextField>
      </SettingsRow>
    </SettingsSection>
  );
}
