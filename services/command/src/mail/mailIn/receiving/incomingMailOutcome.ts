import type { RefusedReply } from '@waymark/events';
import type { MachineSign, SeemingSign } from '../reading/machines.ts';
import type { Unreadable } from '../reading/readMail.ts';

/** What became of a mail. */
export type IncomingMailOutcome =
  /** It stands in the conversation, as its receiver's words. */
  | { readonly kind: 'said' }
  /** It waits until somebody of the team has looked at it. */
  | { readonly kind: 'held' }
  /** No person wrote it, or it seems so and enough like it wait by now. */
  | { readonly kind: 'machine'; readonly sign: MachineSign | SeemingSign }
  | { readonly kind: 'loop' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-much' }
  | { readonly kind: 'unreadable'; readonly why: Unreadable }
  /** More of them than there may be for now. */
  | { readonly kind: 'too-many' }
  /** Who it is of may not, or there is no such conversation, any more. */
  | { readonly kind: 'over' };

const refusedUnreadable: Readonly<Record<Unreadable, RefusedReply>> = {
  'no-author': 'unreadable',
  broken: 'unreadable',
  'outlook-alone': 'outlookAlone',
  'no-words': 'noWords',
};

/** Why a mail could not be taken, as the team is told; null where there is nothing to tell. */
export function refusedFor(outcome: IncomingMailOutcome): RefusedReply | null {
  switch (outcome.kind) {
    case 'too-large':
      return 'tooLarge';
    case 'too-much':
      return 'tooMuch';
    case 'loop':
      return 'loop';
    case 'unreadable':
      return refusedUnreadable[outcome.why];
    case 'said':
    case 'held':
    case 'machine':
    case 'too-many':
    case 'over':
      return null;
    default:
      return outcome satisfies never;
  }
}

/**
 * How a server answers: the code, the enhanced code (RFC 3463) and words for who reads the other
 * server's report.
 */
export type SmtpAnswer = { readonly code: number; readonly words: string };

const answer = (code: number, enhanced: string, words: string): SmtpAnswer => ({
  code,
  words: `${enhanced} ${words}`,
});

const unreadable: Readonly<Record<Unreadable, SmtpAnswer>> = {
  'no-author': answer(550, '5.6.0', 'The mail has to name one sender'),
  broken: answer(554, '5.6.0', 'The mail cannot be read: its parts or its letters are broken'),
  'no-words': answer(
    554,
    '5.6.0',
    'The mail holds no words: write your answer as text, or open the link of the mail that you answer',
  ),
  'outlook-alone': answer(
    554,
    '5.6.0',
    'The mail holds its words in winmail.dat, which Outlook alone opens: send it as plain text or HTML, or open the link of the mail that you answer',
  ),
};

/**
 * What the sender's server is told. What can't be taken is refused, so that the sender hears of it
 * from their own server and we write to nobody; a machine's mail is taken and let go, since it
 * would be told to nobody, or go round.
 */
export function answerTo(outcome: IncomingMailOutcome, megabytes: number): SmtpAnswer {
  switch (outcome.kind) {
    case 'said':
      return answer(250, '2.0.0', 'Taken');
    case 'held':
      return answer(250, '2.0.0', 'Taken; somebody looks at it before it is shown');
    case 'machine':
      return answer(250, '2.0.0', 'Taken, and answered by nobody');
    case 'loop':
      return answer(554, '5.4.6', 'The mail goes round in a circle');
    case 'too-large':
      return answer(552, '5.3.4', `A mail may have ${megabytes} MB at most`);
    case 'too-much':
      return answer(554, '5.6.0', 'The mail takes too long to read');
    case 'unreadable':
      return unreadable[outcome.why];
    case 'too-many':
      return answer(452, '4.2.2', 'Too many mails to this conversation: try again later');
    case 'over':
      return answer(
        550,
        '5.7.1',
        'This conversation takes no mail from you any more: open the link of the mail that you answer',
      );
    default:
      return outcome satisfies never;
  }
}

export const NOBODY = answer(550, '5.1.1', 'There is no such address');
export const TRY_LATER = answer(451, '4.3.0', 'The mail cannot be taken for the moment');
export const NO_ROOM = answer(452, '4.3.1', 'Too much mail at once: try again later');
export const TOO_FAST = answer(450, '4.7.1', 'Too many mails from your network: try again later');
export const GO_AWAY = answer(
  421,
  '4.7.0',
  'Too many connections or unknown addresses from your network',
);
