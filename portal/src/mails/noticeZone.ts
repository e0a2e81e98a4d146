import { act, perform } from '../api/commands.ts';

const noticedKey = 'waymark.zone';

/** Tells once, and whenever it changes, where the browser says that its reader is: the day of their mails goes by it. */
export function noticeZone(accountId: string): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const noticed = `${accountId} ${timeZone}`;
  if (localStorage.getItem(noticedKey) === noticed) return;
  perform('', act('NoticeTimeZone', { timeZone })).then(
    () => localStorage.setItem(noticedKey, noticed),
    // It is told when the app is opened the next time.
    () => undefined,
  );
}
