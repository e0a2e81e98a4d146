import { said } from '@waymark/api/problems';
import { Refused } from '@waymark/edge';
import {
  mayBeInvited,
  nouns,
  streamOf,
  withVersion,
  type Account,
  type AccountEvent,
  type Actor,
  type Claim,
  type ClaimEvent,
  type Metadata,
  type Opened,
  type Person,
} from '@waymark/events';
import {
  foldStream,
  WrongExpectedRevision,
  type EventLog,
  type NewEvent,
} from '@waymark/log';
import { openField, sealField, type PersonVault } from '@waymark/vault';
import { deterministicId } from './deterministicId.ts';

/** What an account is opened by. `self`: the person, by signing up. */
export type AccountCause = Omit<
  Metadata,
  'actor' | 'causationId' | 'version'
> & { readonly actor: Actor | 'self' };

/** The parts of a person that they may change; what is absent stays. */
export type Profile = Partial<
  Pick<Person, 'firstName' | 'lastName' | 'gender'>
>;

/** People who sign in: found by address, opened once, their personal data sealed (DESIGN: streams). */
export class Accounts {
  readonly #log: EventLog;
  readonly #vault: PersonVault;
  constructor(log: EventLog, vault: PersonVault) {
    [this.#log, this.#vault] = [log, vault];
  }

  /** The account of an address; null when there is none. @throws LogUnavailable */
  async find(email: string): Promise<string | null> {
    const owner = await this.#owner(await this.#vault.emailDigest(email));
    // A claim without an account is an orphan: whoever made it never came to the end.
    if (owner === null) return null;
    return (await this.#fold(owner)).life === 'present' ? owner : null;
  }

  /**
   * The account of an address, opened when there is none. The log knows no transaction over two streams: the address
   * is claimed first, then the account is opened; a retry, or anybody after a crash, goes on where it stopped.
   * A profile given for an account that already exists changes nothing. @throws LogUnavailable
   */
  async ensure(
    email: string,
    profile: Profile,
    cause: AccountCause,
  ): Promise<string> {
    const address = email.trim().toLowerCase();
    const digest = await this.#vault.emailDigest(address);
    const accountId = await this.#claim(digest, cause);
    if ((await this.#fold(accountId)).life === 'absent') {
      const person: Person = {
        email: address,
        firstName: '',
        lastName: '',
        gender: null,
        ...given(profile),
      };
      const sealed = await this.#seal(accountId, person);
      await this.#first(
        streamOf.account(accountId),
        { type: 'AccountOpened', data: { accountId, sealed } },
        accountId,
        cause,
      );
    }
    return accountId;
  }

  /** Personal data of an account; null when there is none, or the person was erased. @throws LogUnavailable */
  async person(accountId: string): Promise<Person | null> {
    const account = await this.#fold(accountId);
    if (account.life === 'absent') return null;
    return unlessErased(
      await openField(this.#vault, 'AccountOpened', 'sealed', account),
    );
  }

  /** null: they have chosen none. @throws LogUnavailable */
  language = async (accountId: string): Promise<Account['language']> =>
    (await this.#fold(accountId)).language;

  /** @throws LogUnavailable */
  mailChoices = async (accountId: string): Promise<Account['mails']> =>
    (await this.#fold(accountId)).mails;

  /** What somebody typed about a person, sealed with that person's key, so that it goes when they do. */
  typed(
    accountId: string,
    email: string,
    { firstName = '', lastName = '', gender = null }: Profile,
  ): Promise<string> {
    const person: Person = { email, firstName, lastName, gender };
    const holder = { accountId };
    return sealField(this.#vault, 'InvitationSent', 'sealed', holder, person);
  }

  /** What `typed` sealed; null when the person was erased. */
  async readTyped(accountId: string, sealed: string): Promise<Person | null> {
    const typed = { accountId, sealed };
    return unlessErased(
      await openField(this.#vault, 'InvitationSent', 'sealed', typed),
    );
  }

  /** Gives a person without a name the one that was typed about them. @throws LogUnavailable */
  async introduce(
    accountId: string,
    typed: string,
    cause: AccountCause,
  ): Promise<void> {
    const [person, said] = await Promise.all([
      this.person(accountId),
      this.readTyped(accountId, typed),
    ]);
    if (person === null || said === null) return;
    if (`${person.firstName}${person.lastName}` !== '') return;
    const { firstName, lastName, gender } = said;
    if (`${firstName}${lastName}` === '') return;
    const sealed = await this.#seal(accountId, {
      ...person,
      firstName,
      lastName,
      gender: person.gender ?? gender,
    });
    await this.#log.append(
      streamOf.account(accountId),
      [
        asNew(
          { type: 'ProfileChanged', data: { accountId, sealed } },
          streamOf.account(accountId),
          accountId,
          cause,
        ),
      ],
      'any',
    );
  }

  /** Whether a workspace may send them an invitation. @throws LogUnavailable */
  async mayBeInvited(accountId: string, workspaceId: string): Promise<boolean> {
    return mayBeInvited(await this.#fold(accountId), workspaceId);
  }

  /** The sealed text of a `ProfileChanged`: what the account holds now, with this profile. @throws Refused 401 when there is no such person, or no more */
  async sealProfile(accountId: string, profile: Profile): Promise<string> {
    const person = await this.person(accountId);
    if (person === null)
      throw new Refused({
        status: 401,
        code: 'unauthenticated',
        detail: said('nobodyBehind'),
      });
    return this.#seal(accountId, { ...person, ...given(profile) });
  }

  #seal(accountId: string, person: Person): Promise<string> {
    const holder = { accountId };
    return sealField(this.#vault, 'ProfileChanged', 'sealed', holder, person);
  }

  async #claim(digest: string, cause: AccountCause): Promise<string> {
    const owner = await this.#owner(digest);
    if (owner !== null) return owner;
    const accountId = deterministicId('account', digest);
    await this.#first(
      streamOf.emailClaim(digest),
      { type: 'EmailClaimed', data: { accountId } },
      accountId,
      cause,
    );
    return (await this.#owner(digest)) ?? accountId;
  }

  /** Appends the first event of a stream; that somebody else was faster is as good. */
  async #first(
    stream: string,
    event: AccountEvent | ClaimEvent,
    accountId: string,
    cause: AccountCause,
  ): Promise<void> {
    try {
      await this.#log.append(
        stream,
        [asNew(event, stream, accountId, cause)],
        'noStream',
      );
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    }
  }

  async #owner(digest: string): Promise<string | null> {
    const stream = streamOf.emailClaim(digest);
    return (await foldStream<Claim>(this.#log, stream, nouns.claim)).owner;
  }

  #fold(accountId: string): Promise<Account> {
    const stream = streamOf.account(accountId);
    return foldStream<Account>(this.#log, stream, nouns.account);
  }
}

function asNew(
  event: AccountEvent | ClaimEvent,
  stream: string,
  accountId: string,
  cause: AccountCause,
): NewEvent {
  const id = deterministicId(cause.commandId, stream, event.type);
  const actor: Actor =
    cause.actor === 'self'
      ? { kind: 'user', accountId, party: 'none' }
      : cause.actor;
  // Accounts and claims stand above all workspaces, whichever one the invitation came from.
  const metadata: Metadata = {
    ...cause,
    actor,
    workspaceId: null,
    causationId: cause.commandId,
  };
  return { id, ...event, metadata: withVersion(event.type, metadata) };
}

/** Only what was given: an absent or empty gender is left out (PRODUCT 3.4). */
function given({ firstName, lastName, gender }: Profile): Profile {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(gender === undefined ? {} : { gender }),
  };
}

const unlessErased = <V>(opened: Opened<V>): V | null =>
  opened.erased ? null : opened.value;
