import type { Language } from '@waymark/look/language';

/**
 * In which language whoever starts Waymark reads, as their terminal says it: what rules first in
 * POSIX counts; else English.
 */
export function languageOfTerminal(env: Readonly<Record<string, string | undefined>>): Language {
  const said = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(Boolean) ?? '';
  return /^de(?:[_.@-]|$)/i.test(said) ? 'de' : 'en';
}
