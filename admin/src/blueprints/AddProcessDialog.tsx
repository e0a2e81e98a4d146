import { MenuItem, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../dataProvider/useCommand.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useTexts } from '../texts/index.ts';

/** Name required, SALES_1 by default or Empty (PRODUCT 5.2); the new process opens in its builder. */
export function AddProcessDialog({
  onClose,
}: {
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<'SALES_1' | 'EMPTY'>('SALES_1');
  const [blueprintId] = useState(() => crypto.randomUUID());
  const { submit, submitting, error } = useSubmit(async () => {
    await send('CreateBlueprint', { blueprintId, name: name.trim(), template });
    void navigate(`/settings/process/${blueprintId}`);
  }, onClose);
  const enabled = name.trim() !== '' && !submitting;
  return (
    <Dialog
      title={t('library.addProcess')}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions
          action={t('words.add')}
          enabled={enabled}
          onCancel={onClose}
        />
      }
    >
      <div className="dialog-fields">
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={t('words.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          fullWidth
          label={t('library.starter')}
          value={template}
          onChange={(event) =>
            setTemplate(event.target.value as 'SALES_1' | 'EMPTY')
          }
        >
          <MenuItem value="SALES_1">{t('library.starterSALES')}</MenuItem>
          <MenuItem value="EMPTY">{t('library.starterEMPTY')}</MenuItem>
        </TextField>
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
