import { FileUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { decodedText } from '../files/decodedText.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { FileButton } from '../files/FileButton.tsx';
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
