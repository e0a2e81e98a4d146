import { adminAddress } from '@waymark/api/addresses';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../texts/index.ts';
import type { Named } from '../wizard/draft.ts';
import { useNewBlueprint } from './useNewBlueprint.ts';

/**
 * Makes the ready plan by one press, called by its own name, in the language of who makes it.
 * @param onReady absent: its builder opens
 */
export function useReadyPlan(onReady?: (plan: Named) => void) {
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
    if (onReady === undefined)
      void navigate(adminAddress.blueprint({ typeId: id }));
    else onReady({ id, name });
  });
}
