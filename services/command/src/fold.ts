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
