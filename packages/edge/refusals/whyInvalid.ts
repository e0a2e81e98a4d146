import { germanOfField, tell, type RefusalText } from '@waymark/api/problems';
import type { Language } from '@waymark/look/language';
import { z } from 'zod';

type Issue = z.core.$ZodIssue;

const german = z.locales.de().localeError;

/** Says what is wrong with a part of the input, in the words of its schema. */
export function whyIn(language: Language, issue: Issue | undefined): string {
  if (issue === undefined)
    return language === 'de' ? 'ist nicht, was erwartet wurde' : 'is not what was expected';
  const own = issue.code === 'custom' ? issue.params?.said : undefined;
  if (own !== undefined) return tell(own as RefusalText, language);
  if (language === 'en') return issue.message;
  const told = germanOfField(issue.message) ?? german(issue as never);
  return typeof told === 'string' ? told : (told?.message ?? issue.message);
}
