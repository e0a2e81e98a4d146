import { Button } from '@mui/material';
import { useEffect, useState, useCallback, useRef, type ReactNode } from 'react';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { WrittenBefore } from '../../../parts/dialogs/WrittenBefore.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { ChooseSource } from './ChooseSource.tsx';
import './importDialog.css';
import './shaping.css';
import { formatDateTime } from '@waymark/look';
import { History } from 'lucide-react';
import { ShapeDialog, type Target } from './ShapeDialog.tsx';
import type { Source } from './sourceFile.ts';
import { useImportDraft, type KeptImport } from './useImportDraft.ts';
import type { ImportPreview, ImportShape } from '@waymark/api';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { request } from '../../../base/wire/request.ts';

type ImportDialogProps = {
  /** A blueprint that is there and that the document changes; left out: it becomes a new one. */
  into?: Target;
  /** What was chosen already, before the dialog was opened. */
  begins?: Source;
  onClose: () => void;
};

type KeptDraftProps = { kept: KeptImport; onGoOn: () => void; onForget: () => void };

/** What was begun and not imported: go on with it, or let it go. */
function KeptDraft({ kept, onGoOn, onForget }: KeptDraftProps): ReactNode {
  const t = useTexts();
  return (
    <div className="import-kept" role="status">
      <History aria-hidden />
      <p>
        <b>{kept.name || kept.source.fileName}</b>{' '}
        <small>
          {t('importing.begun', { count: kept.edits.length, day: formatDateTime(kept.at) })}
        </small>
      </p>
      <Button size="small" variant="outlined" onClick={onGoOn}>
        {t('importing.goOn')}
      </Button>
      <Button size="small" onClick={onForget}>
        {t('importing.letGo')}
      </Button>
    </div>
  );
}

type PreviewState =
  | { state: 'none' }
  | { state: 'reading'; source: Source }
  | { state: 'refused'; source: Source; sentence: string }
  | {
      state: 'read';
      source: Source;
      preview: ImportPreview;
      /** It is laid out anew. */
      asking: boolean;
      /** Why the last change of its shape was not made. */
      refusal: string | null;
    };

/**
 * Asks what an import of a text would make, for a blueprint `into` laid out as that is. A later
 * text makes the answer to an earlier one void; a refusal keeps the text.
 */
function usePreview() {
  const [state, setState] = useState<PreviewState>({ state: 'none' });
  const asked = useRef(0);
  const read = useCallback(async (source: Source, into?: string, shape?: ImportShape) => {
    const turn = ++asked.current;
    setState({ state: 'reading', source });
    const next = await ask(source, into, shape);
    if (turn === asked.current) setState(next);
  }, []);
  const reshape = useCallback(async (from: PreviewState, shape: ImportShape, into?: string) => {
    if (from.state !== 'read') return;
    const turn = ++asked.current;
    setState({ ...from, asking: true, refusal: null });
    const next = await ask(from.source, into, shape);
    if (turn !== asked.current) return;
    setState(next.state === 'refused' ? { ...from, asking: false, refusal: next.sentence } : next);
  }, []);
  const clear = useCallback(() => {
    asked.current += 1;
    setState({ state: 'none' });
  }, []);
  return { state, read, reshape, clear };
}

async function ask(
  source: Source,
  into?: string,
  /** Absent: as it is proposed. */
  shape?: ImportShape,
): Promise<Exclude<PreviewState, { state: 'none' | 'reading' }>> {
  const { fileName, text, format = 'text' } = source;
  try {
    const { json: preview } = await request<ImportPreview>('/api/previews/blueprint-import', {
      method: 'POST',
      body: {
        ...{ fileName, source: text, format },
        ...(shape && { shape }),
        ...(into !== undefined && { into }),
      },
    });
    // Rich text goes on as what was made of it.
    const read = { fileName, text: preview.source };
    return { state: 'read', source: read, preview, asking: false, refusal: null };
  } catch (error) {
    return { state: 'refused', source, sentence: sentenceOf(error) };
  }
}

/**
 * From a document to a blueprint: choose it, shape what it becomes, then make it by one command.
 * Nothing happens before its button is pressed, and what was typed and shaped stays where it fails.
 */
export function ImportDialog({ into, begins, onClose }: ImportDialogProps): ReactNode {
  const t = useTexts();
  const { state, read, reshape, clear } = usePreview();
  const [target, setTarget] = useState(into ?? null);
  const pasted = useUnsent(`import.${into?.id ?? 'new'}`, { text: '' });
  const draft = useImportDraft();
  const [kept, setKept] = useState(() => (into === undefined ? draft.load() : null));
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
        {...{ preview: state.preview, asking: state.asking, refusal: state.refusal }}
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
        into === undefined ? t('importing.title') : t('difference.titleInto', { name: into.name })
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
