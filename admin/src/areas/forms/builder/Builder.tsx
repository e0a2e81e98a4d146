import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { useMediaQuery } from '@mui/material';
import type { FormDraftRow, FrameRequest } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { isKind } from './arranging.ts';
import { BuilderHead } from './BuilderHead.tsx';
import { Canvas } from './Canvas.tsx';
import { ClashDialog } from './ClashDialog.tsx';
import { canvasLines } from './canvasLines.ts';
import { FieldPalette } from './FieldPalette.tsx';
import { Panel } from './Panel.tsx';
import { Preview } from './Preview.tsx';
import type { Back } from './WithDraft.tsx';
import { useFormDraft } from './useFormDraft.ts';
import { useFormEdits } from './useFormEdits.ts';
import './formBuilder.css';

/** Head, palette, canvas and panel; on narrow screens a form is looked at and not made. */
export function Builder({
  row,
  reread,
  back,
  task,
  embeds = true,
}: {
  row: FormDraftRow;
  reread: () => Promise<unknown>;
  back: Back;
  /** Whose form it is, where it is made from there. */
  task?: FrameRequest['task'];
  /** Whether it is said here how other sites show it. */
  embeds?: boolean;
}): ReactNode {
  const t = useTexts();
  const draft = useFormDraft(row, reread);
  const { editing, act } = draft;
  const edits = useFormEdits(editing.form, act);
  const [previews, setPreviews] = useState(false);
  const narrow = useMediaQuery('(width < 900px)');
  const looks = previews || narrow;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    act({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' });
  };
  const drop = ({ source, destination, draggableId }: DropResult) => {
    if (destination === null || destination.droppableId !== 'canvas') return;
    const lines = canvasLines(editing.form);
    if (isKind(draggableId)) {
      const above = lines[destination.index - 1]?.at(-1)?.fieldId ?? null;
      // Nothing stands above the first place: it comes there by a move.
      if (above === null && lines.length > 0) edits.addFirst(draggableId);
      else edits.add(draggableId, above);
      return;
    }
    if (source.index === destination.index) return;
    const ids = lines[source.index]?.map(({ fieldId }) => fieldId) ?? [];
    const rest = lines.toSpliced(source.index, 1);
    edits.move(ids, rest[destination.index]?.[0]?.fieldId ?? null);
  };
  return (
    <div className="fb" onKeyDown={onKeyDown}>
      <BuilderHead
        {...{ row, draft, edits, narrow, back, task, embeds }}
        previews={looks}
        onPreviews={setPreviews}
      />
      {looks ? (
        <>
          {narrow && <p className="fb-narrow">{t('formBuilder.narrow')}</p>}
          <Preview form={editing.form} name={row.name} narrow={narrow} />
        </>
      ) : (
        <DragDropContext onDragEnd={drop} dragHandleUsageInstructions={t('words.keyboardDrag')}>
          <div className="fb-body">
            <FieldPalette onAdd={edits.add} />
            <Canvas name={row.name} edits={edits} />
            <Panel row={row} edits={edits} onPause={() => act({ type: 'paused' })} />
          </div>
        </DragDropContext>
      )}
      {draft.theirs !== null && <ClashDialog {...{ draft }} />}
    </div>
  );
}
