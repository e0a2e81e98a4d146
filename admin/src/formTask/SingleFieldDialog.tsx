import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import type { ContentOfTask } from '../taskTypes/taskTypeEditor.ts';
import { WrittenBefore } from '../dialogs/WrittenBefore.tsx';
import { useTexts } from '../texts/index.ts';
import {
  hasPlaceholder,
  singleKinds,
  type SingleKind,
} from './singleFieldForm.ts';
import { useSingleFieldForm } from './useSingleFieldForm.ts';

const nothing: { kind: SingleKind; label: string; placeholder: string } = {
  ...{ kind: 'shortText', label: '', placeholder: '' },
};

/** Asks for the one thing that a task wants to know: its type, its label and its placeholder (PRODUCT 18.12). */
export function SingleFieldDialog({
  isNew,
  onSubmit,
  onClose,
}: {
  isNew: boolean;
  onSubmit: (
    content: ContentOfTask<'form'>,
    headline: string,
  ) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const make = useSingleFieldForm();
  const unsent = useUnsent(`field.${location.pathname}`, nothing);
  const { kind, label, placeholder } = unsent.fields;
  const { submit, submitting, error } = useSubmit(
    async () =>
      onSubmit(await make({ kind, label, placeholder }), label.trim()),
    () => {
      unsent.end();
      onClose();
    },
  );
  const enabled = label.trim() !== '' && !submitting;
  return (
    <Dialog
      title={t('formTask.singleField')}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions
          action={isNew ? t('words.create') : t('words.save')}
          enabled={enabled}
          onCancel={onClose}
          onDiscard={unsent.discard(onClose)}
        />
      }
    >
      {unsent.isFromBefore && <WrittenBefore />}
      <div className="dialog-fields">
        <TextField
          select
          fullWidth
          label={t('formTask.fieldType')}
          value={kind}
          onChange={(event) => unsent.type('kind', event.target.value)}
        >
          {singleKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`formBuilder.kind_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={t('formTask.fieldLabel')}
          helperText={t('formTask.singleFieldHint')}
          value={label}
          onChange={(event) => unsent.type('label', event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {hasPlaceholder(kind) && (
          <TextField
            fullWidth
            autoComplete="off"
            label={t('formBuilder.placeholder')}
            value={placeholder}
            onChange={(event) => unsent.type('placeholder', event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        )}
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
