import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AnswerDraft, AnswersRow, FormVersionRow, TaskRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { Skeleton } from '../../../parts/page/states.tsx';
import { runEach } from '../../../parts/lists/bulk/runEach.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { read } from '../../../base/wire/request.ts';
import { lostOf, type OpenOne } from './openOnes.ts';

const all = { page: 1, perPage: 100 };

/**
 * Open tasks that ask for an older version ask for the newest; it says first what would be lost of
 * which answers.
 */
export function MoveOpenDialog({
  formId,
  tasks,
  newest,
  versions,
  onClose,
}: {
  formId: string;
  tasks: readonly TaskRow[];
  newest: FormVersionRow;
  versions: readonly FormVersionRow[];
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const sent = useGetList<AnswersRow>('answers', {
    filter: { formId },
    sort: { field: 'changedAt', order: 'DESC' },
    pagination: all,
  });
  const drafts = useDrafts(tasks);
  const { version } = newest;
  const rows =
    drafts === null || sent.data === undefined
      ? null
      : tasks.map((task) =>
          lostOf(task, newest.definition, {
            versions,
            sent: sent.data.find(
              ({ taskId, planId }) => taskId === task.id && planId === task.planId,
            ),
            draft: drafts.get(keyOf(task)) ?? null,
          }),
        );
  const move = async () => {
    setBusy(true);
    const { failed } = await runEach(t, tasks, (task) =>
      send('SetTaskContent', {
        plan: { kind: task.planKind, id: task.planId },
        taskId: task.id,
        content: { type: 'form', formId, version, name: newest.name },
      }),
    );
    setBusy(false);
    const [first] = failed;
    if (first === undefined) onClose();
    else setError(`${first.row.headline}: ${first.why}.`);
  };
  return (
    <Dialog
      title={t('formBuilder.moveOpen', { count: tasks.length, version })}
      onClose={onClose}
      onSubmit={() => rows !== null && !busy && void move()}
      actions={
        <>
          <Button onClick={onClose}>{t('words.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={rows === null || busy}>
            {t('formBuilder.moveThem')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('formBuilder.moveHint')}</p>
      {rows === null ? <Skeleton rows={3} /> : <Rows rows={rows} />}
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}

function Rows({ rows }: { rows: readonly OpenOne[] }): ReactNode {
  const t = useTexts();
  return (
    <ul className="fb-used">
      {rows.map(({ task, lost }) => (
        <li key={keyOf(task)}>
          <b>{task.headline}</b>
          <small>{task.planName}</small>
          <small className={lost.length > 0 ? 'fb-lost' : ''}>
            {lost.length === 0
              ? t('formBuilder.nothingLost')
              : t('formBuilder.lost', { questions: lost.join(', ') })}
          </small>
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ planId, id }: TaskRow): string => `${planId} ${id}`;

/**
 * What was written and not sent, by task; null while it is read. In a blueprint nobody fills in
 * anything.
 */
function useDrafts(tasks: readonly TaskRow[]): ReadonlyMap<string, AnswerDraft> | null {
  const filled = tasks.filter(({ planKind }) => planKind !== 'blueprint');
  const { data } = useQuery({
    queryKey: ['answerDrafts', filled.map(keyOf)],
    queryFn: async () =>
      new Map(
        await Promise.all(
          filled.map(async (task) => {
            const { planKind, planId, id } = task;
            const answer = await read<AnswerDraft>(`/api/drafts/${planKind}/${planId}/${id}`);
            return [keyOf(task), answer.json] as const;
          }),
        ),
      ),
  });
  return data ?? null;
}
