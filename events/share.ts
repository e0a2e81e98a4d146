import { z } from 'zod';
import { eventsOf, type EventOf } from './define.ts';
import { having, without } from './maps.ts';
import { defineNoun } from './noun.ts';
import { everything } from './paths.ts';
import { sealed, type Sealed } from './sealed.ts';
import { phrase } from './telling/phrase.ts';
import { created, day, hasChanged, modified, telling, yesNo } from './telling/telling.ts';

/** What can be shared by a link. */
export const sharedThing = z.object({ kind: z.enum(['process', 'project']), id: z.string() });
export type SharedThing = z.infer<typeof sharedThing>;

/** What the stream of a share is called by: there is one for each thing. */
export const shareStreamId = ({ kind, id }: SharedThing): string => `${kind}_${id}`;

/** `until`: instant from which on nobody comes in any more; null: no end. */
const terms = z.object({ open: z.boolean(), mayWork: z.boolean(), until: z.string().nullable() });
export type ShareTerms = z.infer<typeof terms>;

/**
 * Somebody who came in by the password that is good now. `lookedAt`: instant of their last look.
 */
export type Guest = {
  readonly guestId: string;
  readonly name: Sealed<string>;
  readonly lookedAt: string;
};

/** What is shared by link and password, under which terms and with whom. */
export type Share = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly of: SharedThing;
  readonly clientId: string;
  readonly linkId: string;
  /** Names what the password is held against; it is kept apart. */
  readonly passwordId: string;
  /** Who set the password that is good now; '' where nobody has. */
  readonly by: string;
  /** Instant at which it replaced another; null for the first. */
  readonly changedAt: string | null;
  readonly terms: ShareTerms;
  readonly guests: ReadonlyMap<string, Guest>;
};

const firstTerms: ShareTerms = { open: true, mayWork: true, until: null };
export const noShare: Share = {
  life: 'absent',
  of: { kind: 'process', id: '' },
  clientId: '',
  linkId: '',
  passwordId: '',
  by: '',
  changedAt: null,
  terms: firstTerms,
  guests: new Map(),
};

const dayOf = ({ until }: ShareTerms) => day(until?.slice(0, 10) ?? null);

const define = eventsOf<Share>();
const ofLink = { linkId: z.string(), name: z.string() };

/**
 * A process or a project shared by a link and a password. Stream `share-<workspaceId>_<kind>_<id>`;
 * `name`: of what is shared. Who looks stands here, so that no plan is changed by being looked at.
 */
export const shareEvents = [
  define('SharedByLink', {
    data: z.object({
      ...ofLink,
      of: sharedThing,
      clientId: z.string(),
      /** 128 bits, base64url. */
      token: sealed(z.string(), { by: 'linkId' }),
      passwordId: z.string(),
      by: z.string(),
    }),
    evolve: (_, { of, clientId, linkId, passwordId, by }): Share => ({
      ...noShare,
      ...{ life: 'present', of, clientId, linkId, passwordId, by },
    }),
    touches: () => [everything],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.sharedByLink', name), name, [created('link', name)]),
  }),
  /** Whoever came in by the one before is out. `at`: instant. */
  define('SharePasswordChanged', {
    data: z.object({ ...ofLink, passwordId: z.string(), by: z.string(), at: z.string() }),
    evolve: (state, { passwordId, by, at }): Share => ({
      ...state,
      ...{ passwordId, by, changedAt: at },
      guests: new Map(),
    }),
    touches: () => ['password'],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.sharePasswordChanged', name), name, []),
  }),
  define('ShareTermsSet', {
    data: z.object({ ...ofLink, from: terms, to: terms }),
    evolve: (state, { to }): Share => ({ ...state, terms: to }),
    touches: () => ['terms'],
    reach: 'team',
    tell: ({ name, from, to }) =>
      telling(
        phrase('did.shareTermsSet', name),
        name,
        [
          modified('linkOpen', yesNo(from.open), yesNo(to.open)),
          modified('guestsMayWork', yesNo(from.mayWork), yesNo(to.mayWork)),
          modified('linkUntil', dayOf(from), dayOf(to)),
        ].filter(hasChanged),
      ),
  }),
  define('SharingStopped', {
    data: z.object(ofLink),
    evolve: (state): Share => ({ ...state, life: 'deleted', guests: new Map() }),
    touches: () => [everything],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.sharingStopped', name), name, []),
  }),
  /** `at`: instant. */
  define('GuestCameIn', {
    data: z.object({
      ...ofLink,
      guestId: z.string(),
      guestName: sealed(z.string(), { by: 'guestId' }),
      at: z.string(),
    }),
    evolve: (state, { guestId, guestName, at }): Share => ({
      ...state,
      guests: having(state.guests, guestId, { ...{ guestId, name: guestName, lookedAt: at } }),
    }),
    touches: () => [],
    reach: 'team',
    tell: ({ name }) => telling(phrase('did.guestCameIn', name), name, []),
  }),
  define('GuestLooked', {
    data: z.object({ linkId: z.string(), guestId: z.string(), at: z.string() }),
    evolve: (state, { guestId, at }): Share => {
      const guest = state.guests.get(guestId);
      return guest === undefined
        ? state
        : { ...state, guests: having(state.guests, guestId, { ...guest, lookedAt: at }) };
    },
    touches: () => [],
    reach: 'nobody',
  }),
  /** They have not looked for so long that their name is kept no longer; its key is deleted. */
  define('GuestEnded', {
    data: z.object({ linkId: z.string(), guestId: z.string() }),
    evolve: (state, { guestId }): Share => ({
      ...state,
      guests: without(state.guests, (_, id) => id === guestId),
    }),
    touches: () => [],
    reach: 'nobody',
  }),
] as const;
export type ShareEvent = EventOf<typeof shareEvents>;
export const shareNoun = defineNoun<Share, typeof shareEvents>()({
  kind: 'share',
  heardBy: 'team',
  place: 'workspace',
  initial: noShare,
  events: shareEvents,
  inHistory: true,
  topics: () => ['shares'],
});
export const evolveShare = shareNoun.evolve;

/** Whether the link leads anywhere, at an instant. */
export const isOpen = ({ life, terms: { open, until } }: Share, now: string): boolean =>
  life === 'present' && open && (until === null || now < until);

/** Whether a guest who came by the link is in, at an instant. */
export const isInside = (
  share: Share,
  guest: { readonly linkId: string; readonly guestId: string },
  now: string,
): boolean =>
  isOpen(share, now) && share.linkId === guest.linkId && share.guests.has(guest.guestId);
