import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { FormActions } from '../../../parts/dialogs/FormActions.tsx';
import { WrittenBefore } from '../../../parts/dialogs/WrittenBefore.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { StarterName } from './libraryDialogState.ts';
import { StarterChoice } from './StarterChoice.tsx';
import { NameField } from '../../../parts/dialogs/NameField.tsx';
import { useNewBlueprint } from './useNewBlueprint.ts';

/**
 * Name required, SALES_1 by default, in the language of who makes it, or Empty (PRODUCT 5.2); the
 * new process opens in its builder.
 */
export function AddProcessDialog({
  starter = 'SALES_1',
  onClose,
}: {
  starter?: StarterName | undefined;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const make = useNewBlueprint();
  const navigate = useNavigate();
  const unsent = useUnsent('process', { name: '' });
  const { name } = unsent.fields;
  const [template, setTemplate] = useState(starter);
  const [blueprintId] = useState(() => crypto.randomUUID());
  const { submit, submitting, error } = useSubmit(async () => {
    await make({ blueprintId, name, template });
    unsent.end();
    void navigate(adminAddress.blueprint({ typeId: blueprintId }));
  }, onClose);
  const enabled = name.trim() !== '' && !submitting;
  return (
    <Dialog
      title={t('library.newProcess')}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions
          action={t('words.create')}
          enabled={enabled}
          onCancel={onClose}
          onDiscard={unsent.discard(onClose)}
        />
      }
    >
      {unsent.isFromBefore && <WrittenBefore />}
      <div className="dialog-fields">
        <NameField value={name} onName={(typed) => unsent.type('name', typed)} />
        <StarterChoice chosen={template} onChoose={setTemplate} />
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
