import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import type { CardHandle } from './types.ts';

const known = new WeakMap<DraggableProvidedDragHandleProps, CardHandle>();
const fixed: CardHandle = {};

/**
 * The library's handle without its role, which is a button's: whoever is moved keeps their own. The
 * same handle as long as the library's is, so that what is displaced by a drag need not be drawn
 * anew.
 */
export function handleOf(given: DraggableProvidedDragHandleProps | null): CardHandle {
  if (given === null) return fixed;
  const before = known.get(given);
  if (before !== undefined) return before;
  const { role: _, ...handle } = given;
  known.set(given, handle);
  return handle;
}
