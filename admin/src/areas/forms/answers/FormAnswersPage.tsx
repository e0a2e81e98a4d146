import { Button, MenuItem, TextField } from '@mui/material';
import { Download } from 'lucide-react';
import { saveFile } from '@waymark/client';
import type { AnswersRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { csvOf } from '@waymark/look/csv';
import { useFormWords } from '../../../base/texts/useFormWords.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { AnswersGrid } from './AnswersGrid.tsx';
import { AnswersToolbar } from './AnswersToolbar.tsx';
import { answersTable, jsonOf } from './answersTable.ts';
import { searchOf, shownAnswers, viewIn } from './shownAnswers.ts';
import './formAnswers.css';

/** So many rows are drawn at once. */
const PAGE = 100;

/**
 * What was answered to a form in all projects, version by version, to be read and taken along:
 * /settings/forms/:formId/answers.
 */
export function FormAnswersPage(): ReactNode {
  const t = useTexts();
  const words = useFormWords();
  const { formId = '' } = useParams();
  const [chosen, setChosen] = useState<number>();
  const [most, setMost] = useState(PAGE);
  const [search, setSearch] = useSearchParams();
  const versions = useAllRows('formVersions', { formId }, 'publishedAt');
  const last = useGetList<AnswersRow>('answers', {
    filter: { formId, state: 'sent' },
    sort: { field: 'sentAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  // A version that was just published has nothing to show yet: who comes sees what was answered
  // last.
  const shown = chosen ?? last.data?.[0]?.version;
  const form = versions.data?.find(({ version }) => version === shown) ?? versions.data?.at(-1);
  const answers = useAllRows(
    'answers',
    { formVersionId: form?.id, state: 'sent' },
    'sentAt',
    form !== undefined && !last.isPending,
  );
  if (versions.isError || last.isError || answers.isError)
    return (
      <ErrorState
        page
        what={t('formAnswers.failed')}
        onRetry={() => {
          for (const each of [versions, last, answers]) if (each.isError) void each.refetch();
        }}
        {...whyNot(versions.error ?? last.error ?? answers.error)}
      />
    );
  if (versions.isPending || last.isPending) return <Skeleton page />;
  if (form === undefined) return <EmptyState page sentence={t('formAnswers.notPublished')} />;
  const rows = answers.data ?? [];
  const table = answersTable(form.definition, rows, words, [
    t('formAnswers.client'),
    t('formAnswers.project'),
    t('formAnswers.process'),
    t('formAnswers.task'),
    t('formAnswers.sent'),
  ]);
  const view = viewIn(search, table.head.length);
  const change = (to: Partial<typeof view>) =>
    setSearch(searchOf({ ...view, ...to }), { replace: true });
  const lines = shownAnswers(table.lines, view);
  const title = t('formAnswers.title', { name: form.name });
  const save = (ending: 'csv' | 'json') =>
    saveFile(
      `${form.name} v${form.version}.${ending}`,
      ending === 'csv' ? 'text/csv' : 'application/json',
      ending === 'csv'
        ? csvOf(
            [table.head, ...lines.map(({ cells }) => cells.map(({ text }) => text))],
            t.language,
          )
        : jsonOf(
            form.definition,
            lines.map(({ row }) => row),
          ),
    );
  return (
    <section className="form-answers-page">
      <PageHead
        crumbs={[{ label: t('settingsMenu.formTemplates'), to: adminAddress.forms() }]}
        title={title}
        actions={
          <>
            <TextField
              select
              size="small"
              slotProps={{
                select: { SelectDisplayProps: { 'aria-label': t('formAnswers.version') } },
              }}
              value={form.version}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {versions.data.map(({ version }) => (
                <MenuItem key={version} value={version}>
                  {t('formAnswers.version')} {version}
                </MenuItem>
              ))}
            </TextField>
            {(['csv', 'json'] as const).map((ending) => (
              <Button
                key={ending}
                variant="outlined"
                startIcon={<Download />}
                disabled={lines.length === 0}
                onClick={() => save(ending)}
              >
                {ending.toUpperCase()}
              </Button>
            ))}
          </>
        }
      />
      {rows.length === 0 && !answers.isPending ? (
        <EmptyState sentence={t('formAnswers.none')} />
      ) : (
        <>
          <AnswersToolbar
            head={table.head}
            view={view}
            shown={lines.length}
            all={rows.length}
            onChange={change}
          />
          {lines.length === 0 && !answers.isPending ? (
            <EmptyState
              sentence={t('words.nothingMatches', { q: view.q })}
              action={
                <Button
                  variant="outlined"
                  size="small"
                  onClick={() => change({ q: '', column: null })}
                >
                  {t('words.clearSearch')}
                </Button>
              }
            />
          ) : (
            <AnswersGrid
              label={title}
              head={table.head}
              lines={lines.slice(0, most)}
              view={view}
              onSort={(sort) =>
                change({ sort, descending: view.sort === sort && !view.descending })
              }
            />
          )}
          {lines.length > most && (
            <Button className="answers-rest" onClick={() => setMost(most + PAGE)}>
              {t('allTasks.showMore')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
