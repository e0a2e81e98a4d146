import type { TaskRow } from '../api/reads.ts';
import type { Directory } from '../project/who.ts';
import { LaterWork } from '../taskTypes/laterWork.tsx';
import { AtHand } from './AtHand.tsx';
import { WhoseTurn } from './WhoseTurn.tsx';

/** What stands below a task's words and comes once they are read: what is at hand for it, where it is done, and whose turn it is. */
export const BelowTask = (props: { task: TaskRow; whoIs: Directory }) => (
  <>
    <AtHand task={props.task} />
    <LaterWork task={props.task} />
    <WhoseTurn {...props} />
  </>
);
