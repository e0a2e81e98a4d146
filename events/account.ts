import { z } from 'zod';
import { eventsOf, type EventOf } from './define.ts';
import {
  mailChoice,
  mailStop,
  noMailChoices,
  stopKey,
  withMailChoice,
  type MailChoices,
} from './mailSettings.ts';
import { defineNoun } from './noun.ts';
import { pathTo } from './paths.ts';
import { sealed, type Sealed } from './sealed.ts';

export const gender = z.enum(['FEMALE', 'MALE', 'DIVERSE']);
export type Gender = z.infer<typeof gender>;

/**
 * The languages that a person may choose: those in which everything that people read is written
 * (PRODUCT 3.5).
 */
export const language = z.enum(['en', 'de']);

/**
 * Personal data; stands in events only sealed (see vault). Names may be empty until the person
 * fills in the profile.
 */
export const personSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: gender.nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** What people say of themselves, by field. */
export const profileField = personSchema
  .pick({ firstName: true, lastName: true, gender: true })
  .keyof();
export type ProfileField = z.infer<typeof profileField>;

export type Account = {
  readonly life: 'absent' | 'present' | 'erased';
  readonly accountId: string;
  readonly sealed: Sealed<Person>;
  /** Ids of the workspaces that may not invite them; null stands for all. */
  readonly blocked: ReadonlySet<string | null>;
  /** null: not chosen, so that of their browser. */
  readonly language: z.infer<typeof language> | null;
  readonly mails: MailChoices;
};

export const noAccount: Account = {
  life: 'absent',
  accountId: '',
  sealed: '',
  blocked: new Set(),
  language: null,
  mails: noMailChoices,
};

const define = eventsOf<Account>();
/** Nobody but the person themself changes them, and no history tells of it. */
const ofThemselves = { touches: () => [], reach: 'nobody' } as const;
const sealedPerson = z.object({
  accountId: z.string(),
  sealed: sealed(personSchema, { by: 'accountId' }),
});
const fromWhom = z.object({ accountId: z.string(), workspaceId: z.string().nullable() });

/** A person who signs in. Stream `account-<accountId>`. */
export const accountEvents = [
  define('AccountOpened', {
    ...ofThemselves,
    data: sealedPerson,
    evolve: (state, data) => ({ ...state, life: 'present', ...data }),
  }),
  /** `fields`: those that differ from before, so that two devices may each change their own. */
  define('ProfileChanged', {
    reach: 'nobody',
    data: sealedPerson.extend({ fields: z.array(profileField) }),
    evolve: (state, { accountId, sealed }) => ({ ...state, life: 'present', accountId, sealed }),
    touches: ({ fields }) => fields.map((field) => pathTo.profile(field)),
  }),
  /**
   * They want no invitation any more: from that workspace, or, where it is null, from anybody. The
   * inviting side never learns of it.
   */
  define('InvitationsBlocked', {
    ...ofThemselves,
    data: fromWhom,
    evolve: (state, { workspaceId }) => ({
      ...state,
      blocked: new Set([...state.blocked, workspaceId]),
    }),
  }),
  define('InvitationsAllowed', {
    ...ofThemselves,
    data: fromWhom,
    evolve: (state, { workspaceId }) => ({
      ...state,
      blocked: new Set([...state.blocked].filter((id) => id !== workspaceId)),
    }),
  }),
  define('LanguageChosen', {
    ...ofThemselves,
    data: z.object({ accountId: z.string(), language: language.nullable() }),
    evolve: (state, data) => ({ ...state, language: data.language }),
  }),
  /** They chose a password to sign in by, in place of another or as their first; never which. */
  define('PasswordSet', {
    ...ofThemselves,
    data: z.object({ accountId: z.string() }),
    evolve: (state) => state,
  }),
  define('PasswordDropped', {
    ...ofThemselves,
    data: z.object({ accountId: z.string() }),
    evolve: (state) => state,
  }),
  /**
   * Their key was deleted, and with it what was ever sealed by it: who they were, and what they
   * wrote (PRODUCT 20).
   */
  define('AccountErased', {
    ...ofThemselves,
    data: z.object({ accountId: z.string() }),
    evolve: (state) => ({ ...state, life: 'erased' }),
  }),
  /** Which mails they get when; what is absent stays as it was. */
  define('MailSettingsChanged', {
    ...ofThemselves,
    data: z.object({ accountId: z.string(), choice: mailChoice }),
    evolve: (state, { choice }) => ({ ...state, mails: withMailChoice(state.mails, choice) }),
  }),
  /** The zone of their browser, by which their day goes while they have chosen none. */
  define('TimeZoneNoticed', {
    ...ofThemselves,
    data: z.object({ accountId: z.string(), timeZone: z.string() }),
    evolve: (state, { timeZone }) => ({
      ...state,
      mails: { ...state.mails, zoneNoticed: timeZone },
    }),
  }),
  /** By one click, signed in or not; taken back by `MailsResumed`. */
  define('MailsStopped', {
    ...ofThemselves,
    data: z.object({ accountId: z.string(), stop: mailStop }),
    evolve: (state, { stop }) => ({
      ...state,
      mails: { ...state.mails, stopped: new Map([...state.mails.stopped, [stopKey(stop), stop]]) },
    }),
  }),
  define('MailsResumed', {
    ...ofThemselves,
    data: z.object({ accountId: z.string(), stop: mailStop }),
    evolve: (state, { stop }) => ({
      ...state,
      mails: {
        ...state.mails,
        stopped: new Map([...state.mails.stopped].filter(([key]) => key !== stopKey(stop))),
      },
    }),
  }),
] as const;
export type AccountEvent = EventOf<typeof accountEvents>;
export const accountNoun = defineNoun<Account, typeof accountEvents>()({
  kind: 'account',
  heardBy: 'rows',
  place: 'above',
  initial: noAccount,
  events: accountEvents,
  inHistory: false,
  topics: (type) =>
    // Whom they want no invitation from, and how they read, is nobody else's to notice.
    type === 'AccountOpened' || type === 'ProfileChanged' || type === 'AccountErased'
      ? ['people']
      : [],
});
export const evolveAccount = accountNoun.evolve;

/** Whether a workspace may send them an invitation. */
export const mayBeInvited = ({ blocked }: Account, workspaceId: string) =>
  !blocked.has(null) && !blocked.has(workspaceId);

export type Claim = { readonly owner: string | null };
export const noClaim: Claim = { owner: null };

/**
 * Uniqueness of an e-mail address: the first append to `claim-email_<digest>` wins and names its
 * owner, until they are erased.
 */
export const claimEvents = [
  eventsOf<Claim>()('EmailClaimed', {
    ...ofThemselves,
    data: z.object({ accountId: z.string() }),
    evolve: (_, { accountId }) => ({ owner: accountId }),
  }),
] as const;
export type ClaimEvent = EventOf<typeof claimEvents>;
export const claimNoun = defineNoun<Claim, typeof claimEvents>()({
  kind: 'claim',
  heardBy: 'team',
  place: 'above',
  initial: noClaim,
  events: claimEvents,
  inHistory: false,
  topics: null,
});
export const evolveClaim = claimNoun.evolve;
