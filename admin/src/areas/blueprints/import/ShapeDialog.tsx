import { Button, LinearProgress } from '@mui/material';
import type { BlueprintRow, ImportPreview } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { sameName } from '@waymark/look/names';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { madeOf } from './edits.ts';
import { Shaping, type ShapingProps } from './Shaping.tsx';
import { useAcceptance } from './useAcceptance.ts';
import { useDifference } from './useDifference.ts';
import { useEdits } from './useEdits.ts';
import type { ImportDraftStore, KeptImport } from './useImportDraft.ts';

/** A blueprint that is there. */
export type Target = Pick<BlueprintRow, 'id' | 'name'>;

type ShapeDialogProps = Omit<ShapingProps, 'edits' | 'naming' | 'against'> & {
  preview: ImportPreview;
  /** What the document changes; null: it becomes a new one. */
  target: Target | null;
  /** Whether it may become a new one instead. */
  mayBeNew: boolean;
  onTarget: (target: Target | null) => void;
  /** What was shaped before; null where it begins as proposed. */
  begun: KeptImport | null;
  draft: ImportDraftStore;
  onMade: () => void;
  onAnother: () => void;
  onClose: () => void;
};

/**
 * What the document becomes, or what it changes in a blueprint that is there; then it is done by
 * one command.
 */
export function ShapeDialog({
  target,
  mayBeNew,
  onTarget,
  begun,
  draft: store,
  onMade,
  onAnother,
  onClose,
  ...shaping
}: ShapeDialogProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const { fileName, preview, asking } = shaping;
  const edits = useEdits(preview, begun?.edits);
  const [name, setName] = useState(begun?.name ?? preview.title);
  const [newId] = useState(() => crypto.randomUUID());
  const taken = useTaken(name.trim());
  const { draft, out, done } = edits;
  useEffect(() => {
    // An import into a blueprint begins with that, and anew.
    if (!mayBeNew) return;
    const { source: text, shape } = preview;
    const at = new Date().toISOString();
    store.keep({ source: { fileName, text }, shape, name, edits: done, at });
  }, [store, mayBeNew, fileName, preview, name, done]);
  const made = useMemo(() => madeOf({ draft, out }, preview), [draft, out, preview]);
  const difference = useDifference(target?.id ?? null, made);
  const acceptance = useAcceptance(difference.found);
  const { accept } = acceptance;
  const { submit, submitting, error } = useSubmit(async () => {
    if (target === null)
      await send('ImportBlueprint', {
        ...{ blueprintId: newId, fileName, name: name.trim(), draft: made },
      });
    else
      await send('ImportChanges', {
        ...{ blueprintId: target.id, fileName, draft: made, accept },
      }).catch((reason: unknown) => {
        difference.again();
        throw reason;
      });
    store.forget();
    onMade();
    void navigate(adminAddress.blueprint({ typeId: target?.id ?? newId }));
  }, onClose);
  const ready =
    target === null
      ? name.trim() !== '' && (made.milestones.length > 0 || isEmpty(preview))
      : accept.length > 0 && !difference.asking;
  const enabled = ready && !submitting && !asking;
  return (
    <Dialog
      title={
        target === null ? t('importing.title') : t('difference.titleInto', { name: target.name })
      }
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
          <span className="import-nothing">
            {t(target === null ? 'importing.nothingYet' : 'difference.unchangedYet')}{' '}
            {mayBeNew && t('importing.kept')}
          </span>
          <Button variant="outlined" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!enabled}>
            {target === null
              ? t('importing.import')
              : t('difference.apply', { count: accept.length })}
          </Button>
        </>
      }
    >
      {submitting && (
        <LinearProgress className="import-progress" aria-label={t('importing.importing')} />
      )}
      {error !== null && <DialogError>{error}</DialogError>}
      <Shaping
        {...shaping}
        edits={edits}
        naming={{ ...{ name, onName: setName, taken }, onDifference: onTarget }}
        against={
          target && {
            ...{ name: target.name, difference, acceptance },
            onNew: mayBeNew ? () => onTarget(null) : null,
          }
        }
      />
    </Dialog>
  );
}

/** Whether the document is an export of a blueprint that has nothing in it yet. */
const isEmpty = ({ draft }: ImportPreview): boolean => draft.milestones.length === 0;

/** The blueprint of the workspace that has this name already, if there is one. */
function useTaken(name: string): Target | null {
  const { data } = useGetList<BlueprintRow>('blueprints', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (data ?? []).find((each) => sameName(each.name, name)) ?? null;
}
