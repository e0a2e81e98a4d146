import { formatDateTime } from '@waymark/look';
import type { TaskStatus } from '@waymark/look';
import { useId, useState } from 'react';
import { peek } from '../api/queryCache.ts';
import type { TaskRow } from '../api/reads.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { texts as pages } from '../texts/pages.ts';
import { texts } from '../texts/offline.ts';
import { sending, waits } from './device.ts';
import type { WaitingChange } from './waits.ts';
import { whatWasDone, wordsIn } from './waitingChangeWords.ts';

/**
 * What the author did beside what somebody else did first; no choice is made for them, and closing
 * keeps both.
 */
export default function CompareSheet({
  waiting,
  onClose,
}: {
  waiting: WaitingChange;
  onClose: () => void;
}) {
  const t = texts().versions;
  const { by, at } = waiting.refused!.conflict!;
  const task = taskOf(waiting);
  const mine = wordsIn(waiting);
  const [edited, setEdited] = useState<string>();
  const wordsId = useId();
  /** The author has seen what came between: it stands whatever that was, as a change of its own. */
  const send = (payload: WaitingChange['payload']) => {
    const { refused: _, basedOn: __, ...again } = waiting;
    waits.drop(waiting.key);
    const key = crypto.randomUUID();
    waits.keep({ ...again, payload, key } as WaitingChange);
    void sending.send();
    onClose();
  };
  const letGo = () => {
    waits.drop(waiting.key);
    onClose();
  };
  return (
    <Sheet title={t.title} onClose={onClose}>
      <p className="small mute">{waiting.about.headline}</p>
      <dl className="versions">
        <dt>{t.mine}</dt>
        <dd>
          {whatWasDone(waiting)}
          {mine !== '' && <q>{mine}</q>}
        </dd>
        <dt>{t.theirs(by.name)}</dt>
        <dd className="num">
          {task === undefined
            ? formatDateTime(at)
            : `${pages().status[task.status as TaskStatus]}, ${formatDateTime(at)}`}
          {task?.stuckReason && <q>{task.stuckReason}</q>}
        </dd>
      </dl>
      {edited === undefined ? (
        <div className="buttons">
          <button type="button" className="btn" onClick={() => send(waiting.payload)}>
            {t.keepMine}
          </button>
          <button type="button" className="btn" onClick={letGo}>
            {t.takeTheirs(by.name)}
          </button>
          {mine !== '' && (
            <button
              type="button"
              className="btn"
              onClick={() => setEdited([mine, task?.stuckReason].filter(Boolean).join('; '))}
            >
              {t.editBoth}
            </button>
          )}
        </div>
      ) : (
        <>
          <label className="lb" htmlFor={wordsId}>
            {t.words}
          </label>
          <textarea
            id={wordsId}
            rows={3}
            maxLength={500}
            value={edited}
            onChange={(event) => setEdited(event.target.value)}
          />
          <div className="buttons">
            <button
              type="button"
              className="btn primary"
              aria-disabled={edited.trim() === ''}
              onClick={() =>
                edited.trim() !== '' &&
                send({
                  ...waiting.payload,
                  reason: edited.replace(/\s+/g, ' ').trim(),
                } as typeof waiting.payload)
              }
            >
              {t.send}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** The task as it was read last. */
const taskOf = ({ workspaceId, about }: WaitingChange): TaskRow | undefined =>
  (peek(`tasks ${workspaceId} ${about.processId}`).data as TaskRow[] | undefined)?.find(
    ({ id }) => id === about.taskId,
  );
