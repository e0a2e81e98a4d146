import { z } from 'zod';
import { defineEvent } from './define.ts';

export const gender = z.enum(['FEMALE', 'MALE', 'DIVERSE']);
export type Gender = z.infer<typeof gender>;

/** Personal data; stands in events only sealed (see vault). Names may be empty until the person fills in the profile. */
export const personSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: gender.nullable(),
});
export type Person = z.infer<typeof personSchema>;

const fromWhom = {
  accountId: z.string(),
  workspaceId: z.string().nullable(),
};

/** A person who signs in. `sealed` holds a Person. Stream `account-<accountId>`. */
export const accountEventSchemas = [
  defineEvent(
    'AccountOpened',
    z.object({ accountId: z.string(), sealed: z.string() }),
  ),
  defineEvent(
    'ProfileChanged',
    z.object({ accountId: z.string(), sealed: z.string() }),
  ),
  /** They want no invitation any more: from that workspace, or, where it is null, from anybody. The inviting side never learns of it. */
  defineEvent('InvitationsBlocked', z.object(fromWhom)),
  defineEvent('InvitationsAllowed', z.object(fromWhom)),
] as const;
export type AccountEvent = z.infer<(typeof accountEventSchemas)[number]>;

/** Uniqueness of an e-mail address: the first append to `claim-email_<digest>` wins and names its owner. */
export const claimEventSchemas = [
  defineEvent('EmailClaimed', z.object({ accountId: z.string() })),
] as const;
export type ClaimEvent = z.infer<(typeof claimEventSchemas)[number]>;

export type Account = {
  readonly life: 'absent' | 'present';
  readonly accountId: string;
  readonly sealed: string;
  /** Ids of the workspaces that may not invite them; null stands for all. */
  readonly blocked: ReadonlySet<string | null>;
};

export const noAccount: Account = {
  life: 'absent',
  accountId: '',
  sealed: '',
  blocked: new Set(),
};

export function evolveAccount(state: Account, event: AccountEvent): Account {
  switch (event.type) {
    case 'AccountOpened':
    case 'ProfileChanged':
      return { ...state, life: 'present', ...event.data };
    case 'InvitationsBlocked':
      return {
        ...state,
        blocked: new Set([...state.blocked, event.data.workspaceId]),
      };
    case 'InvitationsAllowed':
      return {
        ...state,
        blocked: new Set(
          [...state.blocked].filter((id) => id !== event.data.workspaceId),
        ),
      };
  }
}

/** Whether a workspace may send them an invitation. */
export const mayBeInvited = ({ blocked }: Account, workspaceId: string) =>
  !blocked.has(null) && !blocked.has(workspaceId);

export type Claim = { readonly owner: string | null };
export const noClaim: Claim = { owner: null };
export const evolveClaim = (_: Claim, event: ClaimEvent): Claim => ({
  owner: event.data.accountId,
});
