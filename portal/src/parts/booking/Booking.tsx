import { hasNoPage } from '@waymark/events/isHeld';
import { Alert } from '../../base/page/Alert.tsx';
import type { TaskRow } from '../../base/api/reads.ts';
import { describeError } from '../../base/api/problem.ts';
import { useWho } from '../project/useProject.ts';
import { useMayAct } from '../task/mayAct.ts';
import { useAct } from '../task/useAct.ts';
import type { ContentOfTask } from '../task/contentOfTask.ts';
import { texts } from '../../base/texts/acts.ts';
import { tell } from '../../base/toast/toasts.ts';
import { BookedTime } from './BookedTime.tsx';
import { BookingFrame } from './BookingFrame.tsx';
import './booking.css';

/**
 * A time is booked in the task itself; once it is, the task is done and says when (PRODUCT 16.1).
 */
export default function Booking({
  task,
  content,
}: {
  task: TaskRow;
  content: ContentOfTask<'schedule'>;
}) {
  const { whoIs } = useWho(task.planId);
  const may = useMayAct(task, whoIs);
  const { run, error } = useAct();
  const { planId: processId, id: taskId, headline } = task;
  const book = async (by: 'page' | 'person', ref: string | null) => {
    const plan = { kind: task.planKind, id: processId };
    const done = await run({ processId, taskId, headline }, 'SayBooked', {
      ...{ plan, taskId, by, ref },
    });
    if (done !== undefined) tell(texts().booking.isBooked);
  };
  // Nobody has named a page that can be shown, which stands above.
  if (content.link === '') return null;
  if (task.booking !== null)
    return <BookedTime booking={task.booking} page={content} task={task} />;
  if (hasNoPage(content)) return null;
  const isOpen = task.status !== 'DONE';
  if (!isOpen || !may) return null;
  return (
    <>
      {error !== undefined && <Alert>{describeError(error).sentence}</Alert>}
      <BookingFrame
        key={content.link}
        page={content}
        task={task}
        onBooked={(by, ref) => void book(by, ref)}
      />
    </>
  );
}
