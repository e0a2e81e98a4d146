import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import type { ContentOfTask } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';
import {
  hasPlaceholder,
  singleKinds,
  fieldOfSingle,
  type SingleKind,
  type SingleField,
} from '../../forms/index.ts';
import { useRef } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';

const nothing: { kind: SingleKind; label: string; placeholder: string } = {
  ...{ kind: 'shortText', label: '', placeholder: '' },
};

/**
 * Makes a form of one field and publishes it. What was asked for before and got no answer is not
 * made twice.
 */
function useSingleFieldForm(): (single: SingleField) => Promise<ContentOfTask<'form'>> {
  const send = useCommand({ quiet: true });
  const attempt = useRef<Attempt | null>(null);
  return async (single) => {
    const field = fieldOfSingle(single);
    const asked = JSON.stringify(field);
    if (attempt.current?.asked !== asked) attempt.current = attemptOf(asked);
    const { formId, adding, publishing } = attempt.current;
    const name = field.label;
    await send('AddForm', { formId, name, fields: [field] }, { key: adding });
    await send('PublishForm', { formId }, { key: publishing });
    return { type: 'form', formId, version: 1, name };
  };
}

type Attempt = Readonly<Record<'asked' | 'formId' | 'adding' | 'publishing', string>>;

const attemptOf = (asked: string): Attempt => ({
  asked,
  formId: crypto.randomUUID(),
  adding: crypto.randomUUID(),
  publishing: crypto.randomUUID(),
});

/**
 * Asks for the one thing that a task wants to know: its type, its label and its placeholder
 * (PRODUCT 18.12).
 */
export function SingleFieldDialog({
  isNew,
  onSubmit,
  onClose,
}: {
  isNew: boolean;
  onSubmit: (content: ContentOfTask<'form'>, headline: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const make = useSingleFieldForm();
  const unsent = useUnsent(`field.${location.pathname}`, nothing);
  const { kind, label, placeholder } = unsent.fields;
  const submission = useSubmit(
    async () => onSubmit(await make({ kind, label, placeholder }), label.trim()),
    () => {
      unsent.end();
      onClose();
    },
  );
  return (
    <SubmitDialog
      title={t('formTask.singleField')}
      action={isNew ? t('words.create') : t('words.save')}
      isComplete={label.trim() !== ''}
      {...{ submission, unsent, onClose }}
    >
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
    </SubmitDialog>
  );
}
