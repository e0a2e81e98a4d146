import type { Account, AccountEvent } from '@waymark/events';
import { unless } from '../../decisions/decision.ts';

/** No invitation any more from this workspace, or, with null, from anybody. */
export const blockInvitations = (
  { blocked }: Account,
  accountId: string,
  workspaceId: string | null,
): AccountEvent[] =>
  unless(blocked.has(workspaceId), {
    type: 'InvitationsBlocked',
    data: { accountId, workspaceId },
  });

export const allowInvitations = (
  { blocked }: Account,
  accountId: string,
  workspaceId: string | null,
): AccountEvent[] =>
  unless(!blocked.has(workspaceId), {
    type: 'InvitationsAllowed',
    data: { accountId, workspaceId },
  });

/** What differs from before, sealed; none where nothing does. */
export const changeProfile = (
  _: Account,
  accountId: string,
  changed: Omit<Extract<AccountEvent, { type: 'ProfileChanged' }>['data'], 'accountId'>,
): AccountEvent[] =>
  unless(changed.fields.length === 0, { type: 'ProfileChanged', data: { accountId, ...changed } });

/** The language in which they read; null: that of their browser. */
export const chooseLanguage = (
  account: Account,
  accountId: string,
  language: Account['language'],
): AccountEvent[] =>
  unless(account.language === language, { type: 'LanguageChosen', data: { accountId, language } });
