import { Button, MenuItem, TextField } from '@mui/material';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useAllRows } from '../builder/useAllRows.ts';
import { saveFile } from '../files/saveFile.ts';
import { useFormWords } from '../formTask/useFormWords.ts';
import { EmptyState, ErrorState, Skeleton } from '../layout/states.tsx';
import { useTexts } from '../texts/index.ts';
import { answersTable, csvOf, jsonOf } from './answersTable.ts';
import './formAnswers.css';

/** What was answered to a form in all projects, version by version, to be read and taken along: /settings/forms/:formId/answers. */
export function FormAnswersPage(): ReactNode {
  const t = useTexts();
  const words = useFormWords();
  const { formId = '' } = useParams();
  const [chosen, setChosen] = useState<number>();
  const versions = useAllRows('formVersions', { formId }, 'publishedAt');
  const newest = versions.data?.at(-1);
  const form =
    versions.data?.find(({ version }) => version === chosen) ?? newest;
  const answers = useAllRows(
    'answers',
    { formVersionId: form?.id, state: 'sent' },
    'sentAt',
    form !== undefined,
  );
  if (versions.isError || answers.isError)
    return (
      <ErrorState
        page
        what={t('formAnswers.failed')}
        onRetry={() => void versions.refetch().then(() => answers.refetch())}
      />
    );
  if (versions.isPending) return <Skeleton />;
  if (form === undefined)
    return <EmptyState page sentence={t('formAnswers.notPublished')} />;
  const rows = answers.data ?? [];
  const table = answersTable(form.definition, rows, words, [
    t('formAnswers.client'),
    t('formAnswers.project'),
    t('formAnswers.process'),
    t('formAnswers.task'),
    t('formAnswers.sent'),
  ]);
  const save = (ending: 'csv' | 'json') =>
    saveFile(
      `${form.name} v${form.version}.${ending}`,
      ending === 'csv' ? 'text/csv' : 'application/json',
      ending === 'csv' ? csvOf(table) : jsonOf(form.definition, rows),
    );
  return (
    <section className="form-answers-page">
      <header>
        <h1>{t('formAnswers.title', { name: form.name })}</h1>
        <TextField
          select
          size="small"
          label={t('formAnswers.version')}
          value={form.version}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {versions.data.map(({ version }) => (
            <MenuItem key={version} value={version}>
              {version}
            </MenuItem>
          ))}
        </TextField>
        {(['csv', 'json'] as const).map((ending) => (
          <Button
            key={ending}
            variant="outlined"
            startIcon={<Download />}
            disabled={rows.length === 0}
            onClick={() => save(ending)}
          >
            {ending.toUpperCase()}
          </Button>
        ))}
      </header>
      {rows.length === 0 && !answers.isPending ? (
        <EmptyState sentence={t('formAnswers.none')} />
      ) : (
        <div
          className="form-answers-grid"
          role="region"
          aria-label={t('formAnswers.title', { name: form.name })}
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                {table.head.map((title, nth) => (
                  <th key={nth} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.lines.map(({ row, cells }) => (
                <tr key={row.id}>
                  {cells.map((text, nth) => (
                    <td key={nth}>
                      {nth === TASK && row.planKind === 'process' ? (
                        <Link
                          to={`/module/${row.planId}/${row.moduleId}/tasks#${row.taskId}`}
                        >
                          {text}
                        </Link>
                      ) : (
                        text
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Column that leads to the task. */
const TASK = 3;
