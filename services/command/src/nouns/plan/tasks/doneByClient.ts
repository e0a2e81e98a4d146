import { refusalText, type ProblemCode } from '@waymark/api/problems';
import { actsForClient, isHeld, type Actor, type Task, type TaskAnswers } from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';

/**
 * Somebody of the client says that a task is done, by the button or the link of a mail: a form is
 * done by sending it, a booking by a time (PRODUCT 7.8). Who says so without is refused; the team
 * may know better.
 * @throws DecisionRefused `task-held`, `not-booked`, `answers-not-sent`
 */
export function doneByClient(
  task: Task,
  actor: Actor,
  { life, asked }: Pick<TaskAnswers, 'life' | 'asked'>,
): void {
  if (!actsForClient(actor) || task.status === 'DONE') return;
  const { content, booking } = task;
  if (isHeld(task)) throw refusal('task-held', refusalText('taskHeld'));
  if (content.type === 'schedule' && booking === null)
    throw refusal('not-booked', refusalText('notBooked'));
  if (content.type === 'form' && (life !== 'sent' || asked.size > 0))
    throw refusal('answers-not-sent', refusalText('doneBySending'));
}

const refusal = (code: ProblemCode, words: ReturnType<typeof refusalText>) =>
  new DecisionRefused('conflict', code, words, 'status');
