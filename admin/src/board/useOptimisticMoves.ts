import { useCallback, useMemo, useState } from 'react';
import {
  moved,
  type BoardCard,
  type BoardColumn,
  type Move,
} from './columns.ts';

/**
 * The columns with all moves that are under way already made. `run` shows a move at once and takes it back when `save`
 * settles: by then the columns themselves hold it, or it failed and the old order is right again.
 */
export function useOptimisticMoves<
  C extends BoardCard,
  K extends BoardColumn<C>,
>(columns: readonly K[]) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const shown = useMemo(
    () => moves.reduce<readonly K[]>((all, move) => moved(all, move), columns),
    [columns, moves],
  );
  const run = useCallback(async (move: Move, save: () => Promise<void>) => {
    setMoves((others) => [...others, move]);
    try {
      await save();
    } finally {
      setMoves((others) => others.filter((other) => other !== move));
    }
  }, []);
  return { shown, run };
}
