import type { Pool } from 'pg';
import type { SignInMethod } from '@waymark/api';
import type { MailJob } from '../../outbox/mailJob.ts';
import type { SignInDevice } from '../../identity/device.ts';
import type { SessionTokens } from '../../identity/sessions.ts';

type SignedIn = {
  readonly session: Pick<SessionTokens, 'sid' | 'accountId'>;
  readonly device: SignInDevice;
  readonly by: SignInMethod;
  /** Whether this browser has never signed in with the address before. */
  readonly isNew: boolean;
};
export type TellOfSignIn = (signedIn: SignedIn) => Promise<void>;

/**
 * Mails the owner of an account that somebody has signed in from a browser that is new, but for the
 * first time of all.
 */
export const tellOfSignIn =
  (
    pool: Pool,
    outbox: { enqueue(jobs: readonly MailJob[]): Promise<void> },
    clock: () => Date,
  ): TellOfSignIn =>
  async ({ session: { sid, accountId }, device, by, isNew }) => {
    const { rowCount } = await pool.query(
      'INSERT INTO identity.signed_in_once VALUES ($1) ON CONFLICT DO NOTHING',
      [accountId],
    );
    if (!isNew || rowCount === 1) return;
    const at = clock().toISOString();
    await outbox.enqueue([{ mail: 'newSignIn', to: accountId, sid, at, method: by, ...device }]);
  };
