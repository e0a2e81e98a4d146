import type { Answers, FormDefinition } from '@waymark/events/forms';
import { formatDateTime } from '@waymark/look';
import { AnswersSaid } from '@waymark/look/formViewer';
import type { AnswersRow, TaskRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/form.ts';
import { useFormFiles } from './useFormFiles.ts';

/** The answers that were sent, to read; and, where the reader may, to change. */
export function SentAnswers({
  workspaceId,
  task,
  form,
  row,
  before,
  onChange,
}: {
  workspaceId: string;
  task: TaskRow;
  form: FormDefinition;
  row: AnswersRow | undefined;
  before: Answers | undefined;
  onChange?: () => void;
}) {
  const t = texts();
  const { known } = useFormFiles(workspaceId, task, row);
  if (row === undefined || before === undefined)
    return task.status === 'DONE' && onChange !== undefined ? (
      <p className="two">{t.onItsWay}</p>
    ) : null;
  return (
    <section className="form-work" aria-labelledby="answers-sent">
      <header className="form-head">
        <h2 id="answers-sent" className="grow">
          {t.yourAnswers}
        </h2>
        {onChange !== undefined && (
          <button type="button" className="lnk tall" onClick={onChange}>
            {t.change}
          </button>
        )}
      </header>
      <p className="small two">{t.sent(formatDateTime(row.changedAt))}</p>
      <AnswersSaid {...{ form, answers: before, known }} words={t.viewer} />
      {onChange !== undefined && <p className="small two">{t.sentIn}</p>}
    </section>
  );
}
