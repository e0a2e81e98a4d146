import { type Fold } from '@waymark/log';
import type {
  Answer,
  Answers,
  Client,
  DomainEvent,
  MessageWords,
  NoteWords,
  OwnText,
  Sealed,
  SealedAnswer,
  SharedThing,
  StrangeSender,
  Workspace,
} from '@waymark/events';
import type { Command as CommandOf, ImportDraft } from '@waymark/api';
import type { Context } from '../decisions/decision.ts';
import type { PayloadSchema } from '../payloads/payloadSchema.ts';
import type { Past } from '../decisions/past.ts';
import type { Steps } from '../decisions/steps.ts';
import type { Profile, SealedProfile } from '../identity/accounts.ts';
import type { Folded } from '../streams/streamCache.ts';
import type { Caller } from '../policies/caller.ts';
import type { Policy } from '../policies/policies.ts';

/**
 * Somebody who is to be invited: the account behind the address, and what was typed about them,
 * sealed with its key.
 */
export type Invited = { readonly accountId: string; readonly sealed: string };

/**
 * Accounts as commands need them: whoever is named by an address gets one; personal data is sealed
 * before it is an event.
 */
export type AccountDirectory = {
  /**
   * The account behind the address, opened when there is none yet; what is typed about the person
   * changes nothing of it.
   * @throws RequestRefused 429 when too many were invited
   */
  invite(email: string, profile?: Profile): Promise<Invited>;
  /** @throws RequestRefused 429 when the person was mailed often enough */
  mayRemind(accountId: string): Promise<void>;
  /** Gives a person who has no name yet the one that their invitation says. */
  introduce(accountId: string, sealed: string): Promise<void>;
  /** The account behind the address; null when there is none. */
  find(email: string): Promise<string | null>;
  /** The person with these names; the address stays. */
  sealProfile(accountId: string, profile: Profile): Promise<SealedProfile>;
  /** What a person says, sealed with their key. @throws PersonErased */
  sealMessage(accountId: string, words: MessageWords): Promise<Sealed<MessageWords>>;
  sealFileName(accountId: string, name: string): Promise<Sealed<string>>;
  /** With a key of the workspace's own. */
  sealBookingKey(workspaceId: string, key: string): Promise<Sealed<string>>;
  /** Makes the token of a link, by which it is found from now on. */
  keepShareToken(linkId: string, of: SharedThing): Promise<Sealed<string>>;
  /** Keeps what a password is held against. */
  keepSharePassword(passwordId: string, password: string): Promise<void>;
  sealGuestName(guestId: string, name: string): Promise<Sealed<string>>;
  /** Keeps the digest of the key by which the servers of other sites ask for tickets of a form. */
  keepFrameKey(keyId: string, formId: string, key: string): Promise<void>;
  /** What was opened by this key is over. */
  endFrames(keyId: string): Promise<void>;
  /**
   * Keep what an API key is checked by, and of its text the digest. False where another key has the
   * id or the text.
   */
  keepApiKey(key: ApiKeyToKeep): Promise<boolean>;
  keepApiKeyText(key: ApiKeyText, previousUntil: string | null): Promise<boolean>;
  endApiKey(keyId: string): Promise<void>;
  /** Each with their key, by question. @throws PersonErased */
  sealAnswers(accountId: string, answers: Answers): Promise<ReadonlyMap<string, Sealed<Answer>>>;
  /** What was answered, without that of whoever was erased. */
  openAnswers(fields: ReadonlyMap<string, SealedAnswer>): Promise<Answers>;
  sealWords(accountId: string, words: readonly string[]): Promise<readonly Sealed<string>[]>;
  /** What somebody gives where texts of nobody may stand too. @throws PersonErased */
  sealText(accountId: string, text: string): Promise<OwnText>;
  /** What stands there; null where whoever gave it was erased. */
  openText(text: OwnText): Promise<string | null>;
  sealNote(accountId: string, note: NoteWords): Promise<Sealed<NoteWords>>;
  /**
   * A mail of somebody who has no account here, sealed with a key of its own; `digest` stands for
   * the address.
   */
  sealReply(messageId: string, reply: StrangeReply): Promise<SealedReply>;
};

