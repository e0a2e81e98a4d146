import type { EventLog } from '@waymark/events/log';
import {
  evolveAccount,
  evolveBlueprint,
  evolveClient,
  evolveProcess,
  evolveProject,
  evolveWorkspace,
  noAccount,
  noBlueprint,
  noClient,
  noProcess,
  noProject,
  noWorkspace,
  parseEvent,
} from '@waymark/events';

/** How a stream becomes a state: where it begins and how each event changes it. */
export type Fold<State> = {
  readonly initial: State;
  readonly evolve: (state: State, event: never) => State;
};

export const folds = {
  account: { initial: noAccount, evolve: evolveAccount },
  workspace: { initial: noWorkspace, evolve: evolveWorkspace },
  client: { initial: noClient, evolve: evolveClient },
  project: { initial: noProject, evolve: evolveProject },
  blueprint: { initial: noBlueprint, evolve: evolveBlueprint },
  process: { initial: noProcess, evolve: evolveProcess },
} as const;

/** A stream folded from its beginning, up to a revision if one is given, for what no kept state holds. @throws what `readStream` of the log throws */
export async function foldAnew<State>(
  log: EventLog,
  stream: string,
  { initial, evolve }: Fold<State>,
  to?: bigint,
): Promise<State> {
  let state = initial;
  for await (const recorded of log.readStream(
    stream,
    to === undefined ? {} : { to },
  ))
    state = evolve(state, parseEvent(recorded) as never);
  return state;
}
