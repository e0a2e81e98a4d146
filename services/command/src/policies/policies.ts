import type { Asker } from './caller.ts';

/**
 * May this command be given? A policy sees the states before the decision, and answers for each
 * kind of caller.
 */
export type Policy<State, Command, Reads = unknown> = (
  asker: Asker,
  state: State,
  command: Command,
  reads: Reads,
) => boolean;

/**
 * People of the team, and programs by an API key of the workspace: which commands those may give,
 * and by which scopes, is asked before (`scopesOfCommand`).
 */
export function teamOnly(asker: Asker): boolean {
  switch (asker.kind) {
    case 'user':
      return asker.role !== null;
    case 'apiKey':
      return asker.active;
    case 'clientUser':
    case 'guest':
    case 'automation':
    case 'provider':
    case 'system':
      return false;
    default:
      return asker satisfies never;
  }
}

/** People of the team, and nothing that acts in their place. */
export const teamInPerson = (asker: Asker): boolean => asker.kind === 'user' && asker.role !== null;

/** Whoever owns the workspace. */
export const ownersOnly = (asker: Asker): boolean =>
  asker.kind === 'user' && asker.role === 'OWNER';

/** The team, and the automations that it has set up. */
export const teamAndAutomations = (asker: Asker): boolean =>
  asker.kind === 'automation' || teamOnly(asker);

/** Signing in is enough: creating a workspace, changing the own profile. */
export function anyPerson(asker: Asker): boolean {
  switch (asker.kind) {
    case 'user':
    case 'clientUser':
      return true;
    case 'guest':
    case 'apiKey':
    case 'automation':
    case 'provider':
    case 'system':
      return false;
    default:
      return asker satisfies never;
  }
}

/** A service that told us of what happened there. */
export const byProvider = ({ kind }: Asker): boolean => kind === 'provider';

/** Somebody at the door of a share, in or not yet. */
export const byGuest = ({ kind }: Asker): boolean => kind === 'guest';

/** Waymark itself, for what follows from what has happened. */
export function systemOnly(asker: Asker): boolean {
  switch (asker.kind) {
    case 'system':
      return true;
    case 'user':
    case 'clientUser':
    case 'guest':
    case 'apiKey':
    case 'automation':
    case 'provider':
      return false;
    default:
      return asker satisfies never;
  }
}
