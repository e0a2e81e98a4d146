import { languageNames, languages } from '@waymark/look';
import type { Language } from '@waymark/look';
import { useState } from 'react';
import { Alert } from '../page/Alert.tsx';
import { act, perform } from '../api/commands.ts';
import { describeError } from '../api/problem.ts';
import { refetch } from '../api/queryCache.ts';
import { texts } from '../texts/acts.ts';
import { speak, spokenLanguage } from '../texts/language.ts';
import '../sheet/sheet.css';

/**
 * The language that the person reads, here and in their mails. It is spoken at once, and given back
 * where it could not be kept.
 */
export function ChooseLanguage() {
  const [problem, setProblem] = useState<string>();
  const choose = async (language: Language) => {
    const before = spokenLanguage();
    setProblem(undefined);
    try {
      await speak(language);
      await perform('', act('ChooseLanguage', { language }));
      await refetch((key) => key === 'me');
    } catch (error) {
      await speak(before).catch(() => undefined);
      setProblem(describeError(error).sentence);
    }
  };
  return (
    <fieldset>
      <legend className="lb">{texts().account.language}</legend>
      <div className="options">
        {languages.map((language) => (
          <label key={language} className="opt" lang={language}>
            <input
              type="radio"
              name="language"
              checked={language === spokenLanguage()}
              onChange={() => void choose(language)}
            />
            {languageNames[language]}
          </label>
        ))}
      </div>
      {problem !== undefined && <Alert>{problem}</Alert>}
    </fieldset>
  );
}
