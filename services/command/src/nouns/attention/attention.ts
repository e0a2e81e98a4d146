import { taskStreamId, type Attention, type AttentionEvent } from '@waymark/events';
import { unless } from '../../decisions/decision.ts';

type TaskInProcess = { readonly processId: string; readonly taskId: string };
type When = { readonly upTo: string; readonly now: string };

/** Nobody has seen what is yet to come. Instants are compared as the services write them. */
const upToNow = ({ upTo, now }: When): string => {
  const instant = new Date(upTo).toISOString();
  return instant < now ? instant : now;
};
/** Whether one is later than what is known. */
const isNews = (upTo: string, known: string | null | undefined): boolean =>
  known === null || known === undefined || upTo > known;

export function markConversationSeen(
  { seen }: Attention,
  accountId: string,
  { processId, taskId }: TaskInProcess,
  when: When,
): AttentionEvent[] {
  const upTo = upToNow(when);
  return unless(!isNews(upTo, seen.get(taskStreamId(processId, taskId))), {
    type: 'ConversationSeen',
    data: { processId, taskId, accountId, upTo },
  });
}

export function putOffConversation(
  { putOff: known }: Attention,
  accountId: string,
  { processId, taskId }: TaskInProcess,
  instant: string | null,
): AttentionEvent[] {
  const until = instant === null ? null : new Date(instant).toISOString();
  const before = known.get(taskStreamId(processId, taskId)) ?? null;
  return unless(before === until, {
    type: 'ConversationPutOff',
    data: { processId, taskId, accountId, until },
  });
}

export function openNotices(
  { noticesOpened }: Attention,
  accountId: string,
  when: When,
): AttentionEvent[] {
  const upTo = upToNow(when);
  return unless(!isNews(upTo, noticesOpened), { type: 'NoticesOpened', data: { accountId, upTo } });
}

export const markNoticeRead = (
  { readNotices }: Attention,
  accountId: string,
  noticeId: string,
): AttentionEvent[] =>
  unless(readNotices.has(noticeId), { type: 'NoticeRead', data: { accountId, noticeId } });

export function markNoticesRead(
  { noticesRead }: Attention,
  accountId: string,
  when: When,
): AttentionEvent[] {
  const upTo = upToNow(when);
  return unless(!isNews(upTo, noticesRead), { type: 'NoticesRead', data: { accountId, upTo } });
}
