import type { MailSettings, Person } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import type { MailBrand } from '../mails/layout.ts';
import type { OwnWords } from '../mails/ownWords.ts';
import type { ChangeForMail } from './changesForMail.ts';
import type { MessageInMail, TalkForMail } from '../mails/messageInMail.ts';

/** What is known at the moment of sending. */
export type MailFacts = {
  readonly language: Language;
  /** Where Waymark is reached, without a slash at its end. */
  readonly site: string;
  /** Of those whom the mail speaks of. */
  readonly people: ReadonlyMap<string, Person>;
  /** By them it is mailed; who is known by no zone, by that of the instance. */
  readonly settings: MailSettings & { readonly timeZone: string };
  /** In which times are told: the reader's own zone, else that of the workspace. */
  readonly zone: string;
  readonly brand: MailBrand;
  /** Where an invitation is answered. */
  readonly invitationUrl: string;
  /** Where mails like it are stopped; null where they can't be. */
  readonly stopUrl: string | null;
  /** Of a mail about a conversation. */
  readonly talk: TalkForMail | null;
  /** Words of the blueprint that it is about; null: those of Waymark. */
  readonly own: OwnWords | null;
  /** Of a digest: message or note -> what it says. */
  readonly words: ReadonlyMap<string, MessageInMail>;
  /** What is asked to be changed of what was sent, by `changeKey`. */
  readonly changes: ReadonlyMap<string, ChangeForMail>;
  /** Whether an answer to it comes to the conversation. */
  readonly isAnswered: boolean;
  readonly now: Date;
  /** The day that it is in the workspace. */
  readonly today: string;
};

/**
 * In whose times a reader is mailed, and told of times.
 * @param zone that of the workspace
 * @param ofInstance that of the instance
 */
export const timesOf = (
  chosen: MailSettings,
  zone: string,
  ofInstance: string,
): Pick<MailFacts, 'settings' | 'zone'> => ({
  settings: { ...chosen, timeZone: chosen.timeZone ?? ofInstance },
  zone: chosen.timeZone ?? zone,
});
