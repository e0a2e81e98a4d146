import { languageNames, languages } from '@waymark/look';
import type { Language } from '@waymark/look';
import { speak, spokenLanguage } from './language.ts';
import './languageLinks.css';

let chosen: Language | undefined;

/**
 * What somebody who was not signed in chose on this page; undefined where they left it as it was.
 */
export const chosenHere = (): Language | undefined => chosen;

/**
 * The languages, for who is not signed in: each by its own name, small, beside what they came for.
 */
export const LanguageLinks = () => (
  <p className="languages small">
    {languages.map((language) => (
      <button
        key={language}
        type="button"
        className="lnk tall"
        lang={language}
        aria-pressed={language === spokenLanguage()}
        onClick={() => {
          chosen = language;
          // Where its words do not come, the page speaks on as before.
          speak(language).catch(() => undefined);
        }}
      >
        {languageNames[language]}
      </button>
    ))}
  </p>
);
