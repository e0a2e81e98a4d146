import type { ModuleRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { singleModules } from '@waymark/events/blueprintKind';
import { milestoneMark } from '@waymark/look';
import { Copy, File, Lock, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from '../../../parts/board/index.ts';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { LibraryRow } from './LibraryRow.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { useLibrary } from './useLibrary.ts';

/** The modules of an unfolded process or sub-process, in the order of its board. */
export function ModuleRows({
  blueprintId,
  level,
}: {
  blueprintId: string;
  level: 2 | 3;
}): ReactNode {
  const t = useTexts();
  const { data, error, refetch } = useAllRows(
    'modules',
    { planId: blueprintId, planKind: 'blueprint' },
    'place',
  );
  if (data === undefined)
    return (
      <NotLoaded
        loading={t('library.loadingModules')}
        failed={t('library.modulesFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return data.map((module) => <LibraryModule key={module.id} module={module} level={level} />);
}

/** A module: of a process with the badge of its milestone, or single. */
export function LibraryModule({
  module,
  level,
}: {
  module: ModuleRow;
  level: 1 | 2 | 3;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const { id, planId, title, milestoneMark: mark, milestoneName } = module;
  const plan = { kind: 'blueprint', id: planId } as const;
  const rename = (to: string, basedOn?: string) =>
    send(
      'SetModuleTitle',
      { plan, moduleId: id, title: to },
      { basedOn, shows: { resource: 'modules', id, fields: { title: to } } },
    );
  return (
    <LibraryRow
      level={level}
      name={title}
      to={adminAddress.module({ planId, moduleId: id, tab: 'context' })}
      icon={File}
      tags={
        <>
          {planId === singleModules ? (
            <span className="library-tag">{t('library.single')}</span>
          ) : (
            <span className="library-badge" title={milestoneName}>
              <i style={{ background: milestoneMark(mark) }} aria-hidden />
              <span>{milestoneName}</span>
            </span>
          )}
          {module.audience === 'INTERN' && (
            <span className="library-tag">
              <Lock aria-hidden />
              {t('words.team')}
            </span>
          )}
        </>
      }
      createdAt={module.createdAt}
      updatedAt={module.updatedAt}
      createdBy={module.createdBy}
      actions={useActions(module)}
      renaming={{
        key: `${planId}/${id}`,
        thing: { plan, ...({ part: 'module', id, field: 'title' } as const) },
        seen: module.planRevision,
        send: rename,
      }}
    />
  );
}

/** What can be done with it (PRODUCT 5.3). */
function useActions(module: ModuleRow): readonly Action[] {
  const t = useTexts();
  const { ask, rename } = useLibrary();
  return [
    {
      label: t('words.rename'),
      icon: Pencil,
      shortcut: 'F2',
      onSelect: () => rename(`${module.planId}/${module.id}`),
    },
    { label: t('library.clone'), icon: Copy, onSelect: () => ask({ kind: 'cloneModule', module }) },
    {
      label: t('words.delete'),
      icon: Trash2,
      shortcut: 'Delete',
      onSelect: () => ask({ kind: 'removeModule', module }),
      danger: true,
    },
  ];
}
