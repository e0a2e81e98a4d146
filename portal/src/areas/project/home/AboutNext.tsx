import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import type { TaskRow } from '../../../base/api/reads.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts as pages } from '../../../base/texts/pages.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useModules } from '../../../parts/project/useProject.ts';
import { firstSentence, plainText } from '../../../parts/task/plainText.ts';
import { takes } from '../../../parts/task/takes.ts';

/** Says what a task without words of its own is for: the first sentence of what its module says. */
function ForWhat({ task }: { task: TaskRow }) {
  const modules = useModules(task.planId);
  const module = modules.data?.find(({ id }) => id === task.moduleId);
  const said = firstSentence(plainText(module?.description ?? ''));
  return said !== '' && <p className="excerpt">{said}</p>;
}

/**
 * Says what the next task is for, where its own words do not (`explained`); how long it takes, and
 * for whom it was meant.
 */
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
  const isKnown = role?.kind === 'placeholder' && role.name !== pages().who.somebody;
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
