import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  isInside,
  isOpen,
  type Sealed,
  type Share,
  type ShareEvent,
  type SharedThing,
} from '@waymark/events';
import { DecisionRefused, present, unless, type Context } from '../../decisions/decision.ts';

/** A process or project, as far as sharing it goes. */
export type Shared = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly clientId: string;
  readonly name: string;
};

/** What was kept apart of a password, and of the link where it is a new one. */
export type KeptSecrets = {
  readonly passwordId: string;
  readonly link: { readonly linkId: string; readonly token: Sealed<string> } | null;
};

/**
 * A look is noted once in so long, in milliseconds: what somebody opens within it is the same look.
 */
const LOOK_MS = 10 * 60_000;

const there = (shared: Shared, { kind }: SharedThing) =>
  present(shared, kind === 'process' ? 'execution' : 'project');

/** `by`: who sets it. */
export function setSharePassword(
  state: Share,
  { of }: Pick<Command<'SetSharePassword'>, 'of'>,
  shared: Shared,
  { passwordId, link }: KeptSecrets,
  { now, by }: Pick<Context, 'now'> & { readonly by: string },
): ShareEvent[] {
  there(shared, of);
  const { name, clientId } = shared;
  if (link === null) {
    const { linkId } = state;
    const data = { linkId, name, passwordId, by, at: now };
    return [{ type: 'SharePasswordChanged', data }];
  }
  const data = { ...link, name, of, clientId, passwordId, by };
  return [{ type: 'SharedByLink', data }];
}

export function setShareTerms(
  state: Share,
  { of, ...given }: Command<'SetShareTerms'>,
  shared: Shared,
  { now }: Pick<Context, 'now'>,
): ShareEvent[] {
  there(shared, of);
  present(state, 'link');
  const { linkId, terms: from } = state;
  const to = {
    open: given.open ?? from.open,
    mayWork: given.mayWork ?? from.mayWork,
    until:
      given.until == null
        ? given.until === null
          ? null
          : from.until
        : new Date(given.until).toISOString(),
  };
  const same = from.open === to.open && from.mayWork === to.mayWork && from.until === to.until;
  if (to.until !== from.until && to.until !== null && to.until <= now)
    throw new DecisionRefused('invalid', 'link-end-passed', refusalText('linkEndPassed'), 'until');
  const { name } = shared;
  return unless(same, { type: 'ShareTermsSet', data: { linkId, name, from, to } });
}

/** Of what was deleted too. */
export function stopSharing(
  state: Share,
  _: Command<'StopSharing'>,
  { name }: Shared,
): ShareEvent[] {
  present(state, 'link');
  return [{ type: 'SharingStopped', data: { linkId: state.linkId, name } }];
}

/** Who has said a name and the password that is named; it must still be the one that is good. */
export function enterShare(
  state: Share,
  given: {
    readonly linkId: string;
    readonly passwordId: string;
    readonly guestId: string;
    readonly guestName: Sealed<string>;
  },
  shared: Shared,
  { now }: Pick<Context, 'now'>,
): ShareEvent[] {
  const { linkId, passwordId, guestId, guestName } = given;
  there(shared, state.of);
  if (!isOpen(state, now) || state.linkId !== linkId || state.passwordId !== passwordId)
    throw new DecisionRefused('notFound', 'link-not-found', refusalText('linkLeadsNowhere'));
  const { name } = shared;
  const data = { linkId, name, guestId, guestName, at: now };
  return [{ type: 'GuestCameIn', data }];
}

export function lookAtShare(
  state: Share,
  guest: { readonly linkId: string; readonly guestId: string },
  { now }: Pick<Context, 'now'>,
): ShareEvent[] {
  const { linkId, guestId } = guest;
  const before = state.guests.get(guestId)?.lookedAt;
  if (!isInside(state, guest, now) || before === undefined)
    throw new DecisionRefused('notFound', 'link-not-found', refusalText('linkLeadsNowhere'));
  return unless(Date.parse(now) - Date.parse(before) < LOOK_MS, {
    type: 'GuestLooked',
    data: { linkId, guestId, at: now },
  });
}
