import { languageFor } from '@waymark/look';
import { useEffect } from 'react';
import { useMe } from '../../base/session/me.ts';
import { speak } from '../../base/texts/language.ts';

/** Speaks the language that the signed-in person chose, in this tab or in another place. */
export function LanguageMirror(): null {
  const chosen = useMe()?.account.language;
  useEffect(() => {
    if (chosen === undefined) return;
    // Where its texts cannot be loaded the page says all it says in the language before.
    speak(languageFor(chosen)).catch((error: unknown) => console.error(error));
  }, [chosen]);
  return null;
}
