import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import type { TaskRow } from '../api/reads.ts';
import type { Directory } from '../project/who.ts';
import { texts as pages } from '../texts/pages.ts';
import { texts } from '../texts/steps.ts';
import { ForWhat } from './ForWhat.tsx';
import { takes } from '../task/takes.ts';

/** What the next task is for, where its own words do not say so (`explained`); how long it takes, and for whom it was meant. */
export function AboutNext({
  task,
  whoIs,
  explained,
}: {
  task: TaskRow;
  whoIs: Directory;
  explained: boolean;
}) {
  const { duration, assignedThrough } = task;
  // Rows that a device has kept since before say neither.
  const role = assignedThrough == null ? undefined : whoIs(assignedThrough);
  const isKnown =
    role?.kind === 'placeholder' && role.name !== pages().who.somebody;
  return (
    <>
      {!explained && <ForWhat task={task} />}
      {(duration != null || isKnown) && (
        <p className="next-facts num">
          {duration != null && (
            <span>
              <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
              {takes(duration)}
            </span>
          )}
          {isKnown && (
            <span>
              <Users size={16} strokeWidth={1.75} aria-hidden="true" />
              {texts().next.best(role.name)}
            </span>
          )}
        </p>
      )}
    </>
  );
}
