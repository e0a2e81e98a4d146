import { copied, module, placeholder, processCreated, task } from '../../plan/testing/samples.ts';
import { evolveProcess, noProcess } from '../../process.ts';
import { turnOrigins, turnReasons, turnSides, type Turn, type TurnOrigin } from '../whoseTurn.ts';
import { actorOf, stepOf, type TurnHappening } from './happening.ts';

/**
 * How it stands with the task `t` of the module `m` of the process `p`, and how it came to be so.
 * Its client `c` has the users Hanna and Tomasz; Dana is of the team `Works`, which somebody called
 * `gone` has left.
 */
export type Situation = {
  readonly name: string;
  readonly happened: readonly TurnHappening[];
  readonly turn: Turn;
  readonly from: TurnOrigin;
  readonly by: string;
  /** By which of what happened it passed on. */
  readonly since: number;
  /** As Dana reads it in English. */
  readonly says: string;
};

/**
 * Takes a row of the table: name, who has the task, what happened, whose turn, because, from + by +
 * since, what it says.
 */
export function situationOf(cells: readonly string[]): Situation {
  const [name = '', assignee = '', steps = '', whose = '', because = '', passed = '', says = ''] =
    cells;
  const dana = actorOf('dana');
  const of = task('t', { assignee: assignee === 'nobody' ? null : assignee });
  const plan = copied({
    modules: [module('m', {}, [{ task: of, weight: 1 }])],
    placeholders: [placeholder('p::it')],
  });
  const happened: TurnHappening[] = [
    { event: processCreated, by: dana },
    { event: plan, by: dana },
  ];
  let process = happened.reduce((state, { event }) => evolveProcess(state, event), noProcess);
  for (const step of steps === '' ? [] : steps.split(', ')) {
    const next = stepOf(step)(process.plan.tasks.get('t')!, process.plan.modules.get('m')!);
    process = evolveProcess(process, next.event);
    happened.push(next);
  }
  const [side, who = null] = whose.split(' ');
  const [from, by = '', since] = passed.split(' ');
  return {
    ...{ name, happened, by, says, since: Number(since) + 1 },
    turn: { side: oneOf(turnSides, side), who, because: oneOf(turnReasons, because) },
    from: oneOf(turnOrigins, from),
  };
}

function oneOf<One extends string>(all: readonly One[], word: string | undefined): One {
  const found = all.find((one) => one === word);
  if (found === undefined) throw new Error(`the table of situations says ${word}`);
  return found;
}
