import { Button } from '@mui/material';
import type { BlueprintRow } from '@waymark/api';
import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { ImportDialog } from '../importDialog/ImportDialog.tsx';
import { EmptyState } from '../layout/states.tsx';
import { ListFoot } from '../lists/ListFoot.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { ListToolbar } from '../lists/ListToolbar.tsx';
import { NothingFound } from '../lists/NothingFound.tsx';
import { SearchFilter } from '../lists/SearchFilter.tsx';
import { useTexts } from '../texts/index.ts';
import type { Asked } from './asked.ts';
import './blueprints.css';
import { LibraryDialog } from './LibraryDialog.tsx';
import { LibraryTable } from './LibraryTable.tsx';
import { NewMenu } from './NewMenu.tsx';

/** /settings/processes (PRODUCT 5.1). */
export const BlueprintList = (): ReactNode => (
  <ListBase<BlueprintRow>
    resource="blueprints"
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
  return (
    <>
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
            <NewMenu
              onModule={() => setAsked({ kind: 'addModule' })}
              onProcess={() => setAsked({ kind: 'addProcess' })}
            />
          </>
        }
        toolbar={
          <ListToolbar
            filters={[
              <SearchFilter
                key="q"
                source="q"
                label={t('library.search')}
                alwaysOn
              />,
            ]}
          />
        }
        failed={t('library.failed')}
        empty={
          <NothingFound
            otherwise={
              <NoBlueprints onCreate={() => setAsked({ kind: 'addProcess' })} />
            }
          />
        }
        foot={<LibraryFoot />}
      >
        <LibraryTable ask={setAsked} />
      </ListFrame>
      {asked !== null && (
        <LibraryDialog asked={asked} onClose={() => setAsked(null)} />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

/** In place of the rows, where there are none yet. */
function NoBlueprints({ onCreate }: { onCreate: () => void }): ReactNode {
  const t = useTexts();
  const create = (
    <button type="button" className="library-link" onClick={onCreate}>
      {t('plan.createOne')}
    </button>
  );
  return (
    <EmptyState sentence={<>{t.rich('plan.templateNeeded', { create })}</>} />
  );
}

/** How much there is; of a library of one page, what is in it too. */
function LibraryFoot(): ReactNode {
  const t = useTexts();
  const { data = [], total = 0 } = useListContext<BlueprintRow>();
  const sum = (of: (row: BlueprintRow) => number) =>
    data.reduce((all, row) => all + of(row), 0);
  const processes = t('library.processes', { count: total });
  const whole = t('library.sums', {
    processes,
    modules: t('words.modules', { count: sum(({ modules }) => modules) }),
    tasks: t('words.tasks', { count: sum(({ tasks }) => tasks) }),
  });
  return <ListFoot counted={total > data.length ? processes : whole} />;
}
