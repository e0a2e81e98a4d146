import { Autocomplete, ListSubheader, TextField } from '@mui/material';
import type { PlanRef, TaskRow } from '@waymark/api';
import { asRead } from '@waymark/look';
import { Fragment, useState, type ReactNode } from 'react';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { useBlockSubmit } from '../useBlockSubmit.ts';
import { SubmitDialog } from '../../dialogs/SubmitDialog.tsx';
import { sentenceOf } from '../../dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Asks for the task that a link leads to: any of the same plan, found by its headline or its
 * module.
 */
export function TaskLinkDialog({
  plan,
  taskId,
  isNew,
  onSubmit,
  onClose,
}: {
  plan: PlanRef;
  taskId: string | null;
  isNew: boolean;
  onSubmit: (taskId: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const tasks = useAllRows('tasks', { planId: plan.id }, 'place');
  const [chosen, setChosen] = useState(taskId);
  const value = tasks.data?.find(({ id }) => id === chosen) ?? null;
  const submission = useBlockSubmit(isNew, () => onSubmit(value!.id), onClose);
  const error = submission.error ?? (tasks.error === null ? null : sentenceOf(tasks.error));
  return (
    <SubmitDialog
      title={t(isNew ? 'taskLink.add' : 'taskLink.change')}
      action={t(isNew ? 'words.create' : 'words.save')}
      isComplete={value !== null}
      submission={{ ...submission, error }}
      onClose={onClose}
    >
      <Autocomplete
        autoHighlight
        openOnFocus
        options={tasks.data ?? []}
        loading={tasks.isPending}
        value={value}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ headline }) => headline}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        groupBy={({ moduleId }) => moduleId}
        renderGroup={({ key, group, children }) => (
          <Fragment key={key}>
            <ListSubheader className="task-link-group">{titleOf(group, tasks.data)}</ListSubheader>
            {children}
          </Fragment>
        )}
        filterOptions={(options, { inputValue }) =>
          found(options, value?.headline === inputValue ? '' : inputValue)
        }
        noOptionsText={t(tasks.data?.length === 0 ? 'taskLink.none' : 'taskLink.nothingFound')}
        onChange={(_, picked) => setChosen(picked?.id ?? null)}
        renderInput={(params) => <TextField {...params} autoFocus label={t('taskLink.task')} />}
      />
    </SubmitDialog>
  );
}

const titleOf = (moduleId: string, tasks: readonly TaskRow[] | undefined) =>
  tasks?.find((task) => task.moduleId === moduleId)?.moduleTitle;

const found = (tasks: readonly TaskRow[], words: string): TaskRow[] => {
  const wanted = asRead(words).trim();
  return tasks.filter(({ headline, moduleTitle }) =>
    asRead(`${headline} ${moduleTitle}`).includes(wanted),
  );
};
