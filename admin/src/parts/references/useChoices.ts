import type { PlaceholderRow, PlanRef, VariableRow } from '@waymark/api';
import { processFacts, toPerson, toVariable } from '@waymark/look/references';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { VariableChoice } from './choices.ts';
import { useTexts } from '../../base/texts/index.ts';
import { variableLook } from './types.ts';

const none: readonly VariableChoice[] = [];

/**
 * What the texts of a plan may stand for (PRODUCT 6.12): its variables, its people, and facts of
 * the process.
 * @returns undefined until it is known; of a board, which has none, nothing
 */
export function useChoices(plan: PlanRef | undefined): readonly VariableChoice[] | undefined {
  const t = useTexts();
  const enabled = plan !== undefined && plan.kind !== 'project';
  const all = {
    filter: { planId: plan?.id },
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 1000 },
  };
  const variables = useGetList<VariableRow>('variables', all, { enabled });
  const people = useGetList<PlaceholderRow>('placeholders', all, { enabled });
  const failed = variables.error !== null || people.error !== null;
  return useMemo(() => {
    if (!enabled || failed) return none;
    if (variables.data === undefined || people.data === undefined) return undefined;
    return [
      ...variables.data.map(({ id, name, type, value }) => ({
        ...{ name: toVariable(id), label: name },
        hint: value || t(variableLook[type].word),
      })),
      ...people.data
        .filter(({ kind }) => kind === 'placeholder')
        .map(({ id, name }) => ({
          ...{ name: toPerson(id), label: name },
          hint: t('variables.person'),
        })),
      ...processFacts.map((fact) => ({
        ...{ name: fact, label: fact },
        hint: t(`variables.${fact}`),
      })),
    ];
  }, [enabled, failed, variables.data, people.data, t]);
}
