import type { ReactElement } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectArrayInput,
} from 'react-admin';
import { SearchFilter } from '../../../parts/lists/SearchFilter.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import {
  filterNames,
  statuses,
  turnSides,
  type ExecutionFilter,
} from '../../../parts/plans/executionFilter.ts';

/** So many are offered before somebody types. */
const OFFERED = 100;
const byName = { field: 'name', order: 'ASC' } as const;

/**
 * The filters of the executions as inputs of react-admin; a new word of `ExecutionFilter` does not
 * compile without one.
 */
export function useExecutionFilters(): ReactElement[] {
  const t = useTexts();
  const inputs = {
    q: <SearchFilter key="q" source="q" label={t('executions.search')} alwaysOn />,
    status: (
      <SelectArrayInput
        key="status"
        source="status"
        label={t(filterNames.status)}
        choices={statuses.map((id) => ({ id, name: t(`processStatus.${id}`) }))}
        translateChoice={false}
        format={asList}
      />
    ),
    clientId: (
      <ReferenceInput
        key="clientId"
        source="clientId"
        label={t(filterNames.clientId)}
        reference="clients"
        sort={byName}
        perPage={OFFERED}
      >
        <AutocompleteInput label={t(filterNames.clientId)} optionText="name" />
      </ReferenceInput>
    ),
    participantId: (
      <ReferenceInput
        key="participantId"
        source="participantId"
        label={t(filterNames.participantId)}
        reference="people"
        sort={byName}
        perPage={OFFERED}
      >
        <AutocompleteInput label={t(filterNames.participantId)} optionText="name" />
      </ReferenceInput>
    ),
    clientTurn: (
      <NumberInput key="clientTurn" source="clientTurn" label={t(filterNames.clientTurn)} min={1} />
    ),
    owner: (
      <ReferenceArrayInput
        key="owner"
        source="owner"
        reference="people"
        filter={{ party: 'team' }}
        sort={byName}
        perPage={OFFERED}
      >
        <AutocompleteArrayInput label={t(filterNames.owner)} optionText="name" format={asList} />
      </ReferenceArrayInput>
    ),
    withoutOwner: (
      <BooleanInput
        key="withoutOwner"
        source="withoutOwner"
        label={t(filterNames.withoutOwner)}
        defaultValue={true}
      />
    ),
    turn: (
      <SelectArrayInput
        key="turn"
        source="turn"
        label={t(filterNames.turn)}
        choices={turnSides.map((id) => ({ id, name: t(`turn.${id}`) }))}
        translateChoice={false}
        format={asList}
      />
    ),
    turnDays: (
      <NumberInput key="turnDays" source="turnDays" label={t(filterNames.turnDays)} min={1} />
    ),
    overdue: (
      <BooleanInput
        key="overdue"
        source="overdue"
        label={t(filterNames.overdue)}
        defaultValue={true}
      />
    ),
    endFrom: <DateInput key="endFrom" source="endFrom" label={t(filterNames.endFrom)} />,
    endTo: <DateInput key="endTo" source="endTo" label={t(filterNames.endTo)} />,
  } satisfies Record<keyof ExecutionFilter, ReactElement>;
  return Object.values(inputs);
}

/** An address may name one status alone. */
const asList = (value: unknown) => (Array.isArray(value) ? value : value ? [value] : []);
