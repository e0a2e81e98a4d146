import { Button, LinearProgress } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../dataProvider/useCommand.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { ChooseSource } from './ChooseSource.tsx';
import './importDialog.css';
import { Preview } from './Preview.tsx';
import type { Source } from './sourceFile.ts';
import { usePreview } from './usePreview.ts';
import { useTexts } from '../texts/index.ts';

/**
 * From a Markdown checklist to a blueprint: choose, look at everything that it will make and what could not be placed,
 * then import as one command. Nothing happens before Import is pressed.
 */
export function ImportDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const { state, read, clear } = usePreview();
  const [typedName, setName] = useState<string | null>(null);
  const [blueprintId] = useState(() => crypto.randomUUID());
  const name = typedName ?? (state.state === 'read' ? state.preview.title : '');
  const { submit, submitting, error } = useSubmit(async () => {
    if (state.state !== 'read') return;
    const { fileName, text } = state.source;
    await send('ImportBlueprint', {
      blueprintId,
      name: name.trim(),
      fileName,
      source: text,
    });
    void navigate(`/settings/process/${blueprintId}`);
  }, onClose);
  const choose = (source: Source) => {
    setName(null);
    void read(source);
  };
  const enabled = state.state === 'read' && name.trim() !== '' && !submitting;
  return (
    <Dialog
      title={t('importing.title')}
      size="large"
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <>
          {state.state === 'read' && (
            <Button
              variant="outlined"
              className="import-back"
              disabled={submitting}
              onClick={clear}
            >
              {t('importing.another')}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!enabled}>
            {t('importing.import')}
          </Button>
        </>
      }
    >
      {state.state === 'read' ? (
        <Preview
          fileName={state.source.fileName}
          preview={state.preview}
          name={name}
          onName={setName}
        />
      ) : (
        <ChooseSource
          source={state.state === 'none' ? null : state.source}
          reading={state.state === 'reading'}
          refusal={state.state === 'refused' ? state.sentence : null}
          onSource={choose}
        />
      )}
      {submitting && (
        <LinearProgress
          className="import-progress"
          aria-label={t('importing.importing')}
        />
      )}
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
