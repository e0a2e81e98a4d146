import type { BlueprintRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { useNewBlueprint } from './useNewBlueprint.ts';

/** The blueprint that was made, as a page goes on with it. */
export type ReadyPlan = Pick<BlueprintRow, 'id' | 'name'>;

/**
 * Makes the ready plan by one press, called by its own name, in the language of who makes it.
 * @param onReady absent: its builder opens
 */
export function useReadyPlan(onReady?: (plan: ReadyPlan) => void) {
  const t = useTexts();
  const make = useNewBlueprint();
  const navigate = useNavigate();
  // The same through all tries, so that one whose answer was lost is not made twice.
  const next = useRef(crypto.randomUUID());
  return useSubmit(async () => {
    const id = next.current;
    const name = t('firstPlan.ready');
    await make({ blueprintId: id, name });
    next.current = crypto.randomUUID();
    if (onReady === undefined) void navigate(adminAddress.blueprint({ typeId: id }));
    else onReady({ id, name });
  });
}
