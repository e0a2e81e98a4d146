import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useMemo, useState, useCallback } from 'react';
import {
  backOf,
  changesNothing,
  moved,
  type BoardCard,
  type Move,
  type BoardColumn,
} from './columns.ts';
import { CARDS, moveOf } from './dropResult.ts';
import type { BoardProps, DropRefusal } from './types.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { dropTargetOf, words, type DropTarget } from './boardWords.ts';
import { useTexts } from '../../base/texts/index.ts';

export type Lift = {
  readonly byKeyboard: boolean;
  /** The card in the air; null while a column is. */
  readonly cardId: string | null;
  /** The place in which the card would land. */
  readonly target: { readonly columnId: string; readonly index: number } | null;
  readonly place: DropTarget | null;
  /** Why it cannot be dropped there. */
  readonly refused: DropRefusal | null;
};

/**
 * The columns with all moves that are under way already made. `run` shows a move at once and takes
 * it back when `save` settles: by then the columns themselves hold it, or it failed and the old
 * order is right again.
 */
function useOptimisticMoves<C extends BoardCard, K extends BoardColumn<C>>(columns: readonly K[]) {
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

/** Follows a drag: the card in the air, the words about it, and the columns with all moves made. */
export function useBoardDrag<C extends BoardCard>({
  columns,
  onMoveCard,
  onMoveColumn,
  onMoveItem,
  refusal,
}: BoardProps<C>) {
  const t = useTexts();
  const keepFocusOn = useKeptFocus();
  const { shown, run } = useOptimisticMoves(columns);
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState('');

  const responders = useMemo(() => {
    /** The library would speak assertively in words of its own; an empty text keeps it quiet. */
    const say = (sentence: string, { announce }: ResponderProvided) => {
      announce('');
      setSaid(sentence);
    };
    const titleOf = (id: string) =>
      shown.find((column) => column.id === id)?.name ??
      shown
        .flatMap(({ cards }) => cards)
        .flatMap((card) => [card, ...(card.items ?? [])])
        .find((one) => one.id === id)?.title ??
      '';
    const refusedBy = (move: Move | null) =>
      move?.kind === 'card' ? (refusal?.(move.cardId, move.toColumnId) ?? null) : null;
    const follow = (drag: DragStart, move: Move | null) => {
      const place = move === null ? null : dropTargetOf(shown, move);
      const target =
        move?.kind === 'card' ? { columnId: move.toColumnId, index: move.toIndex } : null;
      setLift({
        byKeyboard: drag.mode === 'SNAP',
        cardId: drag.type === CARDS ? drag.draggableId : null,
        target,
        place,
        refused: refusedBy(move),
      });
      return place;
    };
    const save = async (move: Move) => {
      if (move.kind === 'card') await onMoveCard?.(move, backOf(shown, move) ?? move);
      else if (move.kind === 'item') await onMoveItem?.(move, backOf(shown, move) ?? move);
      else await onMoveColumn?.(move, backOf(shown, move) ?? move);
    };
    return {
      onDragStart: (start: DragStart, provided: ResponderProvided) => {
        const place = follow(start, moveOf({ ...start, destination: start.source }));
        if (place !== null) say(words.lifted(t, place), provided);
      },
      onDragUpdate: (update: DragUpdate, provided: ResponderProvided) => {
        const move = moveOf(update);
        const place = follow(update, move);
        const refused = refusedBy(move);
        if (refused !== null) {
          provided.announce(refused.sentence);
          return;
        }
        say(
          place === null ? words.outside(t, titleOf(update.draggableId)) : words.over(t, place),
          provided,
        );
      },
      onDragEnd: (result: DropResult, provided: ResponderProvided) => {
        setLift(null);
        const move = moveOf(result);
        const place = move === null ? null : dropTargetOf(shown, move);
        const title = titleOf(result.draggableId);
        if (
          move === null ||
          place === null ||
          result.reason === 'CANCEL' ||
          changesNothing(shown, move)
        ) {
          say(words.cancelled(t, title), provided);
          return;
        }
        const refused = refusedBy(move);
        if (refused !== null) {
          provided.announce(refused.sentence);
          return;
        }
        say(words.moved(t, place), provided);
        if (result.mode === 'SNAP') keepFocusOn(result.draggableId);
        run(move, () => save(move)).catch(() => setSaid(words.failed(t, title)));
      },
    };
  }, [t, shown, run, keepFocusOn, onMoveCard, onMoveColumn, onMoveItem, refusal]);

  return { shown, lift, said, responders };
}
