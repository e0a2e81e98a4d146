import type { ConversationRow } from '@waymark/api';
import { useNavigate } from 'react-router';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import type { Kind } from '../conversation/entries.ts';

/** The row that has the focus. */
const focused = (rows: readonly ConversationRow[]) =>
  rows.find(({ id }) => document.activeElement?.id === `inbox-${id}`);

export const focusRow = (id: string): void => document.getElementById(`inbox-${id}`)?.focus();

type InboxActs = {
  write: (row: ConversationRow, kind: Kind) => void;
  noAnswer: (row: ConversationRow) => void;
};

/**
 * Walks and acts by the table of keys: on the row that has the focus, else on the one that is open.
 * @param rows as they are listed
 */
export function useInboxKeys(
  rows: readonly ConversationRow[],
  current: ConversationRow | null,
  { write, noAnswer }: InboxActs,
): void {
  const navigate = useNavigate();
  const meant = () => focused(rows) ?? current ?? undefined;
  const walk = (step: 1 | -1) => {
    const from = rows.findIndex(({ id }) => id === meant()?.id);
    const to = from < 0 ? (step > 0 ? 0 : rows.length - 1) : from + step;
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (row !== undefined) focusRow(row.id);
  };
  const writeTo = (kind: Kind) => {
    const row = meant();
    if (row !== undefined) write(row, kind);
  };
  useKey('nextRow', () => walk(1));
  useKey('previousRow', () => walk(-1));
  useKey('reply', () => writeTo('message'));
  useKey('writeNote', () => writeTo('note'));
  useKey('noAnswer', () => {
    const row = meant();
    if (row !== undefined) noAnswer(row);
  });
  useKey('openTask', () => {
    const row = meant();
    if (row !== undefined)
      void navigate(moduleAddress(row.planId, row.moduleId, 'tasks', row.taskId, 'talk'));
  });
}
