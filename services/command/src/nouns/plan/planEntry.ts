import { refusalText } from '@waymark/api/problems';
import type { PlanRef } from '@waymark/api';
import {
  blockFileTypes,
  blockKinds,
  streamOf,
  type BlueprintEvent,
  type FileBlockKind,
  type OwnContent,
  type OwnText,
  type PersonRef,
  type PlanEvent,
  type Project,
  type Workspace,
  nouns,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import { DecisionRefused, type Context } from '../../decisions/decision.ts';
import { besideFiles, filesForBlocks, type FilesRead } from '../../decisions/carriedFiles.ts';
import { teamAndAutomations, type Policy } from '../../policies/policies.ts';
import type { PayloadSchema } from '../../payloads/payloadSchema.ts';
import { entry, type AnyEntry } from '../commandEntry.ts';
import type { CloneSource } from './copying/cloneModule.ts';
import type { PlanHolder } from './holder.ts';
import { knownIn } from './persons.ts';
import { commandAsWritten } from './references/commandAsWritten.ts';
import { pastOf, type Past } from '../../decisions/past.ts';
import { isInSteps, type Steps } from '../../decisions/steps.ts';
import { withTeamsOwnInSteps } from './tasks/teamsOwn.ts';

export type InPlan = { plan: PlanRef };
type Decide<C> = (
  holder: PlanHolder,
  command: C,
  context: Context & { readonly workspace: Workspace },
  known: (ref: PersonRef) => boolean,
  /** What `opens` named. */
  opened: string | null,
) => BlueprintEvent[] | Steps<BlueprintEvent[]>;

/** Where a plan is kept, and whose client's users may be asked for. */
export const planStream = {
  stream: ({ plan }: InPlan, { workspaceId }: { workspaceId: string }) =>
    streamOf[plan.kind](workspaceId, plan.id),
  fold: ({ plan }: InPlan) => nouns[plan.kind] as Fold<PlanHolder>,
  client: (state: PlanHolder) =>
    state.kind !== 'blueprint' && state.life === 'present' ? state.clientId : null,
};

type Further<C> = {
  /** Default: the team and its automations. */
  readonly policy?: Policy<PlanHolder, C>;
  /** True where mails may follow in a process or on a board; in a blueprint none do. */
  readonly mails?: (command: C) => boolean;
  /** What the command says a block holds; its files are read beside the plan. */
  readonly shows?: (command: C) => OwnContent;
  /** What stands there now, to be held against what is given; null: nothing. */
  readonly opens?: (holder: PlanHolder, command: C) => OwnText | null;
  /** True for what jobs and their tasks know too; else a project's board refuses it. */
  readonly onBoard?: boolean;
  /** True for what writes texts of the plan, in which variables may stand. */
  readonly writes?: boolean;
};

function notOnBoard(holder: PlanHolder): asserts holder is Exclude<PlanHolder, Project> {
  if (holder.kind === 'project')
    throw new DecisionRefused('conflict', 'not-on-board', refusalText('notOnBoard'), 'plan');
}

/**
 * Refuses files that were not brought for a block of this kind; what the plan shows already stays,
 * though it may be erased by now.
 */
function showable(
  { plan }: PlanHolder,
  content: OwnContent,
  reads: Parameters<typeof filesForBlocks>[1],
): void {
  const { type } = content;
  if (!(type in blockFileTypes)) return;
  const shown = new Set(
    [...plan.blocks.values()].flatMap(({ content: held }) =>
      held.type === type ? blockKinds.filesOf(held) : [],
    ),
  );
  filesForBlocks(
    blockKinds.filesOf(content).filter((fileId) => !shown.has(fileId)),
    reads,
    blockFileTypes[type as FileBlockKind],
  );
}

/**
 * An entry for a change inside a plan, of a blueprint or of a process alike, and on a project's
 * board where that is said.
 */
export const inPlan = <C extends InPlan>(
  schema: PayloadSchema<C>,
  decide: Decide<C>,
  {
    policy = teamAndAutomations,
    mails,
    shows,
    opens = () => null,
    onBoard = false,
    writes = false,
  }: Further<C> = {},
): AnyEntry =>
  entry<C, PlanHolder, FilesRead, string | null>({
    ...planStream,
    schema,
    policy,
    prepare: (command, accounts, _, state) => {
      const text = opens(state, command);
      return text === null ? Promise.resolve(null) : accounts.openText(text);
    },
    ...(shows && {
      reads: (command, workspaceId) => besideFiles(blockKinds.filesOf(shows(command)), workspaceId),
    }),
    ...(mails && { mails: (command) => command.plan.kind !== 'blueprint' && mails(command) }),
    *decide(state, command, around) {
      if (!onBoard) notOnBoard(state);
      if (shows) showable(state, shows(command), around.reads);
      const written = writes ? commandAsWritten(state, command) : command;
      const decision = decide(state, written, around, knownIn(state, around), around.prepared);
      const events = isInSteps(decision) ? yield* decision : decision;
      return yield* withTeamsOwnInSteps(state, events, around.client);
    },
  });

/** An entry for what comes from a plan, the same one or another, into one. */
export const betweenPlans = <C extends InPlan & { from: InPlan }>(
  schema: PayloadSchema<C>,
  decide: (
    holder: PlanHolder,
    command: C,
    context: Context,
    source: CloneSource,
  ) => BlueprintEvent[],
): AnyEntry =>
  entry<C, PlanHolder, { source: PlanHolder }>({
    ...planStream,
    schema,
    policy: teamAndAutomations,
    hard: true,
    reads: ({ from }, workspaceId) => ({
      source: { stream: planStream.stream(from, { workspaceId }), fold: planStream.fold(from) },
    }),
    decide(state, command, around) {
      const { state: holder, revision } = around.reads.source;
      notOnBoard(state);
      notOnBoard(holder);
      return decide(state, command, around, {
        holder,
        revision: revision ?? 0n,
        workspace: around.workspace,
      });
    },
  });

/** An entry for what puts something back: decided on the plan and on its past. */
export const fromPast = <C extends InPlan>(
  schema: PayloadSchema<C>,
  decide: (holder: PlanHolder, command: C, past: Past) => PlanEvent[],
): AnyEntry =>
  entry<C, PlanHolder>({
    ...planStream,
    schema,
    policy: teamAndAutomations,
    past: ({ plan }) => pastOf(plan),
    decide: (state, command, { past }) => decide(state, command, past),
  });
