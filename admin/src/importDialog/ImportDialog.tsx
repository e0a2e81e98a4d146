import { Button } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { WrittenBefore } from '../dialogs/WrittenBefore.tsx';
import { useTexts } from '../texts/index.ts';
import { ChooseSource } from './ChooseSource.tsx';
import './importDialog.css';
import './shaping.css';
import { KeptDraft } from './KeptDraft.tsx';
import { ShapeDialog, type Target } from './ShapeDialog.tsx';
import type { Source } from './sourceFile.ts';
import { useImportDraft, type KeptImport } from './useImportDraft.ts';
import { usePreview } from './usePreview.ts';

type ImportDialogProps = {
  /** A blueprint that is there and that the document changes; left out: it becomes a new one. */
  into?: Target;
  /** What was chosen already, before the dialog was opened. */
  begins?: Source;
  onClose: () => void;
};

/**
 * From a document to a blueprint: choose it, shape what it becomes, then make it by one command. Nothing happens before
 * its button is pressed, and what was typed and shaped stays where it fails.
 */
export function ImportDialog({
  into,
  begins,
  onClose,
}: ImportDialogProps): ReactNode {
  const t = useTexts();
  const { state, read, reshape, clear } = usePreview();
  const [target, setTarget] = useState(into ?? null);
  const pasted = useUnsent(`import.${into?.id ?? 'new'}`, { text: '' });
  const draft = useImportDraft();
  const [kept, setKept] = useState(() =>
    into === undefined ? draft.load() : null,
  );
  useEffect(() => {
    if (begins !== undefined) void read(begins);
  }, [begins, read]);
  /** What was begun before and is gone on with. */
  const [begun, setBegun] = useState<KeptImport | null>(null);
  if (state.state === 'read')
    return (
      <ShapeDialog
        target={target}
        mayBeNew={into === undefined}
        onTarget={(next) => {
          setTarget(next);
          void reshape(state, state.preview.shape, next?.id);
        }}
        fileName={state.source.fileName}
        {...{
          preview: state.preview,
          asking: state.asking,
          refusal: state.refusal,
        }}
        onShape={(shape) => void reshape(state, shape, target?.id)}
        begun={begun}
        draft={draft}
        onMade={pasted.end}
        onAnother={() => {
          setTarget(into ?? null);
          setKept(into === undefined ? draft.load() : null);
          setBegun(null);
          clear();
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={
        into === undefined
          ? t('importing.title')
          : t('difference.titleInto', { name: into.name })
      }
      size="large"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={pasted.discard(onClose) ?? onClose}>
          {t(pasted.isTyped ? 'words.discard' : 'words.cancel')}
        </Button>
      }
    >
      {kept !== null && state.state !== 'reading' && (
        <KeptDraft
          kept={kept}
          onGoOn={() => {
            setBegun(kept);
            void read(kept.source, undefined, kept.shape);
          }}
          onForget={() => {
            draft.forget();
            setKept(null);
          }}
        />
      )}
      {pasted.isFromBefore && <WrittenBefore />}
      <ChooseSource
        pasted={pasted.fields.text}
        onPasted={(text) => pasted.type('text', text)}
        source={state.state === 'none' ? null : state.source}
        reading={state.state === 'reading'}
        refusal={state.state === 'refused' ? state.sentence : null}
        onSource={(source) => {
          setBegun(null);
          void read(source, target?.id);
        }}
      />
    </Dialog>
  );
}
