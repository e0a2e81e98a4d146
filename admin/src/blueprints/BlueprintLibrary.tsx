import { Button } from '@mui/material';
import { Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ImportDialog } from '../importDialog/ImportDialog.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { EmptyState, ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import type { Asked } from './asked.ts';
import './blueprints.css';
import { LibraryDialog } from './LibraryDialog.tsx';
import { LibraryFoot } from './LibraryFoot.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { LibraryTable } from './LibraryTable.tsx';
import { NewMenu } from './NewMenu.tsx';
import { useLibrary } from './useLibrary.ts';
import { useTexts } from '../texts/index.ts';

/** /settings/processes (PRODUCT 5.1). */
export function BlueprintLibrary(): ReactNode {
  const t = useTexts();
  const { view, show, query } = useLibrary();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [importing, setImporting] = useState(false);
  return (
    <div className="library">
      <PageHead
        title={t('library.blueprints')}
        actions={
          <>
            <LibrarySearch q={view.q} onSearch={(q) => show({ q })} />
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
      />
      {content()}
      {asked !== null && (
        <LibraryDialog asked={asked} onClose={() => setAsked(null)} />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  );

  function content(): ReactNode {
    const { data: rows, total = 0, error, refetch } = query;
    if (rows === undefined) {
      if (error === null) return <Skeleton rows={10} />;
      return (
        <ErrorState
          what={t('library.failed')}
          onRetry={() => void refetch()}
          {...whyNot(error)}
        />
      );
    }
    if (rows.length === 0 && view.q !== '') {
      return (
        <EmptyState
          sentence={<b>{t('words.nothingMatches', { q: view.q })}</b>}
          action={
            <Button
              variant="outlined"
              size="small"
              onClick={() => show({ q: '' })}
            >
              {t('words.clearSearch')}
            </Button>
          }
        />
      );
    }
    if (rows.length === 0) {
      const create = (
        <button
          type="button"
          className="library-link"
          onClick={() => setAsked({ kind: 'addProcess' })}
        >
          {t('plan.createOne')}
        </button>
      );
      return (
        <EmptyState
          sentence={<>{t.rich('plan.templateNeeded', { create })}</>}
        />
      );
    }
    return (
      <>
        <LibraryTable rows={rows} view={view} onView={show} ask={setAsked} />
        <LibraryFoot
          rows={rows}
          total={total}
          page={view.page}
          onPage={(page) => show({ page })}
        />
      </>
    );
  }
}
