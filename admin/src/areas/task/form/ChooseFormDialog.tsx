import { Autocomplete, Button, TextField } from '@mui/material';
import type { FormRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { NameField } from '../../../parts/dialogs/NameField.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import type { ContentOfTask } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { SingleFieldDialog } from './SingleFieldDialog.tsx';
import './formTask.css';

type FormContent = ContentOfTask<'form'>;

/** Asks which form is to be filled in, in its newest version, and for the name of a new task. */
export function ChooseFormDialog({
  content,
  isNew,
  onSubmit,
  onClose,
}: {
  content: FormContent;
  isNew: boolean;
  onSubmit: (content: FormContent, headline: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const unsent = useUnsent(`form.${location.pathname}`, { name: '' });
  const { name } = unsent.fields;
  const [picked, setPicked] = useState<FormRow | null>(null);
  const { data, isPending } = useAllRows('forms', {}, 'name');
  const published = data?.filter(({ version }) => version > 0) ?? [];
  const form = picked ?? published.find(({ id }) => id === content.formId);
  const submission = useSubmit(async () => {
    if (form === undefined) return;
    const { id: formId, version, name: called } = form;
    await onSubmit({ type: 'form', formId, version, name: called }, name.trim() || called);
    unsent.end();
  }, onClose);
  const [single, setSingle] = useState(false);
  const hasNone = !isPending && published.length === 0;
  if (single) return <SingleFieldDialog {...{ isNew, onSubmit, onClose }} />;
  return (
    <SubmitDialog
      title={isNew ? t('formTask.newTask') : t('formTask.choose')}
      action={isNew ? t('words.create') : t('words.save')}
      isComplete={form !== undefined}
      {...{ submission, unsent, onClose }}
    >
      <div className="dialog-fields">
        {isNew && (
          <NameField
            label={t('words.name')}
            value={name}
            onName={(typed) => unsent.type('name', typed)}
          />
        )}
        {hasNone ? (
          <p className="form-none">
            {t('formTask.noForms')} <Link to={adminAddress.forms()}>{t('formTask.createOne')}</Link>
          </p>
        ) : (
          <Autocomplete
            options={published}
            loading={isPending}
            value={form ?? null}
            getOptionKey={({ id }) => id}
            getOptionLabel={({ name: called }) => called}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            noOptionsText={t('formTask.noSuch')}
            onChange={(_, chosen) => setPicked(chosen)}
            renderInput={(params) => (
              <TextField
                {...params}
                label={t('formTask.form')}
                helperText={
                  form === undefined ? undefined : t('formTask.version', { version: form.version })
                }
              />
            )}
          />
        )}
        <Button className="form-single" onClick={() => setSingle(true)}>
          {t('formTask.askSingle')}
        </Button>
      </div>
    </SubmitDialog>
  );
}
