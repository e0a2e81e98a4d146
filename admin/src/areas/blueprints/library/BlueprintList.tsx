import { Button } from '@mui/material';
import type { BlueprintRow, ModuleRow } from '@waymark/api';
import { Upload } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { ListBase, useListContext, useStore } from 'react-admin';
import { ImportDialog } from '../import/ImportDialog.tsx';
import { ListFrame } from '../../../parts/lists/ListFrame.tsx';
import { ListToolbar } from '../../../parts/lists/ListToolbar.tsx';
import { NothingFound } from '../../../parts/lists/NothingFound.tsx';
import { SearchFilter } from '../../../parts/lists/SearchFilter.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { LibraryDialogState } from './libraryDialogState.ts';
import './blueprints.css';
import { FirstPlan } from './FirstPlan.tsx';
import { AddModuleDialog } from './AddModuleDialog.tsx';
import { AddProcessDialog } from './AddProcessDialog.tsx';
import { AddSubProcessDialog } from './AddSubProcessDialog.tsx';
import { CloneBlueprint } from './CloneBlueprint.tsx';
import { CloneModuleDialog } from '../cloneModule/CloneModuleDialog.tsx';
import { RemoveBlueprint } from './RemoveBlueprint.tsx';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { usePutBackToast } from '../../../parts/toasts/usePutBackToast.ts';
import { inWords } from '../../../parts/references/Words.tsx';
import { ListFoot } from '../../../parts/lists/ListFoot.tsx';
import { LibraryTable } from './LibraryTable.tsx';
import { NewMenu } from './NewMenu.tsx';
import { LibraryContext, type LibraryState } from './useLibrary.ts';
import { useSingleModules } from './useSingleModules.ts';

/** /settings/processes (PRODUCT 5.1). */
export const BlueprintList = (): ReactNode => (
  <ListBase<BlueprintRow>
    resource="blueprints"
    filter={{ kind: 'process' }}
    perPage={100}
    sort={{ field: 'name', order: 'ASC' }}
    storeKey={false}
    queryOptions={{ onError: () => {} }}
  >
    <Library />
  </ListBase>
);

/** Deletes a module of the library by its title; Undo brings it back. */
function RemoveModule({
  module: { id, title, planId, planRevision, tasksTotal },
  onClose,
}: {
  module: ModuleRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const remove = async (basedOn?: string) => {
    const plan = { kind: 'blueprint', id: planId } as const;
    await send(
      'DeleteModule',
      { plan, moduleId: id },
      { basedOn, shows: { resource: 'modules', id, gone: true } },
    );
    offerPutBack(t('plan.moduleDeleted'), { plan, part: 'module', id });
  };
  return (
    <ConfirmDelete
      atOnce={id}
      kind="module"
      name={inWords(title)}
      seen={planRevision}
      onDelete={remove}
      onClose={onClose}
      consequence={tasksTotal === 0 ? undefined : t('plan.tasksGo', { count: tasksTotal })}
    />
  );
}

/** The one dialog that is open in the library. */
function LibraryDialog({
  asked,
  onClose,
}: {
  asked: LibraryDialogState;
  onClose: () => void;
}): ReactNode {
  switch (asked.kind) {
    case 'addProcess':
      return <AddProcessDialog starter={asked.starter} onClose={onClose} />;
    case 'addSubProcess':
      return <AddSubProcessDialog parent={asked.parent} onClose={onClose} />;
    case 'addModule':
      return <AddModuleDialog onClose={onClose} />;
    case 'removeProcess':
      return <RemoveBlueprint row={asked.process} onClose={onClose} />;
    case 'cloneProcess':
      return <CloneBlueprint row={asked.process} onClose={onClose} />;
    case 'removeModule':
      return <RemoveModule module={asked.module} onClose={onClose} />;
    case 'cloneModule':
      return <CloneModuleDialog module={asked.module} onClose={onClose} />;
  }
}

const keys = [
  { caps: ['←', '→'], word: 'library.keyFold' },
  { caps: ['Enter'], word: 'library.keyOpen' },
  { caps: ['F2'], word: 'library.keyRename' },
  { caps: ['Shift', 'F10'], word: 'library.keyMenu' },
] as const;

/** How much there is; of a library of one page, what is in it too. And the keys of its rows. */
function LibraryFoot(): ReactNode {
  const t = useTexts();
  const { data = [], total = 0 } = useListContext<BlueprintRow>();
  const singles = useSingleModules() ?? [];
  const processes = t('library.processes', { count: total });
  const parts = data.reduce((sum, row) => sum + row.subProcesses, 0);
  const whole = [
    processes,
    ...(parts > 0 ? [t('library.subProcesses', { count: parts })] : []),
    ...(singles.length > 0 ? [t('library.singles', { count: singles.length })] : []),
  ].join(', ');
  return (
    <div className="library-foot">
      <p className="library-keys" aria-hidden>
        {keys.map(({ caps, word }) => (
          <span key={word}>
            {caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
            {t(word)}
          </span>
        ))}
      </p>
      <ListFoot counted={total > data.length ? processes : whole} />
    </div>
  );
}

function Library(): ReactNode {
  const t = useTexts();
  const [asked, setAsked] = useState<LibraryDialogState | null>(null);
  const [importing, setImporting] = useState(false);
  const library = useLibraryState(setAsked);
  return (
    <LibraryContext value={library}>
      <ListFrame
        title={t('library.blueprints')}
        actions={
          <>
            <Button variant="outlined" startIcon={<Upload />} onClick={() => setImporting(true)}>
              {t('library.import')}
            </Button>
            <NewMenu ask={setAsked} onImport={() => setImporting(true)} />
          </>
        }
        toolbar={
          <ListToolbar
            filters={[
              <SearchFilter key="holds" source="holds" label={t('library.search')} alwaysOn />,
            ]}
          />
        }
        failed={t('library.failed')}
        empty={<NoProcesses />}
        foot={<LibraryFoot />}
      >
        <LibraryTable />
      </ListFrame>
      {asked !== null && <LibraryDialog asked={asked} onClose={() => setAsked(null)} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </LibraryContext>
  );
}

/**
 * What is open stays open; a search opens what it finds, and closes it again once it is cleared.
 */
function useLibraryState(ask: LibraryState['ask']): LibraryState {
  const [open, setOpen] = useStore<readonly string[]>('library.open', []);
  const [turned, setTurned] = useState<readonly string[]>([]);
  const [renaming, rename] = useState<string | null>(null);
  const { filterValues } = useListContext();
  const holds: unknown = filterValues['holds'];
  const words = typeof holds === 'string' ? holds : '';
  return useMemo(() => {
    const turnIn = (ids: readonly string[], id: string) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    const searching = words !== '';
    return {
      ask,
      renaming,
      rename,
      words,
      isOpen: (id) => (searching ? !turned.includes(id) : open.includes(id)),
      turn: (id) => (searching ? setTurned(turnIn(turned, id)) : setOpen(turnIn(open, id))),
    };
  }, [ask, renaming, words, open, turned, setOpen]);
}

/** In place of the processes, where there are none: the single modules, if there are any. */
function NoProcesses(): ReactNode {
  const singles = useSingleModules() ?? [];
  if (singles.length > 0) return <LibraryTable />;
  return <NothingFound by="holds" otherwise={<FirstPlan />} />;
}
