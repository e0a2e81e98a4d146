import {
  copied,
  milestone,
  module,
  placeholder,
  processCreated,
  task,
} from '../../plan/testing/samples.ts';
import type { ModuleStatus } from '../../plan/modules.ts';
import type { Task } from '../../plan/tasks.ts';
import type { ProcessEvent } from '../../process.ts';
import type { TurnReason, TurnSide } from '../whoseTurn.ts';

/**
 * Every way in which a process may stand with one task that is open, by what whose turn it is hangs
 * on: the status of its module, who has it, what was said about it, and what is around it. Hanna is
 * a user of the client, Ines was invited and has not answered, Dana and Mikkel are of the team,
 * which somebody called `gone` has left. It says what each surface has to say.
 */
const statuses: readonly ModuleStatus[] = ['PENDING', 'ACTIVE', 'PAUSED', 'DONE'];
const holders = ['hanna', 'ines', 'dana', 'gone', null, 'p::it'] as const;
const talks = {
  nothing: {},
  'the client asked': { awaits: 'seller' },
  'the team asked': { awaits: 'client' },
  stuck: { status: 'STUCKED' },
  'stuck, answered': { status: 'STUCKED', awaits: 'client' },
} as const satisfies Record<string, Partial<Task>>;
const arounds = {
  'Mikkel owns it': { owner: 'mikkel', before: false },
  'nobody owns it': { owner: null, before: false },
  'after an active step that is all done': { owner: null, before: true },
} as const;

export type TurnCase = {
  readonly name: string;
  readonly events: readonly ProcessEvent[];
  readonly owner: string | null;
  readonly assignee: string | null;
  readonly side: TurnSide;
  /** The person who has to act, on either side; null where nobody in particular. */
  readonly who: string | null;
  readonly because: TurnReason;
};

type Talk = keyof typeof talks;
type Holder = (typeof holders)[number];
const isClients = (has: Holder) => has === 'hanna' || has === 'ines';

/**
 * The rule again, in the words of PRODUCT 7.4, so that the table does not follow from what it is to
 * test.
 */
function sideOf(status: ModuleStatus, has: Holder, talk: Talk): [TurnSide, TurnReason] {
  if (talk === 'the client asked') return ['seller', 'asked'];
  if (talk === 'the team asked') return ['client', 'askedClient'];
  if (talk === 'stuck') return ['seller', 'stuck'];
  if (status === 'PENDING') return ['nobody', 'notStarted'];
  if (status === 'PAUSED') return ['nobody', 'paused'];
  if (has === null) return ['seller', 'unassigned'];
  if (has === 'p::it') return ['seller', 'unnamed'];
  return [isClients(has) ? 'client' : 'seller', 'assigned'];
}

const whoOf = (side: TurnSide, has: Holder, owner: string | null): string | null => {
  if (side === 'nobody') return null;
  if (side === 'client') return isClients(has) ? has : null;
  return has === 'dana' ? has : owner;
};

export const turnTable: readonly TurnCase[] = statuses.flatMap((status) =>
  holders.flatMap((has) =>
    (Object.keys(talks) as Talk[]).flatMap((talk) =>
      Object.entries(arounds).map(([around, { owner, before }]): TurnCase => {
        const [side, because] = sideOf(status, has, talk);
        const t = task('t', { assignee: has, ...talks[talk] });
        const done = task('d', { moduleId: 'first', assignee: 'dana', status: 'DONE' });
        const first = module('first', { status: 'ACTIVE', weight: 0 }, [{ task: done, weight: 1 }]);
        return {
          name: `${status}, ${has ?? 'nobody'} has it, ${talk}, ${around}`,
          events: [
            processCreated,
            copied({
              milestones: [milestone('a', 1)],
              modules: [
                ...(before ? [first] : []),
                module('m', { status }, [{ task: t, weight: 1 }]),
              ],
              placeholders: [placeholder('p::it')],
            }),
            ...(owner === null
              ? []
              : [
                  {
                    type: 'ProcessOwnerSet' as const,
                    data: { processId: 'p', from: null, to: owner },
                  },
                ]),
          ],
          ...{ owner, assignee: has, side, because },
          who: whoOf(side, has, owner),
        };
      }),
    ),
  ),
);
