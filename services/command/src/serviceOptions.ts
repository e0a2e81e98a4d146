import type { SecretsInUse } from '@waymark/edge';
import type { FileStore } from '@waymark/files';
import type { EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { VirusScanner } from './files/scanning/virusScanner.ts';
import type { ReadDescription } from './description/openApi.ts';
import type { Admission } from './doors/signIn/admission.ts';
import type { SessionLifetime } from './identity/sessions.ts';
import type { Limits } from './doors/signIn/signInLimits.ts';
import type { InvitationAllowance } from './http/limits/invitationLimits.ts';
import type { ChangeAllowance } from './http/limits/changeLimits.ts';
import type { MailInOptions } from './mail/mailIn/addresses/mailInOptions.ts';
import type { Mailer } from './mail/mailer/mailer.ts';
import type { Retention } from './keeping/retention/retention.ts';
import type { PostHabits } from './mail/schedule/habits.ts';

export type CommandServiceOptions = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  /** Secrets, replies and the outbox. Closed by whoever opened it. */
  readonly pool: Pool;
  /** Where contents of files lie; absent: none are taken. Closed by whoever opened it. */
  readonly files?: FileStore;
  /** What looks for harmful contents in them; absent: nothing does. */
  readonly virusScanner?: VirusScanner;
  /** How many bytes of files a workspace may keep. Default: 10 GB. */
  readonly roomForFiles?: number;
  readonly mailer: Mailer;
  /** `Name <address>` that all mail comes from. */
  readonly mailFrom: string;
  readonly publicUrl: string;
  /** How people answer by mail. Absent: they can't, and no mail offers it. */
  readonly mailIn?: MailInOptions;
  readonly timeZone: string;
  readonly logger: Logger;
  /** What the reads look like, for the OpenAPI document. */
  readonly reads: readonly ReadDescription[];
  /** The first signs access tokens, each is taken; absent: one that is kept in the database. */
  readonly signingSecrets?: SecretsInUse;
  /** Who may sign up. Default: everybody. */
  readonly admission?: Admission;
  /** How long sessions live. Default: 5 days without use, 30 in all. */
  readonly sessionLifetime?: SessionLifetime;
  /** How often one may ask for codes and try them. */
  readonly signInLimits?: Limits;
  /** How much one account may change within a time. Default: the usual allowance. */
  readonly allowance?: ChangeAllowance;
  /** How many people one may invite. */
  readonly invitations?: InvitationAllowance;
  /**
   * True when no other command service runs on this database: mail that a killed start was sending
   * goes out at once.
   */
  readonly alone?: boolean;
  /** How mails go out to whoever has chosen nothing. */
  readonly postHabits?: PostHabits;
  /** For how long is kept what nobody deletes. Default: the usual time. */
  readonly retention?: Retention;
  readonly clock?: () => Date;
};
