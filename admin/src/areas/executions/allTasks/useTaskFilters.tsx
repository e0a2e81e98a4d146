import type { ExecutionRow } from '@waymark/api';
import { taskStatusLook } from '@waymark/look';
import type { ReactElement } from 'react';
import {
  AutocompleteArrayInput,
  DateInput,
  ReferenceArrayInput,
  SelectArrayInput,
} from 'react-admin';
import type { TaskFilter } from './taskScope.ts';
import { SearchFilter } from '../../../parts/lists/SearchFilter.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** So many are offered before somebody types. */
const OFFERED = 100;
const sides = ['client', 'seller', 'nobody'] as const;
const statuses = Object.keys(taskStatusLook) as (keyof typeof taskStatusLook)[];

/**
 * The filters of all tasks as inputs of react-admin; a new word of `TaskFilter` does not compile
 * without one.
 */
export function useTaskFilters(): ReactElement[] {
  const t = useTexts();
  const inputs = {
    q: <SearchFilter key="q" source="q" label={t('allTasks.search')} alwaysOn />,
    dueTo: <DateInput key="dueTo" source="dueTo" label={t('allTasks.dueUntil')} />,
    dueFrom: <DateInput key="dueFrom" source="dueFrom" label={t('allTasks.dueFrom')} />,
    planId: (
      <ReferenceArrayInput
        key="planId"
        source="planId"
        reference="executions"
        sort={{ field: 'clientName', order: 'ASC' }}
        perPage={OFFERED}
      >
        <AutocompleteArrayInput
          label={t('allTasks.project')}
          optionText={({ clientName, name }: ExecutionRow) => `${clientName}, ${name}`}
        />
      </ReferenceArrayInput>
    ),
    assignee: (
      <ReferenceArrayInput
        key="assignee"
        source="assignee"
        reference="people"
        sort={{ field: 'name', order: 'ASC' }}
        perPage={OFFERED}
      >
        <AutocompleteArrayInput label={t('allTasks.person')} optionText="name" />
      </ReferenceArrayInput>
    ),
    turn: (
      <SelectArrayInput
        key="turn"
        source="turn"
        label={t('executionColumns.turn')}
        choices={sides.map((id) => ({ id, name: t(`turn.${id}`) }))}
        translateChoice={false}
      />
    ),
    status: (
      <SelectArrayInput
        key="status"
        source="status"
        label={t('words.status')}
        choices={statuses.map((id) => ({ id, name: t(`taskStatus.${id}`) }))}
        translateChoice={false}
      />
    ),
  } satisfies Record<keyof TaskFilter, ReactElement>;
  return Object.values(inputs);
}
