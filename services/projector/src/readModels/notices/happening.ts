import {
  audienceOf,
  followersOfTask,
  personKind,
  actsForClient,
  personOf,
  type Audience,
  type Module,
  type Process,
  type TalkSide,
  type Task,
} from '@waymark/events';
import type { NoticeRow } from '@waymark/api';
import type { KnownEvent } from '../model/readModel.ts';

/** Something that people are told of. */
export type Happening = {
  readonly kind: NoticeRow['kind'];
  readonly moduleId: string | null;
  readonly taskId: string | null;
  /** The message, note or reason. */
  readonly saidId: string | null;
  /** INTERN: nobody but the team may know of it. */
  readonly audience: Audience;
  /** Whoever did it is not told. */
  readonly by: string | null;
  readonly bySide: TalkSide | null;
  /** Accounts. */
  readonly to: readonly string[];
  /** The side whose people are told; null: both. */
  readonly side: TalkSide | null;
  /** Where nobody of the team would be told, the owners of the workspace are. */
  readonly orOwners: boolean;
};

/**
 * The same, of which everything but the kind and whom it concerns follows from where it happened.
 */
export type PartialHappening = Pick<Happening, 'kind' | 'to'> & Partial<Happening>;

type ModuleOfNotice = Pick<Module, 'moduleId' | 'audience'>;

/** The place of something about a task: its module, seen as the task is. */
export const placeOf = (module: Module, task: Task): ModuleOfNotice => ({
  moduleId: module.moduleId,
  audience: audienceOf(task, module),
});

export function happening(
  event: KnownEvent,
  module: ModuleOfNotice | null,
  told: PartialHappening,
): Happening {
  const audience = module?.audience ?? 'INTERN';
  return {
    moduleId: module?.moduleId ?? null,
    taskId: null,
    saidId: null,
    audience,
    by: personOf(event.metadata.actor),
    bySide: sideOf(event),
    side: (told.audience ?? audience) === 'INTERN' ? 'seller' : null,
    orOwners: false,
    ...told,
  };
}

export function sideOf({ metadata: { actor } }: KnownEvent): TalkSide | null {
  if (actsForClient(actor)) return 'client';
  return actor.kind === 'user' ? 'seller' : null;
}

export const accounts = (people: readonly (string | null)[]): string[] =>
  [...new Set(people.filter((one) => one !== null && personKind(one) === 'account'))] as string[];

/** The people who look after a task, on either side. */
export const lookingAfter = (
  process: Process,
  task: Pick<Task, 'followers' | 'moduleId'>,
): string[] =>
  accounts([
    ...followersOfTask(process, task),
    ...(process.plan.modules.get(task.moduleId)?.participants ?? []),
    process.owner,
  ]);
