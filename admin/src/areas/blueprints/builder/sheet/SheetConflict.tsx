import { Button } from '@mui/material';
import { fullName } from '@waymark/look';
import { GitMerge } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConflictDialog } from '../../../../parts/conflict/index.ts';
import { DeleteConflict } from '../../../../parts/deleting/DeleteConflict.tsx';
import { useMe } from '../../../../base/session/me.ts';
import { useTexts, type T } from '../../../../base/texts/index.ts';
import type { SheetColumn } from './cells.ts';
import type { Clash } from './carryOut.ts';
import type { Clashing } from './useClashes.ts';
import { usePeopleOf } from './usePeopleOf.ts';

type SheetConflictProps = { asked: Clashing; blueprintId: string };

/**
 * What others changed at the same time: both contents of the cells side by side, or what they did
 * in tasks that were to go.
 */
export function SheetConflict({ asked, blueprintId }: SheetConflictProps): ReactNode {
  const { nameOf } = usePeopleOf(blueprintId);
  const headlineOf = (taskId: string) => asked.headlines.get(taskId) ?? '';
  if (asked.kind === 'deletion')
    return (
      <DeleteConflict
        conflict={asked.conflict}
        kind="task"
        name={asked.taskIds.map(headlineOf).join(', ')}
        submitting={false}
        error={null}
        onKeep={() => void asked.answer(false)}
        onDeleteAnyway={() => void asked.answer(true)}
      />
    );
  return <CellConflict {...asked} {...{ headlineOf, nameOf }} />;
}

function CellConflict({
  clashes,
  answer,
  headlineOf,
  nameOf,
}: Extract<Clashing, { kind: 'cells' }> & {
  headlineOf: (taskId: string) => string;
  nameOf: (id: string) => string;
}): ReactNode {
  const t = useTexts();
  const me = useMe()?.account;
  const [closed, setClosed] = useState(false);
  const [first] = clashes;
  if (first === undefined) return null;
  const { conflict } = clashes.reduce((latest, each) =>
    each.conflict.at > latest.conflict.at ? each : latest,
  );
  const told = (of: 'mine' | 'theirs') =>
    clashes.length === 1
      ? cellWords(t, first.column, first[of], nameOf)
      : clashes.map((clash) => lineOf(clash, of)).join('\n');
  const lineOf = ({ taskId, column, ...values }: Clash, of: 'mine' | 'theirs') =>
    t('sheet.cellOf', {
      task: headlineOf(taskId),
      column: t(`sheet.${column}`),
      value: cellWords(t, column, values[of], nameOf),
    });
  if (closed)
    return (
      <p className="field-unsaved field-conflicted sheet-clash" role="alert">
        <GitMerge size={16} aria-hidden="true" />
        <span>{t('sheet.changedToo', { who: conflict.by.name, count: clashes.length })}</span>
        <Button size="small" variant="outlined" color="secondary" onClick={() => setClosed(false)}>
          {t('conflict.compare')}
        </Button>
      </p>
    );
  return (
    <ConflictDialog
      conflict={conflict}
      what={
        clashes.length === 1
          ? t(`sheet.${first.column}`)
          : t('sheet.cells', { count: clashes.length })
      }
      of={clashes.length === 1 ? headlineOf(first.taskId) : t('keys.inSheet')}
      mine={told('mine')}
      theirs={told('theirs')}
      format="text"
      kept="page"
      me={me ? fullName(me) : t('words.you')}
      onKeepMine={() => void answer(true)}
      onTakeTheirs={() => void answer(false)}
      onClose={() => setClosed(true)}
    />
  );
}

/** What a cell holds, in words. */
function cellWords(
  t: T,
  column: SheetColumn,
  value: unknown,
  nameOf: (id: string) => string,
): string {
  switch (column) {
    case 'headline':
      return String(value ?? '');
    case 'assignee':
      return typeof value === 'string' ? nameOf(value) : t('words.nobody');
    case 'dueInDays':
      return typeof value === 'number' ? t('words.days', { count: value }) : t('sheet.none');
    case 'mandatory':
      return t(value === true ? 'words.yes' : 'words.no');
    case 'seenBy':
      return value === 'team'
        ? t('words.team')
        : value === 'hidden'
          ? t('task.seenBy_hidden')
          : t('sheet.everybody');
  }
}
