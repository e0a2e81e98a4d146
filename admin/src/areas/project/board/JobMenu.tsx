import type { ModuleRow } from '@waymark/api';
import { ArrowRightLeft, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../../parts/board/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** What may be done with a job. */
export type JobActs = {
  /** Each asks for what it needs. */
  readonly edit: (job: ModuleRow) => void;
  readonly move: (job: ModuleRow) => void;
  readonly remove: (job: ModuleRow) => void;
  /** Adds another one like it. */
  readonly again: (job: ModuleRow) => void;
};

export function JobMenu({ job, acts }: { job: ModuleRow; acts: JobActs }): ReactNode {
  const t = useTexts();
  return (
    <ActionMenu
      label={t('words.menuOf', { name: job.title })}
      actions={[
        { label: t('jobs.edit'), icon: Pencil, onSelect: () => acts.edit(job) },
        ...(job.userAddable
          ? [{ label: t('jobs.addAnother'), icon: Plus, onSelect: () => acts.again(job) }]
          : []),
        { label: t('jobs.moveTo'), icon: ArrowRightLeft, onSelect: () => acts.move(job) },
        { label: t('words.delete'), icon: Trash2, danger: true, onSelect: () => acts.remove(job) },
      ]}
    />
  );
}
