import { useToday } from '../../../base/workspace/useToday.ts';
import { Avatar } from '@waymark/look';
import type { TaskRow } from '../../../base/api/reads.ts';
import { TaskLine, whenOf } from '../../../parts/project/TaskLine.tsx';
import { Unread } from '../../../parts/project/Unread.tsx';
import { whoAndWhere } from '../../../parts/project/who.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts as pages } from '../../../base/texts/pages.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';

/** A task of a step: how it stands, when it is or was due, and whose it is. */
export function StepTask({ task, whoIs }: { task: TaskRow; whoIs: Directory }) {
  const { me } = useWorkspace();
  const p = pages();
  const { status, assignee } = task;
  const isDone = status === 'DONE';
  const { words, late } = whenOf(task, useToday());
  const due = words || '';
  const who = assignee === null ? undefined : whoIs(assignee);
  const name =
    who === undefined
      ? texts().others.nobody
      : assignee === me.accountId
        ? texts().yours
        : whoAndWhere(who);
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <TaskLine
        task={task}
        words={texts().of(
          status === 'STUCKED' ? p.status.STUCKED : isDone ? due : name,
          isDone ? '' : withinSentence(due),
        )}
        late={late || status === 'STUCKED'}
        news={<Unread task={task} />}
        end={
          who !== undefined && (
            <span title={name}>
              <Avatar name={who.name} kind={who.kind} size={24} decorative />
              {(isDone || status === 'STUCKED') && <span className="vh">{name}</span>}
            </span>
          )
        }
      />
    </li>
  );
}

/** 'Due 03.12.2026' -> 'due 03.12.2026' */
const withinSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
