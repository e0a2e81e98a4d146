import { isMessageIdOfOurs } from '../../mailer/messageIds.ts';

/** A head of a mail as it came: its name in lower case. */
export type Head = { readonly key: string; readonly value: string };

/** By what a mail is known to be no person's. */
export type MachineSign = 'no-sender' | 'auto-submitted' | 'report';

/**
 * By what a mail seems to be no person's: gateways and programs for customers put the same heads on
 * what people write.
 */
export type SeemingSign = 'precedence' | 'list' | 'responder' | 'robot';

/** The heads by which programs that answer by themselves say so. */
const RESPONDERS: ReadonlySet<string> = new Set([
  ...['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply'],
  ...['x-autoreply-from', 'x-mail-autoreply', 'x-vacation', 'x-amazon-auto-reply'],
]);
const LISTS: ReadonlySet<string> = new Set([
  ...['list-id', 'list-post', 'list-unsubscribe', 'list-help', 'mailing-list'],
  'x-mailing-list',
]);
const PRECEDENCE = /^(bulk|junk|list)\b/i;
const REPORT =
  /^(multipart\/report|message\/(delivery-status|disposition-notification|feedback-report))\b/i;
const ROBOT =
  /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|listserv|majordomo|abuse)([+-=].*)?@/i;

/**
 * By what a mail is known to come from a machine (RFC 3834, 5; RFC 3464), null where nothing says
 * so for certain. No machine is answered, and what it says is nobody's message.
 * @param envelopeSender '' for what asks for no answer: bounces and reports
 */
export function machineSign(heads: readonly Head[], envelopeSender: string): MachineSign | null {
  if (envelopeSender === '') return 'no-sender';
  for (const { key, value } of heads) {
    const said = value.trim();
    if (key === 'auto-submitted' && !/^no\b/i.test(said)) return 'auto-submitted';
    if (key === 'content-type' && REPORT.test(said)) return 'report';
  }
  return null;
}

/** By what a mail seems to come from a machine, null where nothing speaks for it. */
export function seemingMachineSign(
  heads: readonly Head[],
  envelopeSender: string,
): SeemingSign | null {
  let seems: SeemingSign | null = ROBOT.test(envelopeSender) ? 'robot' : null;
  for (const { key, value } of heads) {
    const said = value.trim();
    if (RESPONDERS.has(key) && !/^(no|false|0)$/i.test(said)) return 'responder';
    if (key === 'precedence' && /^auto_reply\b/i.test(said)) return 'responder';
    if (key === 'precedence' && PRECEDENCE.test(said)) seems ??= 'precedence';
    if (LISTS.has(key)) seems ??= 'list';
    if (key === 'x-auto-response-suppress' && /\b(all|autoreply)\b/i.test(said))
      seems ??= 'precedence';
    if (key === 'from' && ROBOT.test(addressIn(said))) seems ??= 'robot';
  }
  return seems;
}

const addressIn = (from: string): string =>
  /<([^<>]{1,320})>[^<>]*$/.exec(from.slice(-400))?.[1]?.trim() ?? from;

/** So many servers may have handed a mail on; more, and it goes round. */
const MOST_HOPS = 30;

/**
 * Whether a mail goes round in a circle: one of ours that comes back, or one that was handed on
 * again and again.
 */
export function isLooping(heads: readonly Head[], envelopeSender: string, domain: string): boolean {
  const ofUs = new RegExp(`@${domain.replaceAll('.', '\\.')}>?$`, 'i');
  return (
    ofUs.test(envelopeSender) ||
    heads.some(
      ({ key, value }) =>
        (key === 'message-id' && (ofUs.test(value.trim()) || isMessageIdOfOurs(value))) ||
        (key === 'x-loop' && value.toLowerCase().includes(domain)),
    ) ||
    heads.filter(({ key }) => key === 'received').length > MOST_HOPS
  );
}
