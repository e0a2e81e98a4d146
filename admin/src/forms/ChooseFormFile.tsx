import { Button } from '@mui/material';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useTexts } from '../texts/index.ts';

/** A button that brings the text of a file. */
export function ChooseFormFile({
  most,
  onText,
}: {
  /** Bytes. */
  most: number;
  onText: (text: string) => void;
}): ReactNode {
  const t = useTexts();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setRefused(null);
    if (file.size > most) return setRefused(t('formExchange.tooLarge'));
    try {
      onText(await file.text());
    } catch {
      setRefused(t('importing.unreadable', { file: file.name }));
    }
  };
  return (
    <div className="form-file">
      <input
        ref={picker}
        type="file"
        hidden
        accept=".md,.markdown,.txt,.json,application/schema+json,text/markdown"
        aria-label={t('formExchange.file')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<FileUp />}
        onClick={() => picker.current?.click()}
      >
        {t('formExchange.choose')}
      </Button>
      <small>{t('formExchange.hint')}</small>
      {refused !== null && <DialogError>{refused}</DialogError>}
    </div>
  );
}
