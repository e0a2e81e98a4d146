import type {
  BlueprintRow,
  ExecutionRow,
  MilestoneRow,
  ModuleRow,
  PlaceholderRow,
} from '@waymark/api';
import { useGetList } from 'react-admin';
import { matchedBefore } from './matchedBefore.ts';

const byWeight = {
  sort: { field: 'weight', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};
const byName = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 200 },
};

/** The sub-processes of what a process was rolled out from, and what the chosen one holds. */
export function useSource(execution: ExecutionRow, sourceId: string) {
  const sources = useGetList<BlueprintRow>('blueprints', {
    ...byName,
    filter: { kind: 'subProcess', typeId: execution.blueprintId },
  });
  const of = { filter: { planId: sourceId } };
  const chosen = { enabled: sourceId !== '' };
  const milestones = useGetList<MilestoneRow>(
    'milestones',
    { ...byWeight, ...of },
    chosen,
  );
  const modules = useGetList<ModuleRow>(
    'modules',
    { ...byWeight, ...of },
    chosen,
  );
  const people = useGetList<PlaceholderRow>(
    'placeholders',
    { ...byName, ...of },
    chosen,
  );
  const there = useGetList<PlaceholderRow>('placeholders', {
    ...byName,
    filter: { planId: execution.id },
  });
  const held = [milestones, modules, people, there];
  return {
    sources,
    milestones: milestones.data ?? [],
    modules: modules.data ?? [],
    people: people.data ?? [],
    before: matchedBefore(there.data ?? [], people.data ?? []),
    pending: sourceId !== '' && held.some(({ isPending }) => isPending),
    error: held.find(({ error }) => error !== null)?.error ?? null,
  };
}
