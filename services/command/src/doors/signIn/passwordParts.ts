import type { EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { PasswordChangeDeps } from '../../identity/passwordChanges.ts';
import { PasswordStrength } from '../../identity/passwordStrength/passwordStrength.ts';
import { Passwords } from '../../identity/passwords.ts';
import type { outboxOn } from '../../outbox/outbox.ts';
import { PasswordSignInTries } from './passwordSignInTries.ts';

/** What signing in by a password takes, and choosing one. */
export type PasswordParts = {
  readonly kept: Passwords;
  readonly tries: PasswordSignInTries;
  readonly strength: Pick<PasswordStrength, 'check'>;
  readonly changes: PasswordChangeDeps;
};

type On = {
  readonly pool: Pool;
  readonly log: EventLog;
  readonly vault: Pick<PersonVault, 'emailDigest' | 'passwordPepper'>;
  readonly outbox: Pick<ReturnType<typeof outboxOn>, 'enqueue'>;
  readonly clock: () => Date;
};

export function passwordParts({ pool, log, vault, outbox, clock }: On): PasswordParts {
  const kept = new Passwords({ pool, pepper: vault.passwordPepper });
  return {
    kept,
    tries: new PasswordSignInTries(pool, (email) => vault.emailDigest(email)),
    strength: new PasswordStrength(),
    changes: {
      ...{ pool, log, clock, passwords: kept },
      tell: (client, changed) => outbox.enqueue([{ mail: 'passwordChanged', ...changed }], client),
    },
  };
}
