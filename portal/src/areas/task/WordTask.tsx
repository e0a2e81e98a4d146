import { useId, useRef, useState } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import type { TaskRow } from '../../base/api/reads.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/wording.ts';
import { tell } from '../../base/toast/toasts.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { useAct } from '../../parts/task/useAct.ts';
import { hasShape, keptWording, linesOf, paragraphsOf, type Wording } from './wording.ts';

/** Who added a task words it, as long as nobody has begun it. */
export default function WordTask({ task }: { task: TaskRow }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {texts().edit}
      </button>
      {open && <WordSheet task={task} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What is typed is kept until it is saved, through a reload too. */
function WordSheet({ task, onClose }: { task: TaskRow; onClose: () => void }) {
  const t = texts();
  const { accountId } = useWorkspace().me;
  const { busy, error, run } = useAct();
  const line = keptWording(localStorage, accountId, task.id);
  const there: Wording = { headline: task.headline, description: linesOf(task.description) };
  const [words, setWords] = useState(() => line.load() ?? there);
  const [missing, setMissing] = useState(false);
  const [headlineId, descriptionId, problemId] = [useId(), useId(), useId()];
  const headlineInput = useRef<HTMLInputElement>(null);
  const write = (change: Partial<Wording>) => {
    const next = { ...words, ...change };
    setMissing(false);
    setWords(next);
    line.keep(next);
  };
  const problem = missing
    ? t.missing
    : error === undefined
      ? undefined
      : describeError(error).sentence;
  const save = async () => {
    const headline = words.headline.trim();
    setMissing(headline === '');
    if (headline === '') return headlineInput.current?.focus();
    const inTask = { plan: { kind: task.planKind, id: task.planId }, taskId: task.id };
    const about = { processId: task.planId, taskId: task.id, headline };
    if (headline !== there.headline) {
      const named = { ...inTask, headline };
      if (!(await run(about, 'SetTaskHeadline', named, task.planRevision))) return;
    }
    if (words.description.trim() !== there.description) {
      const described = { ...inTask, description: paragraphsOf(words.description) };
      if (!(await run(about, 'SetTaskDescription', described, task.planRevision))) return;
    }
    line.keep(null);
    tell(t.saved);
    onClose();
  };
  return (
    <Sheet title={t.edit} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label className="lb" htmlFor={headlineId}>
          {t.headline}
        </label>
        <input
          id={headlineId}
          ref={headlineInput}
          className="line"
          data-first
          value={words.headline}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? problemId : undefined}
          onChange={(event) => write({ headline: event.target.value })}
        />
        <label className="lb" htmlFor={descriptionId}>
          {t.description} <span className="mute">{t.optional}</span>
        </label>
        <textarea
          id={descriptionId}
          rows={5}
          value={words.description}
          onChange={(event) => write({ description: event.target.value })}
        />
        <p className="told">{hasShape(task.description) ? t.plain : t.until}</p>
        {problem !== undefined && <Alert id={problemId}>{problem}</Alert>}
        <button className="btn primary wide" aria-disabled={busy}>
          {t.save}
        </button>
      </form>
    </Sheet>
  );
}
