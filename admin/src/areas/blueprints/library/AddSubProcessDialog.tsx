import type { BlueprintRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { PickBlueprint, type PickedBlueprint } from '../cloneModule/PickBlueprint.tsx';
import { NameField } from '../../../parts/dialogs/NameField.tsx';

/** Name and parent process are required (PRODUCT 5.2); the new sub-process opens in its builder. */
export function AddSubProcessDialog({
  parent: given,
  onClose,
}: {
  parent: BlueprintRow | null;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const unsent = useUnsent(`subProcess.${given?.id ?? ''}`, { name: '' });
  const { name } = unsent.fields;
  const [parent, setParent] = useState<PickedBlueprint | null>(given);
  const [blueprintId] = useState(() => crypto.randomUUID());
  const submission = useSubmit(async () => {
    if (parent === null) return;
    await send('CreateSubProcess', { blueprintId, typeId: parent.id, name: name.trim() });
    unsent.end();
    void navigate(adminAddress.blueprint({ typeId: blueprintId }));
  }, onClose);
  return (
    <SubmitDialog
      title={t('library.newSubProcess')}
      action={t('words.create')}
      isComplete={name.trim() !== '' && parent !== null}
      {...{ submission, unsent, onClose }}
    >
      <div className="dialog-fields">
        <NameField value={name} onName={(typed) => unsent.type('name', typed)} />
        <PickBlueprint
          label={t('library.parentProcess')}
          filter={{ kind: 'process' }}
          value={parent}
          onPick={setParent}
        />
        {parent !== null && (
          <p className="library-hint">{t('library.milestonesOfParent', { name: parent.name })}</p>
        )}
      </div>
    </SubmitDialog>
  );
}
