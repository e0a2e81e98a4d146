import { TextField } from '@mui/material';
import type { FormDraftRow, FormVersionRow } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import { UsedIn } from './UsedIn.tsx';
import type { FormEdits } from './useFormEdits.ts';

/** The form as a whole: its words, its versions, and where tasks ask for it. */
export function FormPanel({
  row,
  edits: { form, setIntro },
}: {
  row: FormDraftRow;
  edits: FormEdits;
}): ReactNode {
  const t = useTexts();
  const { data: versions = [] } = useGetList<FormVersionRow>('formVersions', {
    filter: { formId: row.id },
    sort: { field: 'publishedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 20 },
  });
  return (
    <>
      <header>
        <h2>{t('formBuilder.theForm')}</h2>
      </header>
      <div className="fb-part">
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={t('formBuilder.intro')}
          value={form.intro}
          onChange={({ target }) => setIntro(target.value)}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
        />
      </div>
      <section className="fb-part" aria-labelledby="fb-versions">
        <h3 id="fb-versions">{t('formBuilder.versions')}</h3>
        {versions.length === 0 && <p className="fb-hint">{t('formBuilder.noVersions')}</p>}
        {row.changed && row.version > 0 && (
          <p className="fb-hint">{t('formBuilder.changedSince', { version: row.version })}</p>
        )}
        <ol className="fb-versions">
          {versions.map(({ id, version, publishedAt }) => (
            <li key={id}>
              {t('formBuilder.versionAt', { version, at: formatDateTime(publishedAt) })}
            </li>
          ))}
        </ol>
      </section>
      <UsedIn formId={row.id} versions={versions} />
    </>
  );
}
