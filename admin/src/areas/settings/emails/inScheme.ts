import { inert } from '../../../parts/mail/inert.ts';

/** A mail as a mail program shows it in light or in the dark, whatever scheme this page is in. */
export const inScheme = (html: string, isDark: boolean): string =>
  inert(html)
    .replaceAll('@media (prefers-color-scheme:dark)', isDark ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${isDark ? 'dark' : 'light'}`);
