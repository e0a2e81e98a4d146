import type { BlueprintRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { subProcessTag } from '@waymark/look';
import { Copy, Folder, FolderInput, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUpdate } from 'react-admin';
import type { Action } from '../../../parts/board/index.ts';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { LibraryRow } from './LibraryRow.tsx';
import { ModuleRows } from './ModuleRows.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { useRollouts } from './useRollouts.ts';
import { useLibrary } from './useLibrary.ts';

/**
 * A process or a sub-process, and below it what it holds while it is unfolded: sub-processes, then
 * modules.
 */
export function BlueprintRows({ row }: { row: BlueprintRow }): ReactNode {
  const t = useTexts();
  const { isOpen, turn } = useLibrary();
  const [update] = useUpdate();
  const { id, name, modules, subProcesses } = row;
  const isProcess = row.kind === 'process';
  const rollouts = useRollouts(id, isProcess) ?? 0;
  const holds = modules + subProcesses > 0;
  const open = holds && isOpen(id);
  const counts = [
    ...(subProcesses > 0 ? [t('library.subProcesses', { count: subProcesses })] : []),
    ...(modules > 0 ? [t('words.modules', { count: modules })] : []),
    ...(rollouts > 0 ? [t('library.rolledOut', { count: rollouts })] : []),
  ].join(', ');
  const send = (to: string, basedOn?: string) =>
    update(
      'blueprints',
      { id, data: { name: to }, previousData: row, meta: { basedOn } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  return (
    <>
      <LibraryRow
        level={isProcess ? 1 : 2}
        name={name}
        to={adminAddress.blueprint({ typeId: id })}
        icon={isProcess ? (open ? FolderOpen : Folder) : FolderInput}
        isProcess
        {...(holds && { fold: { open, onTurn: () => turn(id) } })}
        tags={
          <>
            {!isProcess && <SubProcessTag name={name} />}
            {!open && counts !== '' && <span className="library-count">{counts}</span>}
          </>
        }
        createdAt={row.createdAt}
        updatedAt={row.updatedAt}
        createdBy={row.createdBy}
        actions={useActions(row)}
        renaming={{
          key: id,
          thing: {
            plan: { kind: 'blueprint', id },
            ...({ part: 'plan', id, field: 'name' } as const),
          },
          seen: row.planRevision,
          send,
        }}
      />
      {open && isProcess && subProcesses > 0 && <SubProcessRows of={id} />}
      {open && modules > 0 && <ModuleRows blueprintId={id} level={isProcess ? 2 : 3} />}
    </>
  );
}

/** What can be done with it (PRODUCT 5.3). */
function useActions(row: BlueprintRow): readonly Action[] {
  const t = useTexts();
  const { ask, rename } = useLibrary();
  const subProcess: Action = {
    label: t('library.subProcess'),
    icon: FolderInput,
    shortcut: '+',
    onSelect: () => ask({ kind: 'addSubProcess', parent: row }),
  };
  return [
    ...(row.kind === 'process' ? [subProcess] : []),
    { label: t('words.rename'), icon: Pencil, shortcut: 'F2', onSelect: () => rename(row.id) },
    {
      label: t('library.clone'),
      icon: Copy,
      onSelect: () => ask({ kind: 'cloneProcess', process: row }),
    },
    {
      label: t('words.delete'),
      icon: Trash2,
      shortcut: 'Delete',
      onSelect: () => ask({ kind: 'removeProcess', process: row }),
      danger: true,
    },
  ];
}

function SubProcessRows({ of }: { of: string }): ReactNode {
  const t = useTexts();
  const { data, error, refetch } = useAllRows(
    'blueprints',
    { typeId: of, kind: 'subProcess' },
    'name',
  );
  if (data === undefined)
    return (
      <NotLoaded
        loading={t('library.loadingSubProcesses')}
        failed={t('library.subProcessesFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return data.map((row) => <BlueprintRows key={row.id} row={row} />);
}

/** Its ground follows from its name. */
function SubProcessTag({ name }: { name: string }): ReactNode {
  const t = useTexts();
  const { ground, ink } = subProcessTag(name);
  return (
    <span className="library-tag" style={{ background: ground, color: ink }}>
      {t('library.subProcess')}
    </span>
  );
}
