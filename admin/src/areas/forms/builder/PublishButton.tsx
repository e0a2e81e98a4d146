import { Button } from '@mui/material';
import type { FormDraftRow } from '@waymark/api';
import { unfinished } from '@waymark/events/forms';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';
import type { Back } from './WithDraft.tsx';
import type { FormDraft } from './useFormDraft.ts';
import type { FormEdits } from './useFormEdits.ts';

/**
 * Makes the draft the next version, or leads to what keeps it from that; where it is one already,
 * the page is done.
 */
export function PublishButton({
  row,
  draft,
  edits,
  back,
}: {
  row: FormDraftRow;
  draft: FormDraft;
  edits: FormEdits;
  back: Back;
}): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const hasChanges = row.changed || draft.isLeft;
  if (!hasChanges)
    return (
      <>
        <span className="fb-version">{t('formBuilder.upToDate', { version: row.version })}</span>
        <Button variant="contained" onClick={() => void navigate(back.to)}>
          {t('formBuilder.done')}
        </Button>
      </>
    );
  const problems = unfinished(draft.editing.form);
  const [first] = problems;
  const publish = async () => {
    if (first !== undefined) {
      const field = first.at === null ? null : edits.form.fields[first.at];
      if (field != null) edits.choose(field.fieldId);
      notify(t(`formBuilder.problem_${first.code}`), { type: 'warning' });
      return;
    }
    setBusy(true);
    try {
      if (!(await draft.flush())) return;
      await send('PublishForm', { formId: row.id });
      notify(t('formBuilder.published', { version: row.version + 1 }), { type: 'info' });
    } catch {
      // A refusal has been told in a toast by then.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problems.length > 0 && first?.at !== null && (
        <span className="fb-version">
          {t('formBuilder.unfinished', { count: new Set(problems.map(({ at }) => at)).size })}
        </span>
      )}
      <Button variant="contained" disabled={busy} onClick={() => void publish()}>
        {busy ? t('formBuilder.publishing') : t('formBuilder.publish')}
      </Button>
    </>
  );
}
