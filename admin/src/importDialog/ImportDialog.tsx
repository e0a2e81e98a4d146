import { Button, LinearProgress } from '@mui/material';
import type { BlueprintRow, ImportPreview } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCommand } from '../dataProvider/useCommand.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../texts/index.ts';
import { ChooseSource } from './ChooseSource.tsx';
import { madeOf } from './edits.ts';
import './importDialog.css';
import './shaping.css';
import { Shaping, type ShapingProps } from './Shaping.tsx';
import { useEdits } from './useEdits.ts';
import { usePreview } from './usePreview.ts';

/**
 * From a document to a blueprint: choose it, shape what it becomes, then make it by one command. Nothing happens before
 * Import is pressed, and what was typed and shaped stays where it fails.
 */
export function ImportDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const { state, read, reshape, clear } = usePreview();
  if (state.state === 'read')
    return (
      <ShapeDialog
        fileName={state.source.fileName}
        {...{
          preview: state.preview,
          asking: state.asking,
          refusal: state.refusal,
        }}
        onShape={(shape) => void reshape(state, shape)}
        onAnother={clear}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={t('importing.title')}
      size="large"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('words.cancel')}
        </Button>
      }
    >
      <ChooseSource
        source={state.state === 'none' ? null : state.source}
        reading={state.state === 'reading'}
        refusal={state.state === 'refused' ? state.sentence : null}
        onSource={(source) => void read(source)}
      />
    </Dialog>
  );
}

type ShapeDialogProps = Omit<ShapingProps, 'edits' | 'naming'> & {
  preview: ImportPreview;
  onAnother: () => void;
  onClose: () => void;
};

function ShapeDialog({
  onAnother,
  onClose,
  ...shaping
}: ShapeDialogProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const { fileName, preview, asking } = shaping;
  const edits = useEdits(preview);
  const [name, setName] = useState(preview.title);
  const [blueprintId] = useState(() => crypto.randomUUID());
  const taken = useIsTaken(name.trim());
  const made = madeOf(edits);
  const { submit, submitting, error } = useSubmit(async () => {
    await send('ImportBlueprint', {
      ...{ blueprintId, fileName, name: name.trim(), draft: made },
    });
    void navigate(`/settings/process/${blueprintId}`);
  }, onClose);
  const enabled =
    name.trim() !== '' && made.milestones.length > 0 && !submitting && !asking;
  return (
    <Dialog
      title={t('importing.title')}
      size="full"
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <>
          <Button
            variant="outlined"
            className="import-back"
            disabled={submitting}
            onClick={onAnother}
          >
            {t('importing.another')}
          </Button>
          <span className="import-nothing">{t('importing.nothingYet')}</span>
          <Button variant="outlined" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!enabled}>
            {t('importing.import')}
          </Button>
        </>
      }
    >
      {submitting && (
        <LinearProgress
          className="import-progress"
          aria-label={t('importing.importing')}
        />
      )}
      {error !== null && <DialogError>{error}</DialogError>}
      <Shaping
        {...shaping}
        edits={edits}
        naming={{ name, onName: setName, taken }}
      />
    </Dialog>
  );
}

/** Whether the workspace has a blueprint of this name. */
function useIsTaken(name: string): boolean {
  const { data } = useGetList<BlueprintRow>('blueprints', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (data ?? []).some(
    (each) => each.name.trim().toLowerCase() === name.toLowerCase(),
  );
}
