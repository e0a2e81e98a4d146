import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * Runs what a block's dialog submits. Why one that is there could not be updated follows the
 * sentence for that (PRODUCT 11.6).
 */
export function useBlockSubmit(isNew: boolean, work: () => Promise<unknown>, onDone: () => void) {
  const t = useTexts();
  const { error, ...submit } = useSubmit(work, onDone);
  return {
    ...submit,
    error: error === null || isNew ? error : t('blocks.notUpdated', { why: error }),
  };
}