/** The text of an API key of the workspace. */
type ApiKeyText = { readonly keyId: string; readonly key: string };
export type ApiKeyToKeep = ApiKeyText & {
  readonly scopes: readonly string[];
  readonly until: string | null;
};

/** A mail of a stranger. */
export type StrangeReply = { readonly from: StrangeSender; readonly words: MessageWords };
export type SealedReply = {
  readonly digest: string;
  readonly from: Sealed<StrangeSender>;
  readonly words: Sealed<MessageWords>;
};

/** What documents and drafts become before a plan is made of them. */
export type Drafts = {
  /** @throws ImportRefused; RequestRefused when too much of theirs waits already */
  read(
    document: Pick<DraftSource, 'source' | 'fileName' | 'shape'>,
    onBehalf: { readonly workspaceId: string; readonly accountId: string },
  ): Promise<{ readonly title: string; readonly draft: ImportDraft }>;
  /** Its rich texts made safe. */
  clean(draft: ImportDraft): ImportDraft;
  nameOfFile(fileName: string): string;
};
type DraftSource = CommandOf<'ImportBlueprint'>;

/** What is prepared with before a decision. */
export type Tools = AccountDirectory & { readonly drafts: Drafts };

/** What a decision may look at beside the state of its own stream. */
export type DecisionContext<Reads, Prepared> = Context & {
  readonly workspace: Workspace;
  /** The client that the command is about; absent where there is none. */
  readonly client: Client;
  readonly reads: { readonly [K in keyof Reads]: Folded<Reads[K]> };
  readonly prepared: Prepared;
  /** Empty unless the entry asks for it. */
  readonly past: Past;
};

/** One line of the command table. */
export type CommandEntry<Command, State, Reads = object, Prepared = undefined> = {
  readonly schema: PayloadSchema<Command>;
  readonly stream: (command: Command, context: { workspaceId: string; caller: Caller }) => string;
  readonly fold: (command: Command) => Fold<State>;
  readonly policy: Policy<State, Command, { readonly [K in keyof Reads]: Folded<Reads[K]> }>;
  /** Which client the command is about, so that its users may be asked for. */
  readonly client?: (
    state: State,
    command: Command,
    reads: { [K in keyof Reads]: Folded<Reads[K]> },
  ) => string | null;
  readonly reads?: (
    command: Command,
    workspaceId: string,
  ) => { [K in keyof Reads]: { stream: string; fold: Fold<Reads[K]> } };
  /**
   * How the stream's whole history is folded for what its state no longer holds. It is read anew
   * for each such command, so that nothing which is gone has to be kept in memory.
   */
  readonly past?: (command: Command) => Fold<Past>;
  /**
   * Work that no pure decision can do, after the policy has agreed; it refuses what must not leave
   * an account behind.
   */
  readonly prepare?: (
    command: Command,
    tools: Tools,
    context: Context,
    state: State,
    reads: { readonly [K in keyof Reads]: Folded<Reads[K]> },
  ) => Promise<Prepared>;
  readonly decide: (
    state: State,
    command: Command,
    around: DecisionContext<Reads, Prepared>,
  ) => DomainEvent[] | Steps<DomainEvent[]>;
  /** A field of the payload that is kept nowhere, not even as a part of a digest. */
  readonly secret?: string;
  /** True for commands that stand above all workspaces. */
  readonly everywhere?: boolean;
  /**
   * True where it copies whole plans: a processor's tenth of a second, or more. What is decided on
   * a past is hard too.
   */
  readonly hard?: boolean;
  /**
   * True where mails may follow, of which only so many are let pass. Invitations have limits of
   * their own.
   */
  readonly mails?: (command: Command) => boolean;
};

/**
 * The table holds entries of all kinds; what a kind knows of its own state is checked where the
 * entry is written.
 */
export type AnyEntry = CommandEntry<unknown, unknown, Record<string, unknown>, unknown>;

export const entry = <Command, State, Reads = object, Prepared = undefined>(
  definition: CommandEntry<Command, State, Reads, Prepared>,
): AnyEntry => definition as unknown as AnyEntry;
