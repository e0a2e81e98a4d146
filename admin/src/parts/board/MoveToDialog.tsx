import { Button, MenuItem, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import {
  backOf,
  changesNothing,
  sizeWith,
  type BoardCard,
  type BoardColumn,
  type CardMove,
} from './columns.ts';
import { useTexts } from '../../base/texts/index.ts';

type MoveToDialogProps<C extends BoardCard> = {
  card: C;
  columns: readonly BoardColumn<C>[];
  /** The noun for a column: "Milestone". */
  columnNoun: string;
  onMove: (move: CardMove, back: CardMove) => Promise<void>;
  onClose: () => void;
};

/** The way to move a card without dragging: the column, then the place in it. */
export function MoveToDialog<C extends BoardCard>({
  card,
  columns,
  columnNoun,
  onMove,
  onClose,
}: MoveToDialogProps<C>): ReactNode {
  const t = useTexts();
  const home = columns.find(({ cards }) => cards.some(({ id }) => id === card.id)) ?? columns[0];
  const [columnId, setColumnId] = useState(home?.id ?? '');
  const [index, setIndex] = useState(
    Math.max(0, home?.cards.findIndex(({ id }) => id === card.id) ?? 0),
  );
  const column = columns.find(({ id }) => id === columnId);
  const places = column === undefined ? 0 : sizeWith(column, card.id);
  const move: CardMove = { kind: 'card', cardId: card.id, toColumnId: columnId, toIndex: index };
  const { submit, submitting, error } = useSubmit(async () => {
    if (!changesNothing(columns, move)) await onMove(move, backOf(columns, move) ?? move);
  }, onClose);
  const others = column?.cards.filter(({ id }) => id !== card.id) ?? [];
  const words = (at: number) =>
    at === 0
      ? t('board.placeFirst', { nth: 1, of: places })
      : t('board.placeAfter', { nth: at + 1, of: places, title: others[at - 1]?.title ?? '' });
  const choose = (id: string) => {
    const chosen = columns.find((other) => other.id === id);
    setColumnId(id);
    setIndex(chosen === undefined || chosen === home ? 0 : sizeWith(chosen, card.id) - 1);
  };
  return (
    <Dialog
      title={t('board.moveCard', { title: card.title })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={submitting || column === undefined}>
            {t('board.move')}
          </Button>
        </>
      }
    >
      <div className="dialog-fields">
        <TextField
          select
          fullWidth
          autoFocus
          label={columnNoun}
          value={columnId}
          onChange={(event) => choose(event.target.value)}
        >
          {columns.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={t('board.placeLabel')}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {Array.from({ length: places }, (_, at) => (
            <MenuItem key={at} value={at}>
              {words(at)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
