import type { ModuleRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { JobDialog, type JobWords } from './JobDialog.tsx';
import type { JobCardOf } from './jobColumns.ts';
import type { BoardDialog } from './useBoardActs.ts';
import type { JobCommands } from './useJobCommands.ts';
import { MoveToDialog, type ShownColumn } from '../../../parts/board/index.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type BoardDialogsProps = {
  asked: BoardDialog;
  projectId: string;
  columns: readonly ShownColumn<JobCardOf>[];
  commands: JobCommands;
  onClose: () => void;
};

/** The dialog that is open over the board. */
export function BoardDialogs({
  asked,
  projectId,
  columns,
  commands,
  onClose,
}: BoardDialogsProps): ReactNode {
  const t = useTexts();
  const cards = columns.flatMap((column) => column.cards);
  switch (asked.dialog) {
    case 'editJob':
      return (
        <JobDialog
          title={t('jobs.editJob', { name: asked.job.title })}
          action={t('words.save')}
          job={asked.job}
          onSubmit={(words) => saveWords(asked.job, words, projectId, commands)}
          onClose={onClose}
        />
      );
    case 'moveJob': {
      const card = cards.find(({ id }) => id === asked.job.id);
      return card === undefined ? null : (
        <MoveToDialog
          card={card}
          columns={columns}
          columnNoun={t('jobs.column')}
          onMove={commands.moveJob}
          onClose={onClose}
        />
      );
    }
    case 'moveTask':
      return (
        <MoveToDialog
          card={{ ...{ id: asked.task.id, title: asked.task.headline }, task: asked.task }}
          columns={cards.map(({ id, title, items }) => ({ ...{ id, name: title, cards: items } }))}
          columnNoun={t('jobs.job')}
          onMove={(to, back) =>
            commands.moveTask(
              {
                ...{ kind: 'item', itemId: to.cardId },
                ...{ toCardId: to.toColumnId, toIndex: to.toIndex },
              },
              {
                ...{ kind: 'item', itemId: back.cardId },
                ...{ toCardId: back.toColumnId, toIndex: back.toIndex },
              },
            )
          }
          onClose={onClose}
        />
      );
    case 'deleteJob':
      return (
        <ConfirmDelete
          atOnce={asked.job.id}
          kind="job"
          name={asked.job.title}
          seen={asked.job.planRevision}
          onDelete={(basedOn) => commands.deleteJob(asked.job.id, basedOn)}
          onClose={onClose}
        />
      );
    case 'deleteTask':
      return (
        <ConfirmDelete
          atOnce={asked.task.id}
          kind="task"
          name={asked.task.headline}
          seen={asked.task.planRevision}
          onDelete={(basedOn) => commands.deleteTask(asked.task.id, basedOn)}
          onClose={onClose}
        />
      );
    default:
      return asked satisfies never;
  }
}

/** Only what was changed. */
async function saveWords(
  { id: moduleId, title, description, userAddable, audience }: ModuleRow,
  words: JobWords,
  projectId: string,
  { ask }: JobCommands,
): Promise<void> {
  const inJob = { plan: { kind: 'project', id: projectId }, moduleId } as const;
  if (words.name !== title) await ask('SetModuleTitle', { ...inJob, title: words.name });
  if (words.description !== description)
    await ask('SetModuleDescription', { ...{ ...inJob, description: words.description } });
  if (words.audience !== audience)
    await ask('SetModuleAudience', { ...inJob, audience: words.audience });
  if (words.userAddable !== userAddable)
    await ask('SetJobUserAddable', {
      ...{ projectId, jobId: moduleId, userAddable: words.userAddable },
    });
}
