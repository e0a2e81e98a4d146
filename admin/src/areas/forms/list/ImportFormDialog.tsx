import { TextField } from '@mui/material';
import { readForm } from '@waymark/events/forms/exchange';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { FileUp } from 'lucide-react';
import { decodedText } from '../../../parts/files/decodedText.ts';
import { FileButton } from '../../../parts/files/FileButton.tsx';
import { editorOf } from './formAddress.ts';
import { ReadForm } from './ReadForm.tsx';
import './forms.css';

/** Largest text that is read, in letters (1 MB where each has a byte). */
const MOST = 1_048_576;

/** A button that brings the text of a file. */
function ChooseFormFile({
  most,
  onText,
}: {
  /** Bytes. */
  most: number;
  onText: (text: string) => void;
}): ReactNode {
  const t = useTexts();
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File) => {
    setRefused(null);
    if (file.size > most) return setRefused(t('formExchange.tooLarge'));
    try {
      onText(decodedText(new Uint8Array(await file.arrayBuffer())));
    } catch {
      setRefused(t('importing.unreadable', { file: file.name }));
    }
  };
  return (
    <div className="form-file">
      <FileButton
        accept=".md,.markdown,.txt,.json,application/schema+json,text/markdown"
        label={t('formExchange.file')}
        startIcon={<FileUp />}
        onFile={(file) => void take(file)}
      >
        {t('formExchange.choose')}
      </FileButton>
      <small>{t('formExchange.hint')}</small>
      {refused !== null && <DialogError>{refused}</DialogError>}
    </div>
  );
}

/**
 * A form from Markdown or JSON Schema: what it becomes is shown before it is made, and what was
 * pasted stays if it fails.
 */
export function ImportFormDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const [formId] = useState(() => crypto.randomUUID());
  const unsent = useUnsent<{ text: string; name?: string }>('formImport', { text: '' });
  const { text } = unsent.fields;
  const found = useMemo(() => {
    if (text.trim() === '') return null;
    return text.length > MOST ? 'tooLarge' : readForm(text);
  }, [text]);
  const read = typeof found === 'string' ? null : found;
  const name = unsent.fields.name ?? read?.name ?? '';
  const submission = useSubmit(async () => {
    if (read === null) return;
    const { intro, fields } = read.form;
    await send('AddForm', { formId, name: name.trim(), intro, fields });
    unsent.end();
    void navigate(editorOf({ id: formId }));
  }, onClose);
  return (
    <SubmitDialog
      title={t('formExchange.title')}
      size="medium"
      action={t('words.create')}
      isComplete={read !== null && name.trim() !== ''}
      {...{ submission, unsent, onClose }}
    >
      <div className="dialog-fields">
        <ChooseFormFile most={MOST} onText={(read) => unsent.type('text', read)} />
        <TextField
          fullWidth
          multiline
          minRows={4}
          maxRows={10}
          label={t('formExchange.paste')}
          placeholder={t('formExchange.example')}
          helperText={t('formExchange.pasteHint')}
          value={text}
          onChange={(event) => unsent.type('text', event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        {typeof found === 'string' && <DialogError>{t(`formExchange.${found}`)}</DialogError>}
        {read !== null && (
          <>
            <TextField
              fullWidth
              autoComplete="off"
              label={t('words.name')}
              value={name}
              onChange={(event) => unsent.type('name', event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <ReadForm read={read} />
          </>
        )}
      </div>
    </SubmitDialog>
  );
}
