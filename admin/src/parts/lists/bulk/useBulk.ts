import type { CommandName, Payload } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { ListContext, useNotify, type RaRecord } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import { useUndoToast } from '../../toasts/useUndoToast.tsx';
import { sendCommand } from '../../../base/wire/sendCommand.ts';
import { outcomeSentence, runEach } from './runEach.ts';

/** A command and its payload. */
export type Given = {
  [Name in CommandName]: readonly [Name, Payload<Name>];
}[CommandName];

const give = ([name, payload]: Given) => sendCommand(name, payload as never);

/**
 * Changes rows, each by one command; `nameOf` is what one is called where it could not be. What
 * could not be changed stays chosen, where they stand in a list, and says why; one Undo takes all
 * the others back.
 */
export function useBulk<Row extends RaRecord<string>>(nameOf: (row: Row) => string) {
  const t = useTexts();
  const notify = useNotify();
  const offerUndo = useUndoToast();
  const queryClient = useQueryClient();
  const list = useContext(ListContext);
  return async (
    rows: readonly Row[],
    change: (row: Row) => Given,
    takeBack: (row: Row) => Given,
  ): Promise<void> => {
    const outcome = await runEach(t, rows, (row) => give(change(row)));
    list?.onSelect(outcome.failed.map(({ row }) => row.id));
    void queryClient.invalidateQueries();
    const said = outcomeSentence(t, outcome, nameOf);
    if (outcome.changed.length === 0) return notify(said, { type: 'error' });
    offerUndo(said, () => void undo());
    const undo = async () => {
      const back = await runEach(t, outcome.changed, (row) => give(takeBack(row)));
      void queryClient.invalidateQueries();
      if (back.failed.length > 0) notify(outcomeSentence(t, back, nameOf), { type: 'error' });
    };
  };
}
