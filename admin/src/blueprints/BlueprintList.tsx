import { Button } from '@mui/material';
import type { BlueprintRow } from '@waymark/api';
import { Upload } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { ListBase, useListContext, useStore } from 'react-admin';
import { ImportDialog } from '../importDialog/ImportDialog.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { ListToolbar } from '../lists/ListToolbar.tsx';
import { NothingFound } from '../lists/NothingFound.tsx';
import { SearchFilter } from '../lists/SearchFilter.tsx';
import { useTexts } from '../texts/index.ts';
import type { Asked } from './asked.ts';
import './blueprints.css';
import { FirstPlan } from './FirstPlan.tsx';
import { LibraryDialog } from './LibraryDialog.tsx';
import { LibraryFoot } from './LibraryFoot.tsx';
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

function Library(): ReactNode {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [importing, setImporting] = useState(false);
  const library = useLibraryState(setAsked);
  return (
    <LibraryContext value={library}>
      <ListFrame
        title={t('library.blueprints')}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<Upload />}
              onClick={() => setImporting(true)}
            >
              {t('library.import')}
            </Button>
            <NewMenu ask={setAsked} onImport={() => setImporting(true)} />
          </>
        }
        toolbar={
          <ListToolbar
            filters={[
              <SearchFilter
                key="holds"
                source="holds"
                label={t('library.search')}
                alwaysOn
              />,
            ]}
          />
        }
        failed={t('library.failed')}
        empty={<NoProcesses />}
        foot={<LibraryFoot />}
      >
        <LibraryTable />
      </ListFrame>
      {asked !== null && (
        <LibraryDialog asked={asked} onClose={() => setAsked(null)} />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </LibraryContext>
  );
}

/** What is open stays open; a search opens what it finds, and closes it again once it is cleared. */
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
      turn: (id) =>
        searching ? setTurned(turnIn(turned, id)) : setOpen(turnIn(open, id)),
    };
  }, [ask, renaming, words, open, turned, setOpen]);
}

/** In place of the processes, where there are none: the single modules, if there are any. */
function NoProcesses(): ReactNode {
  const singles = useSingleModules() ?? [];
  if (singles.length > 0) return <LibraryTable />;
  return <NothingFound by="holds" otherwise={<FirstPlan />} />;
}
