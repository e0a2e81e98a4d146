import { domainToASCII } from 'node:url';
import { addressIn } from './addressIn.ts';

/** By which a mail of ours is told from any other of the same domain. */
const OURS = 'waymark.';
/** In the place of a domain, of mails that went out before their sender's stood there. */
const BEFORE = 'waymark';

/** The domain of `Name <address>`, as DNS has it. */
const domainOf = (from: string): string => domainToASCII(addressIn(from).split('@').at(-1) ?? '');

/**
 * What a mail is called, without angle brackets: by what it is about, and by the domain of its
 * sender (RFC 5322, 3.6.4).
 * @param from `Name <address>`
 */
export const messageIdOf = (key: string, from: string): string => `${OURS}${key}@${domainOf(from)}`;

/**
 * What mails about one conversation say that they continue, the newest name last. The first is what
 * those said that went out under the name before, so that the two still stand together.
 */
export const threadOf = (place: string, from: string): readonly string[] => [
  `${place}@${BEFORE}`,
  messageIdOf(place, from),
];

/** Whether a mail is called as ours are, or were. */
export const isMessageIdOfOurs = (messageId: string): boolean =>
  /^<?waymark\.[^@\s]+@|@waymark>?$/i.test(messageId.trim());
