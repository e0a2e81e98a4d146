import type { TaskRow } from '@waymark/api';
import { IconButton } from '@mui/material';
import { Check } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../../parts/page/states.tsx';
import { awaitsUs, subjectOfTask, Talk, useNoAnswer } from '../../talk/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

const TurnLine = lazy(() => import('../../../parts/turn/TurnLine.tsx'));

/** Talking about the task beside its page: whose turn it is, what was said, and where more is. */
export function TalkPanel({ task, clientId }: { task: TaskRow; clientId: string }): ReactNode {
  const t = useTexts();
  const noAnswer = useNoAnswer();
  const subject = subjectOfTask(task, clientId);
  return (
    <Suspense fallback={<Skeleton people rows={3} label={t('talk.loading')} />}>
      <TurnLine
        wide
        task={subject}
        action={
          awaitsUs(subject) && (
            <IconButton
              aria-label={t('talk.noAnswer')}
              title={t('talk.noAnswer')}
              onClick={() => void noAnswer(subject)}
            >
              <Check />
            </IconButton>
          )
        }
      />
      <Talk key={task.id} subject={subject} />
    </Suspense>
  );
}
