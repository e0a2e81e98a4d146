import { Button, LinearProgress, TextField } from '@mui/material';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { FileButton } from '../../../parts/files/FileButton.tsx';
import { ACCEPTED, ENDINGS, refusalOfText, sourceOf, type Source } from './sourceFile.ts';
import { useTexts } from '../../../base/texts/index.ts';

type ChooseSourceProps = {
  /** What was chosen last; kept while it is read and when it is refused. */
  source: Source | null;
  reading: boolean;
  refusal: string | null;
  /** What is pasted, until a blueprint was made of it. */
  pasted: string;
  onPasted: (text: string) => void;
  onSource: (source: Source) => void;
};

/** Rich text that says more than its words. */
const SHAPED = /<(?:li|h[1-6]|table)\b|mso-list|class="[^"]*checkbox/i;

/** A place to drop a file, a button to pick one, and a field to paste into. */
export function ChooseSource({
  source,
  reading,
  refusal,
  pasted,
  onPasted,
  onSource,
}: ChooseSourceProps): ReactNode {
  const t = useTexts();
  const pastedName = `${t('importing.pastedChecklist')}.md`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const taken = await sourceOf(chosen);
    setRefused(taken.refused);
    if (taken.source !== null) onSource(taken.source);
  };
  const takeText = () => {
    const problem = refusalOfText(pasted);
    setRefused(problem);
    if (problem === null) onSource({ fileName: pastedName, text: pasted });
  };
  /** Rich text keeps its headings, lists and boxes. */
  const takeRich = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (!SHAPED.test(html)) return;
    event.preventDefault();
    setRefused(null);
    onSource({ fileName: pastedName, text: html, format: 'html' });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const problem = refused ?? refusal;
  return (
    <div className="import-choose">
      <div
        className={over ? 'import-drop is-over' : 'import-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden />
        <p>
          <b>{t('importing.drop')}</b>
          <small>{t('importing.dropHint', { endings: ENDINGS.join(', ') })}</small>
        </p>
        <FileButton
          accept={ACCEPTED}
          label={t('importing.file')}
          onFile={(file) => void take(file)}
        >
          {t('importing.choose')}
        </FileButton>
        {source !== null && source.fileName !== pastedName && (
          <p className="import-file" role="status">
            {reading ? t('importing.readingFile', { file: source.fileName }) : source.fileName}
          </p>
        )}
      </div>
      {reading && <LinearProgress aria-label={t('importing.reading')} />}
      {problem !== null && !reading && <DialogError>{problem}</DialogError>}
      <TextField
        inputRef={field}
        fullWidth
        multiline
        minRows={4}
        maxRows={10}
        label={t('importing.paste')}
        value={pasted}
        placeholder={t('importing.example')}
        onChange={(event) => onPasted(event.target.value)}
        onPaste={takeRich}
        slotProps={{ htmlInput: { spellCheck: false, className: 'import-paste' } }}
      />
      <div className="import-take">
        <Button variant="outlined" disabled={pasted.trim() === '' || reading} onClick={takeText}>
          {t('importing.showPreview')}
        </Button>
        {pasted.trim() === '' && !reading && (
          <Button
            onClick={() => {
              onPasted(t('importing.wholeExample'));
              field.current?.focus();
            }}
          >
            {t('importing.fillInExample')}
          </Button>
        )}
      </div>
    </div>
  );
}
