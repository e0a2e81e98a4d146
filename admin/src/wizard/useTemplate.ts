import type { BlueprintRow, PlaceholderRow, VariableRow } from '@waymark/api';
import { useGetList, useGetOne } from 'react-admin';
import type { Draft } from './draft.ts';
import { peopleOf, variablesOf } from './rolledOut.ts';

const byName = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};

/** What is rolled out: a process template with the sub-processes that were chosen. */
export function useTemplate({ blueprint, subProcesses: wanted }: Draft) {
  const isChosen = { enabled: blueprint !== null };
  const template = useGetOne<BlueprintRow>(
    'blueprints',
    { id: blueprint?.id ?? '' },
    isChosen,
  );
  const subProcesses = useGetList<BlueprintRow>(
    'blueprints',
    { ...byName, filter: { kind: 'subProcess', typeId: blueprint?.id } },
    isChosen,
  );
  // One that was deleted meanwhile is chosen no more.
  const chosen = wanted.filter((id) =>
    subProcesses.data?.some((row) => row.id === id),
  );
  const plans = [...(blueprint === null ? [] : [blueprint.id]), ...chosen];
  const ofPlans = { ...byName, filter: { planId: plans } };
  const variables = useGetList<VariableRow>('variables', ofPlans, isChosen);
  const people = useGetList<PlaceholderRow>('placeholders', ofPlans, isChosen);
  const asked = [template, subProcesses, variables, people];
  const rows = [
    ...(template.data === undefined ? [] : [template.data]),
    ...(subProcesses.data ?? []).filter(({ id }) => chosen.includes(id)),
  ];
  const sum = (of: 'modules' | 'tasks') =>
    rows.reduce((all, row) => all + row[of], 0);
  return {
    /** All that the template has. */
    subProcesses: subProcesses.data ?? [],
    chosen,
    variables: variablesOf(variables.data ?? [], plans),
    people: peopleOf(people.data ?? [], plans),
    counts: {
      milestones: template.data?.milestones ?? 0,
      modules: sum('modules'),
      tasks: sum('tasks'),
    },
    pending: asked.some(({ isPending }) => isPending),
    failed: asked.some(({ isError }) => isError),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const each of asked) void each.refetch();
    },
  };
}
