import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { FormDraft } from './useFormDraft.ts';

/**
 * Two changed the same: what is mine stands on the page until one of both is chosen, and nothing is
 * saved before.
 */
export function ClashDialog({
  draft: { editing, clashes, theirs, settle },
}: {
  draft: Pick<FormDraft, 'editing' | 'clashes' | 'theirs' | 'settle'>;
}): ReactNode {
  const t = useTexts();
  const nameOf = (id: string) => {
    if (id === 'intro') return t('formBuilder.clashIntro');
    if (id === 'order') return t('formBuilder.clashOrder');
    const field = [...editing.form.fields, ...(theirs?.fields ?? [])].find(
      ({ fieldId }) => fieldId === id,
    );
    return t('formBuilder.clashField', { label: field?.label ?? '' });
  };
  return (
    <Dialog
      title={t('formBuilder.clashTitle')}
      onClose={() => settle('mine')}
      onSubmit={() => settle('mine')}
      actions={
        <>
          <Button onClick={() => settle('theirs')}>{t('formBuilder.takeTheirs')}</Button>
          <Button type="submit" variant="contained">
            {t('formBuilder.keepMine')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        {t('formBuilder.clashText', { names: clashes.map(nameOf).join(', ') })}
      </p>
    </Dialog>
  );
}
