import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
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
  const submission = useSubmit(async () => {
    await make({ blueprintId, name, template });
    unsent.end();
    void navigate(adminAddress.blueprint({ typeId: blueprintId }));
  }, onClose);
  return (
    <SubmitDialog
      title={t('library.newProcess')}
      action={t('words.create')}
      isComplete={name.trim() !== ''}
      {...{ submission, unsent, onClose }}
    >
      <div className="dialog-fields">
        <NameField value={name} onName={(typed) => unsent.type('name', typed)} />
        <StarterChoice chosen={template} onChoose={setTemplate} />
      </div>
    </SubmitDialog>
  );
}
