import type { ReactNode } from 'react';
import type { Kind } from './entries.ts';
import { writingPlace, type Subject } from './subject.ts';
import { useOthersAt } from '../../../parts/presence/useOthersAt.ts';
import type { Names } from '../../../parts/people/useNames.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** Who else of the team writes in this conversation right now. It locks nothing. */
export function WritingNow({
  subject: { planId, moduleId, taskId },
  names,
}: {
  subject: Pick<Subject, 'planId' | 'moduleId' | 'taskId'>;
  names: Names;
}): ReactNode {
  const t = useTexts();
  const others = useOthersAt(planId, moduleId).filter(({ writing }) => writing);
  const writers = (kind: Kind) =>
    others
      .filter(({ at }) => at === writingPlace(taskId, kind))
      .flatMap(({ accountId }) => names.get(accountId)?.first ?? []);
  const reply = writers('message');
  const note = writers('note');
  return (
    <p className="talk-writing" role="status">
      {reply.length > 0 && t('talk.writesReply', { names: t.list(reply), count: reply.length })}{' '}
      {note.length > 0 && t('talk.writesNote', { names: t.list(note), count: note.length })}
    </p>
  );
}
