import { jobBoard } from '../jobs.ts';
import { personKind } from '../plan/personKind.ts';
import type { Module, Modules } from '../plan/modules.ts';
import { audienceOf } from '../plan/seenByClients.ts';
import type { Task } from '../plan/tasks.ts';
import { isHeld, type HeldFacts } from './isHeld.ts';

/** Why the turn is whose it is. */
export const turnReasons = [
  /** It is finished: nobody has to act. */
  'done',
  /** Its module has not begun, or on a project's board it waits to be added. */
  'notStarted',
  /** Its module is paused. */
  'paused',
  /** What it is done with is not there: a booking page, a form. */
  'held',
  /** Whoever has it cannot go on: the seller helps. */
  'stuck',
  /** The client asked something: the seller answers. */
  'asked',
  /** The team asked something: the client answers. */
  'askedClient',
  /** Nobody has it: the seller finds somebody. */
  'unassigned',
  /** It belongs to a placeholder or role that nobody fills yet: the seller names somebody. */
  'unnamed',
  /** A client's user has it, but clients do not see it: the seller shows it or takes it. */
  'hidden',
  /** The assignee has to act. */
  'assigned',
] as const;
export type TurnReason = (typeof turnReasons)[number];

/** Why it was whose turn it was before; `new` where there was no such task. */
export const turnOrigins = [
  'new',
  /** A question was waiting, and the seller said that it needs no answer. */
  'waived',
  /** It was done, and the team asked for a change of what was sent. */
  'changeAsked',
  ...turnReasons.filter((reason) => reason !== 'hidden'),
] as const;
export type TurnOrigin = 'new' | 'waived' | 'changeAsked' | Exclude<TurnReason, 'hidden'>;

/**
 * Seller and client are the sides of a process; what has not begun, rests, is held or is done is
 * nobody's.
 */
export const turnSides = ['client', 'seller', 'nobody'] as const;
export type TurnSide = (typeof turnSides)[number];

/** `milestoneId` is left out where no job is meant. */
type ModuleFacts = Pick<Module, 'status' | 'audience'> & Partial<Pick<Module, 'milestoneId'>>;

/** What the turn of a task follows from; a task whose module is unknown counts as not begun. */
export type TurnFacts = Pick<Task, 'status' | 'assignee' | 'awaits'> &
  Partial<Pick<Task, 'active' | 'mandatory'>> &
  HeldFacts & { readonly module: ModuleFacts | undefined };

/**
 * The same of a task in its plan: to the client, one that they do not see is as in a module that
 * they do not see.
 */
export const turnFactsOf = (plan: { readonly modules: Modules }, task: Task): TurnFacts =>
  turnFactsIn(plan.modules.get(task.moduleId), task);

/** The same of a task in a module. */
export const turnFactsIn = (module: Module | undefined, task: Task): TurnFacts => ({
  ...task,
  module: module && { ...module, audience: audienceOf(task, module) },
});

/**
 * Why a task is whose turn it is, as far as its plan tells (PRODUCT 7.4). What was asked, and what
 * is stuck until it is answered, is the seller's whatever its module does: somebody waits. What the
 * team asked is the client's, whoever has the task, where clients see it. A task opened again in a
 * module that was finished is its assignee's; what is left of a finished job, which need not have
 * been done, is nobody's.
 */
export function turnReason({
  status,
  assignee,
  awaits,
  active = true,
  mandatory = true,
  module,
  ...done
}: TurnFacts): Exclude<TurnReason, 'hidden'> {
  if (awaits === 'seller') return 'asked';
  if (isAskedOfClient({ status, awaits, module })) return 'askedClient';
  if (status === 'DONE') return 'done';
  if (status === 'STUCKED' && awaits === null) return 'stuck';
  if (module === undefined || module.status === 'PENDING' || !active) return 'notStarted';
  if (isLeftOfJob(module, mandatory)) return 'done';
  if (module.status === 'PAUSED') return 'paused';
  if (isHeld(done)) return 'held';
  if (assignee === null) return 'unassigned';
  return personKind(assignee) === 'account' ? 'assigned' : 'unnamed';
}

/** Not what was answered while it was stuck: that is as if it were not stuck. */
const isAskedOfClient = ({ status, awaits, module }: TurnQuestion) =>
  awaits === 'client' && status !== 'STUCKED' && module?.audience === 'EXTERN';
type TurnQuestion = Pick<TurnFacts, 'status' | 'awaits' | 'module'>;

const isLeftOfJob = ({ status, milestoneId }: ModuleFacts, mandatory: boolean) =>
  status === 'DONE' && milestoneId === jobBoard && !mandatory;

/**
 * Whose turn a task is: a side, the person of it who has to act (null where the side finds one),
 * and why.
 */
export type Turn = {
  readonly side: TurnSide;
  readonly who: string | null;
  readonly because: TurnReason;
};

/**
 * Whose turn a task is (PRODUCT 7.4): exactly one answer for every task.
 * @param ofClient whether an account is a user of the process's client; everybody else is the
 * seller's
 */
export function whoseTurn(facts: TurnFacts, ofClient: (accountId: string) => boolean): Turn {
  const because = turnReason(facts);
  switch (because) {
    case 'done':
    case 'notStarted':
    case 'paused':
    case 'held':
      return { side: 'nobody', who: null, because };
    case 'stuck':
    case 'asked':
    case 'unassigned':
    case 'unnamed':
      return { side: 'seller', who: null, because };
    case 'askedClient': {
      const who = facts.assignee;
      return { side: 'client', who: isOf(ofClient, who) ? who : null, because };
    }
    case 'assigned': {
      const who = facts.assignee;
      if (who === null || !ofClient(who)) return { side: 'seller', who, because };
      return facts.module?.audience === 'EXTERN'
        ? { side: 'client', who, because }
        : { side: 'seller', who: null, because: 'hidden' };
    }
    default:
      return because satisfies never;
  }
}

const isOf = (of: (accountId: string) => boolean, who: string | null) => who !== null && of(who);

/** Who of the seller may act: whether somebody is of the team, and who answers for the process. */
export type SellersPeople = {
  readonly ofTeam: (accountId: string) => boolean;
  readonly owner: string | null;
};

/**
 * The person who has to act (PRODUCT 7.5): of the client who it is; of the seller whoever has the
 * task, else the owner of the process; null where that is nobody.
 */
export const whoActs = (
  { side, who }: Pick<Turn, 'side' | 'who'>,
  assignee: string | null,
  { ofTeam, owner }: SellersPeople,
): string | null =>
  side === 'seller' ? ([assignee, owner].find((one) => isOf(ofTeam, one)) ?? null) : who;

/**
 * Whether the turn of a task passed on between two moments: another reason, or another assignee who
 * has to act.
 * @param before undefined while there was no such task
 */
export const turnPassed = (before: TurnFacts | undefined, after: TurnFacts): boolean => {
  if (before === undefined) return true;
  const because = turnReason(after);
  return (
    turnReason(before) !== because ||
    ((because === 'assigned' || because === 'askedClient') && before.assignee !== after.assignee)
  );
};
