import { emptyText, type PlanEvent } from '@waymark/events';

/** What a module holds that holds nothing else. */
export const emptyTextIn = (moduleId: string, blockId: string): PlanEvent => ({
  type: 'BlockAdded',
  data: { block: { blockId, moduleId, weight: 1, content: emptyText } },
});
