import type { BlueprintRow } from '@waymark/api';
import { useEffect, useEffectEvent } from 'react';
import { useGetOne } from 'react-admin';
import { useToday } from '../../../base/dates/useToday.ts';
import { blueprintChosen, withProposedProject, type RolloutDraft } from './draft.ts';
import type { ChangeDraft } from './useDraft.ts';

/**
 * Begins with the blueprint that somebody rolls out from its builder; for whom was said before
 * stays.
 */
export function useBegunFrom(
  from: string | undefined,
  draft: RolloutDraft,
  change: ChangeDraft,
): void {
  const { data: row } = useGetOne<BlueprintRow>(
    'blueprints',
    { id: from ?? '' },
    { enabled: from !== undefined },
  );
  const day = useToday();
  const begin = useEffectEvent((blueprint: BlueprintRow) => {
    if (draft.blueprint?.id === blueprint.id) return;
    change({
      step: 1,
      ...withProposedProject(
        draft,
        blueprintChosen(draft, blueprint, day),
        draft.client?.isNew === true,
      ),
    });
  });
  const id = row?.id;
  useEffect(() => {
    if (row !== undefined) begin(row);
    // Once for each blueprint: what is chosen after that is somebody's own.
    // oxlint-disable-next-line exhaustive-deps -- the row is heard anew while the choice stays
  }, [id]);
}
