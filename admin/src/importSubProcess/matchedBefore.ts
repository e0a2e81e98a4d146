import type { PlaceholderRow } from '@waymark/api';
import { sameName } from '@waymark/look/names';

/** Who stands in the process for each placeholder or role of the sub-process already: that of the same id, or a placeholder of the same name. */
export function matchedBefore(
  there: readonly Pick<PlaceholderRow, 'id' | 'name' | 'kind' | 'matchedTo'>[],
  coming: readonly Pick<PlaceholderRow, 'id' | 'name' | 'kind'>[],
): Record<string, string> {
  return Object.fromEntries(
    coming.flatMap(({ id, name, kind }) => {
      const same =
        there.find((other) => other.id === id) ??
        there.find(
          (other) =>
            kind === 'placeholder' &&
            other.kind === 'placeholder' &&
            sameName(other.name, name),
        );
      return same?.matchedTo == null ? [] : [[id, same.matchedTo]];
    }),
  );
}
