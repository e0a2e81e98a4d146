import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import {
  mayBeInvited,
  profileField,
  streamOf,
  type Account,
  type Opened,
  type Person,
  type ProfileField,
  type Sealed,
} from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { openField, sealField, type PersonVault } from '@waymark/vault';
import {
  appendFirst,
  asNew,
  claimAddress,
  foldAccount,
  ownerOf,
  type AccountCause,
} from './accountStreams.ts';

/** The parts of a person that they may change; what is absent stays. */
export type Profile = Partial<Pick<Person, ProfileField>>;

/** A changed profile as its event says it. */
export type SealedProfile = {
  readonly sealed: Sealed<Person>;
  /** Those in which it differs from what the account held. */
  readonly fields: ProfileField[];
};

/**
 * People who sign in: found by address, opened once, their personal data sealed (DESIGN: streams).
 */
export class Accounts {
  readonly #log: EventLog;
  readonly #vault: PersonVault;
  constructor(log: EventLog, vault: PersonVault) {
    [this.#log, this.#vault] = [log, vault];
  }

  /** The account of an address; null when there is none. @throws LogUnavailable */
  async find(email: string): Promise<string | null> {
    const owner = await ownerOf(this.#log, await this.#vault.emailDigest(email));
    // A claim without an account is an orphan: whoever made it never came to the end. One of
    // somebody who was erased is free. Where there is none, as much is read: how long it takes
    // tells nobody which address is known.
    const { life } = await foldAccount(this.#log, owner ?? 'nobody');
    return life === 'present' ? owner : null;
  }

  /**
   * The account of an address, opened when there is none. The log knows no transaction over two
   * streams: the address is claimed first, then the account is opened; a retry, or anybody after a
   * crash, goes on where it stopped. A profile given for an account that already exists changes
   * nothing. @throws LogUnavailable
   */
  async ensure(email: string, profile: Profile, cause: AccountCause): Promise<string> {
    const address = email.trim().toLowerCase();
    const digest = await this.#vault.emailDigest(address);
    const accountId = await claimAddress(this.#log, digest, cause);
    if ((await foldAccount(this.#log, accountId)).life === 'absent') {
      const person: Person = {
        email: address,
        firstName: '',
        lastName: '',
        gender: null,
        ...given(profile),
      };
      const sealed = await this.#seal(accountId, person);
      await appendFirst(
        this.#log,
        streamOf.account(accountId),
        { type: 'AccountOpened', data: { accountId, sealed } },
        accountId,
        cause,
      );
    }
    return accountId;
  }

  /**
   * Personal data of an account; null when there is none, or the person was erased. @throws
   * LogUnavailable
   */
  async person(accountId: string): Promise<Person | null> {
    const account = await foldAccount(this.#log, accountId);
    if (account.life === 'absent') return null;
    return unlessErased(await openField(this.#vault, 'AccountOpened', 'sealed', account));
  }

  /** null: they have chosen none. @throws LogUnavailable */
  language = async (accountId: string): Promise<Account['language']> =>
    (await foldAccount(this.#log, accountId)).language;

  /** @throws LogUnavailable */
  mailChoices = async (accountId: string): Promise<Account['mails']> =>
    (await foldAccount(this.#log, accountId)).mails;

  /**
   * What somebody typed about a person, sealed with that person's key, so that it goes when they
   * do.
   */
  typed(
    accountId: string,
    email: string,
    { firstName = '', lastName = '', gender = null }: Profile,
  ): Promise<string> {
    const person: Person = { email, firstName, lastName, gender };
    const holder = { accountId };
    return sealField(this.#vault, 'InvitationSent', 'sealed', holder, person);
  }

  /**
   * Deletes the key of a person, and with it what was ever sealed by it (PRODUCT 20); their address
   * is free from then on. What is said of it comes first: a repeat goes on where it stopped.
   * @throws LogUnavailable
   */
  async erase(accountId: string, cause: AccountCause): Promise<void> {
    const stream = streamOf.account(accountId);
    if ((await foldAccount(this.#log, accountId)).life === 'present')
      await this.#log.append(
        stream,
        [asNew({ type: 'AccountErased', data: { accountId } }, stream, accountId, cause)],
        'any',
      );
    await this.#vault.erase(accountId);
  }

  /** Whether there is such an account, still. @throws LogUnavailable */
  life = async (accountId: string): Promise<Account['life']> =>
    (await foldAccount(this.#log, accountId)).life;

  /** What `typed` sealed; null when the person was erased. */
  async readTyped(accountId: string, sealed: string): Promise<Person | null> {
    const typed = { accountId, sealed };
    return unlessErased(await openField(this.#vault, 'InvitationSent', 'sealed', typed));
  }

  /** Gives a person without a name the one that was typed about them. @throws LogUnavailable */
  async introduce(accountId: string, typed: string, cause: AccountCause): Promise<void> {
    const said = await this.readTyped(accountId, typed);
    if (said !== null) await this.nameIfNameless(accountId, said, cause);
  }

  /** Gives a person without a name this one, and their gender with it. @throws LogUnavailable */
  async nameIfNameless(
    accountId: string,
    { firstName = '', lastName = '', gender = null }: Profile,
    cause: AccountCause,
  ): Promise<void> {
    if (`${firstName}${lastName}` === '') return;
    const person = await this.person(accountId);
    if (person === null || `${person.firstName}${person.lastName}` !== '') return;
    const changed = await this.#changed(accountId, person, {
      ...{ firstName, lastName },
      gender: person.gender ?? gender,
    });
    await this.#log.append(
      streamOf.account(accountId),
      [
        asNew(
          { type: 'ProfileChanged', data: { accountId, ...changed } },
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
    return mayBeInvited(await foldAccount(this.#log, accountId), workspaceId);
  }

  /**
   * A `ProfileChanged`: what the account holds now, with this profile. @throws RequestRefused 401
   * when there is no such person, or no more
   */
  async sealProfile(accountId: string, profile: Profile): Promise<SealedProfile> {
    const person = await this.person(accountId);
    if (person === null)
      throw new RequestRefused({
        status: 401,
        code: 'unauthenticated',
        detail: refusalText('nobodyBehind'),
      });
    return this.#changed(accountId, person, profile);
  }

  async #changed(accountId: string, person: Person, profile: Profile): Promise<SealedProfile> {
    const now = { ...person, ...given(profile) };
    return {
      sealed: await this.#seal(accountId, now),
      fields: profileField.options.filter((field) => now[field] !== person[field]),
    };
  }

  #seal(accountId: string, person: Person): Promise<Sealed<Person>> {
    const holder = { accountId };
    return sealField(this.#vault, 'ProfileChanged', 'sealed', holder, person);
  }
}

/** Only what was given: an absent gender stays, null takes it back (PRODUCT 3.4). */
function given({ firstName, lastName, gender }: Profile): Profile {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(gender === undefined ? {} : { gender }),
  };
}

const unlessErased = <V>(opened: Opened<V>): V | null => (opened.erased ? null : opened.value);
