import { useState } from 'react';
import { texts } from '../texts/acts.ts';
import { tell } from '../toast/toasts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { keepWords, loadWords } from './keptWords.ts';
import { emptyDraft } from './stuckReason.ts';

/** What the reader had typed about a task that they can't send it for any more: theirs to copy, or to let go. */
export function UnsentWords({ taskId }: { taskId: string }) {
  const { me } = useWorkspace();
  const t = texts().unsent;
  const [{ words }, setDraft] = useState(() =>
    loadWords(localStorage, me.accountId, taskId),
  );
  if (words.trim() === '') return null;
  const copy = () =>
    void navigator.clipboard
      .writeText(words)
      .then(() => tell(t.copied))
      .catch(() => tell(t.selectThem));
  const letGo = () => {
    keepWords(localStorage, me.accountId, taskId, emptyDraft);
    setDraft(emptyDraft);
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
