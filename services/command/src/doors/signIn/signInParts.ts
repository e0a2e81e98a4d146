import { authenticate, PictureLinks, type IsEnded, type SecretsInUse } from '@waymark/edge';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import type { CommandDependencies } from '../../handling/handleCommand.ts';
import type { SignInDeps } from './signInRoute.ts';
import { outboxOn } from '../../outbox/outbox.ts';
import { ClientViews } from '../clientPreview/clientViews.ts';
import { ShareDoor } from '../sharing/shareDoor.ts';
import type { Accounts } from '../../identity/accounts.ts';
import { everybody, type Admission } from './admission.ts';
import { AccountBlocks } from '../../identity/blocks.ts';
import { DeviceKeys } from '../../identity/deviceKeys.ts';
import { KnownBrowsers } from '../../identity/knownBrowsers.ts';
import type { OneTimeCodes } from '../../identity/oneTimeCodes.ts';
import { SessionEndLinks } from '../../identity/sessionEndLinks.ts';
import { Sessions, usualLifetime, type SessionLifetime } from '../../identity/sessions.ts';
import { passwordParts } from './passwordParts.ts';
import { tellOfSignIn } from './tellOfSignIn.ts';
import { SignInLimits, type Limits } from './signInLimits.ts';

type SignInOptions = {
  readonly pool: Pool;
  readonly vault: PersonVault;
  readonly signInLimits?: Limits;
  readonly admission?: Admission;
  readonly sessionLifetime?: SessionLifetime;
};

/** Of which the service has more uses than signing in. */
type There = {
  readonly accounts: Accounts;
  readonly codes: OneTimeCodes;
  readonly commands: CommandDependencies;
  readonly signingSecrets: SecretsInUse;
  readonly isEnded: IsEnded;
  readonly clock: () => Date;
};

/** What signing in takes: by a code that was mailed, by a password, or by a share. */
export function signInParts(
  { pool, vault, signInLimits, admission, sessionLifetime }: SignInOptions,
  { accounts, codes, commands, signingSecrets, isEnded, clock }: There,
): SignInDeps {
  const digest = (email: string) => vault.emailDigest(email);
  const sessions = new Sessions({
    ...{ pool, secret: signingSecrets[0], clock },
    lifetime: sessionLifetime ?? usualLifetime,
  });
  const outbox = outboxOn(pool);
  return {
    ...{ accounts, codes, sessions, clock },
    blocks: new AccountBlocks(pool),
    tell: tellOfSignIn(pool, outbox, clock),
    passwords: passwordParts({ pool, vault, outbox, clock, log: commands.log }),
    ownSessions: {
      pool,
      links: new SessionEndLinks(signingSecrets),
      deviceKeys: new DeviceKeys(pool, vault),
    },
    browsers: new KnownBrowsers(signingSecrets, digest),
    limits: new SignInLimits(pool, digest, signInLimits),
    door: new ShareDoor({
      ...{ commands, accounts, sessions, pool, clock },
      pictureLinks: new PictureLinks(vault.fileLinkKeys),
      browsers: new KnownBrowsers(signingSecrets, (linkId) => Promise.resolve(`link ${linkId}`)),
    }),
    views: new ClientViews({ ...{ cache: commands.cache, signingSecrets, isEnded, clock } }),
    signedIn: authenticate(signingSecrets, isEnded),
    outbox,
    admission: admission ?? everybody,
  };
}
