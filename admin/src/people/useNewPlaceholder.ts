import { sameName } from '@waymark/look/names';
import { useCommand } from '../dataProvider/useCommand.ts';
import type { Choice } from './choices.ts';
import type { PickerOptions } from './useChoices.ts';

/** A placeholder in place; offered for a name that was searched for and that nobody who can be picked has. */
export function useNewPlaceholder(
  { create: plan }: PickerOptions,
  search: string,
  found: readonly Choice[],
) {
  const send = useCommand();
  const name = search.trim();
  const isTaken = found.some((each) => sameName(each.name, name));
  return {
    creatable: plan !== undefined && name !== '' && !isTaken,
    /** Resolves to its id. */
    async create(called: string, description = ''): Promise<string> {
      const placeholderId = `p::${crypto.randomUUID()}`;
      if (plan !== undefined)
        await send('AddPlaceholder', {
          ...{ plan, placeholderId, name: called, description },
        });
      return placeholderId;
    },
  };
}
