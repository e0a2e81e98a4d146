import { germanOfField, tell, type Said } from '@waymark/api/problems';
import type { Language } from '@waymark/look/language';
import { z } from 'zod';

type Issue = z.core.$ZodIssue;

const german = z.locales.de().localeError;

/** What is wrong with a part of the input, as its schema says it. */
export function whyIn(language: Language, issue: Issue | undefined): string {
  if (issue === undefined)
    return language === 'de'
      ? 'ist nicht, was erwartet wurde'
      : 'is not what was expected';
  const own = issue.code === 'custom' ? issue.params?.said : undefined;
  if (own !== undefined) return tell(own as Said, language);
  if (language === 'en') return issue.message;
  const told = germanOfField(issue.message) ?? german(issue as never);
  return typeof told === 'string' ? told : (told?.message ?? issue.message);
}
