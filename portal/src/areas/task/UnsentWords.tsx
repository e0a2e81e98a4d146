import { useState } from 'react';
import { keptTalk } from '../../parts/talk/drafts.ts';
import { texts } from '../../base/texts/acts.ts';
import { tell } from '../../base/toast/toasts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { keptWords } from './keptWords.ts';
import { emptyDraft } from './stuckReason.ts';

/**
 * What the reader had typed about a task that they can't send it for any more: theirs to copy, or
 * to let go.
 * @param onlyReason what they had begun to say to the others can still be sent
 */
export function UnsentWords({
  taskId,
  onlyReason = false,
}: {
  taskId: string;
  onlyReason?: boolean;
}) {
  const { accountId } = useWorkspace().me;
  const t = texts().unsent;
  const reason = keptWords(localStorage, accountId, taskId);
  const talk = keptTalk(localStorage, accountId, taskId);
  const [words, setWords] = useState(() =>
    [reason.load().words, onlyReason ? '' : (talk.load() ?? '')]
      .filter((each) => each.trim() !== '')
      .join('\n\n'),
  );
  if (words === '') return null;
  const copy = () =>
    void navigator.clipboard
      .writeText(words)
      .then(() => tell(t.copied))
      .catch(() => tell(t.selectThem));
  const letGo = () => {
    reason.keep(emptyDraft);
    if (!onlyReason) talk.keep(null);
    setWords('');
  };
  return (
    <section className="unsent" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{words}</p>
      <div>
        <button type="button" className="btn" onClick={copy}>
          {t.copy}
        </button>
        <button type="button" className="btn" onClick={letGo}>
          {t.letGo}
        </button>
      </div>
    </section>
  );
}
