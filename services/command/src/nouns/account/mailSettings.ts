import {
  alike,
  stopKey,
  withMailChoice,
  type Account,
  type AccountEvent,
  type MailChoice,
  type MailStop,
} from '@waymark/events';
import { unless } from '../../decisions/decision.ts';

/**
 * Which mails they get when. Choosing a kind anew lifts a stop of it, also where the choice itself
 * stays.
 */
export function changeMailSettings(
  { mails }: Account,
  accountId: string,
  choice: MailChoice,
): AccountEvent[] {
  const after = withMailChoice(mails, choice);
  const same =
    alike(mails.chosen, after.chosen) &&
    mails.stopped.size === after.stopped.size &&
    [...after.stopped.keys()].every((key) => mails.stopped.has(key));
  return unless(same, { type: 'MailSettingsChanged', data: { accountId, choice } });
}

/** The zone of their browser; told once as long as it stays. */
export const noticeTimeZone = (
  { mails }: Account,
  accountId: string,
  timeZone: string,
): AccountEvent[] =>
  unless(mails.zoneNoticed === timeZone, {
    type: 'TimeZoneNoticed',
    data: { accountId, timeZone },
  });

export const stopMails = ({ mails }: Account, accountId: string, stop: MailStop): AccountEvent[] =>
  unless(mails.stopped.has(stopKey(stop)), { type: 'MailsStopped', data: { accountId, stop } });

export const resumeMails = (
  { mails }: Account,
  accountId: string,
  stop: MailStop,
): AccountEvent[] =>
  unless(!mails.stopped.has(stopKey(stop)), { type: 'MailsResumed', data: { accountId, stop } });
