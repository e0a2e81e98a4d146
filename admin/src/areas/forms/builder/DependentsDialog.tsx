import type { FormDefinition } from '@waymark/events/forms';
import type { ReactNode } from 'react';
import { DeleteActions } from '../../../parts/dialogs/DeleteActions.tsx';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { dependentsOf } from './arranging.ts';

/** Names what depends on a field, or on one choice of it, before that goes. */
export function DependentsDialog({
  form,
  fieldId,
  choiceId,
  onConfirm,
  onClose,
}: {
  form: FormDefinition;
  fieldId: string;
  choiceId?: string;
  onConfirm: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const names = dependentsOf(form, fieldId, choiceId).map(({ label }) => label);
  return (
    <Dialog
      title={t('formBuilder.dependTitle')}
      onClose={onClose}
      onSubmit={onConfirm}
      actions={<DeleteActions onClose={onClose} disabled={false} />}
    >
      <p className="dialog-text">{t('formBuilder.dependText', { names: names.join(', ') })}</p>
    </Dialog>
  );
}
