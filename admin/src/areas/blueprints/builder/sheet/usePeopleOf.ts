import { useMemo } from 'react';
import { useChoices, type PickerOptions } from '../../../../parts/people/useChoices.ts';

/**
 * Who can have a task of a blueprint: what the picker offers, all of them, and what each is called.
 */
export function usePeopleOf(blueprintId: string) {
  const people = useMemo<PickerOptions>(
    () => ({
      team: true,
      placeholders: blueprintId,
      roles: true,
      create: { kind: 'blueprint', id: blueprintId },
    }),
    [blueprintId],
  );
  const { groups } = useChoices(people, '', {});
  const choices = groups.flatMap((group) => group.choices);
  const nameOf = (id: string) => choices.find((each) => each.id === id)?.name ?? '';
  return { people, choices, nameOf };
}
