import type { Client, MemberRole } from '@waymark/events';

/**
 * Who asks, as far as it matters to a policy. `role` is that in the team of the workspace; `client` the client, of
 * those that the command is about, whose user the asker is. Both null: a stranger.
 */
export type Asker = {
  readonly accountId: string;
  readonly role: MemberRole | null;
  readonly client: Client | null;
};

/** May this command be given? A policy sees the state before the decision. */
export type Policy<State, Command> = (
  asker: Asker,
  state: State,
  command: Command,
) => boolean;

export const teamOnly = ({ role }: Asker): boolean => role !== null;
/** Signing in is enough: creating a workspace, changing the own profile. */
export const anyone = (): boolean => true;
