import { useEffect } from 'react';
import { useMe } from './me.ts';
import { sendCommand } from '../wire/sendCommand.ts';

const noticedKey = 'waymark.zone';

/** Tells once, and whenever it changes, where the browser says that its reader is: the day of their mails goes by it (PRODUCT 3.6). */
function noticeZone(accountId: string): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const noticed = `${accountId} ${timeZone}`;
  if (localStorage.getItem(noticedKey) === noticed) return;
  sendCommand('NoticeTimeZone', { timeZone }).then(
    () => localStorage.setItem(noticedKey, noticed),
    // It is told when the app is opened the next time.
    () => undefined,
  );
}

/** Once it is known who reads. */
export function useNoticedZone(): void {
  const accountId = useMe()?.account.accountId;
  useEffect(() => {
    if (accountId !== undefined) noticeZone(accountId);
  }, [accountId]);
}
