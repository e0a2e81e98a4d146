import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useTexts } from '../texts/index.ts';
import type { Editing } from './editing.ts';

/** Two changed the same: what is mine stands on the page until one of both is chosen, and nothing is saved before. */
export function ClashDialog({
  editing: { clashes, form, theirs },
  onSettle,
}: {
  editing: Editing;
  onSettle: (take: 'mine' | 'theirs') => void;
}): ReactNode {
  const t = useTexts();
  const nameOf = (id: string) => {
    if (id === 'intro') return t('formBuilder.clashIntro');
    if (id === 'order') return t('formBuilder.clashOrder');
    const field = [...form.fields, ...(theirs?.fields ?? [])].find(
      ({ fieldId }) => fieldId === id,
    );
    return t('formBuilder.clashField', { label: field?.label ?? '' });
  };
  return (
    <Dialog
      title={t('formBuilder.clashTitle')}
      onClose={() => onSettle('mine')}
      onSubmit={() => onSettle('mine')}
      actions={
        <>
          <Button onClick={() => onSettle('theirs')}>
            {t('formBuilder.takeTheirs')}
          </Button>
          <Button type="submit" variant="contained">
            {t('formBuilder.keepMine')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        {t('formBuilder.clashText', {
          names: clashes.map(nameOf).join(', '),
        })}
      </p>
    </Dialog>
  );
}
