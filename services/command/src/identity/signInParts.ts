import { authenticate, type IsEnded, type SecretsInUse } from '@waymark/edge';
import type { CommandDependencies } from '../handling/handleCommand.ts';
import type { SignInDeps } from '../http/signInRoute.ts';
import { outboxOn } from '../reactions/outbox.ts';
import type { CommandServiceOptions } from '../serviceOptions.ts';
import { ClientViews } from '../looking/clientViews.ts';
import { ShareDoor } from '../sharing/shareDoor.ts';
import type { Accounts } from './accounts.ts';
import { everybody } from './admission.ts';
import { KnownBrowsers } from './knownBrowsers.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { Sessions } from './sessions.ts';
import { SignInLimits } from './signInLimits.ts';

/** Of which the service has more uses than signing in. */
type There = {
  readonly accounts: Accounts;
  readonly codes: OneTimeCodes;
  readonly commands: CommandDependencies;
  readonly signingSecrets: SecretsInUse;
  readonly isEnded: IsEnded;
  readonly clock: () => Date;
};

/** What signing in takes: by a code that was mailed, or by a share. */
export function signInParts(
  { pool, vault, signInLimits, admission }: CommandServiceOptions,
  { accounts, codes, commands, signingSecrets, isEnded, clock }: There,
): SignInDeps {
  const digest = (email: string) => vault.emailDigest(email);
  const sessions = new Sessions({ pool, secret: signingSecrets[0], clock });
  return {
    ...{ accounts, codes, sessions, clock },
    browsers: new KnownBrowsers(signingSecrets, digest),
    limits: new SignInLimits(pool, digest, signInLimits),
    door: new ShareDoor({
      ...{ commands, accounts, sessions, pool, clock },
    }),
    views: new ClientViews({
      ...{ cache: commands.cache, signingSecrets, isEnded, clock },
    }),
    signedIn: authenticate(signingSecrets, isEnded),
    outbox: outboxOn(pool),
    admission: admission ?? everybody,
  };
}
