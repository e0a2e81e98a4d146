import type { BlockRow, TaskRow } from '@waymark/api';
import type { DraggableProvided } from '@hello-pangea/dnd';
import { Divider, Menu, MenuItem } from '@mui/material';
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AddMenu } from './AddBlock.tsx';
import { DeleteConflict } from '../conflict/DeleteConflict.tsx';
import { useDeletion } from '../conflict/useDeletion.ts';
import { DeleteActions } from '../dialogs/DeleteActions.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import type { BlockEditor } from '../blocks/blockEditor.ts';
import { editorOf, ownContentOf } from '../blocks/index.ts';
import { WritingHere } from '../presence/WritingHere.tsx';
import type { TaskTypeEditor } from '../taskTypes/taskTypeEditor.ts';
import type { BlockCommands } from './useBlockCommands.ts';
import { useTexts } from '../texts/index.ts';

type BlockFrameProps = {
  /** Takes the element that moves, its props, and the props of its handle. */
  element: (element: HTMLElement | null) => void;
  movable: DraggableProvided['draggableProps'];
  handle: DraggableProvided['dragHandleProps'];
  lifted: boolean;
  block: BlockRow;
  task: TaskRow | undefined;
  index: number;
  count: number;
  commands: BlockCommands;
  onAddBlock: (kind: BlockEditor, afterBlockId: string) => void;
  onAddTask: (type: TaskTypeEditor, afterBlockId: string) => void;
  children: ReactNode;
};

/** A block with its handles in the left gutter: plus adds below, the grip moves by drag or keys and opens the menu. */
export function BlockFrame({
  element,
  movable,
  handle,
  lifted,
  block,
  task,
  index,
  count,
  commands,
  onAddBlock,
  onAddTask,
  children,
}: BlockFrameProps): ReactNode {
  const t = useTexts();
  const [adding, setAdding] = useState<HTMLElement | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const content = ownContentOf(block);
  const editor = content && editorOf(content);
  const word = editor?.words[t.language].noun ?? t('blocks.block');
  const name =
    task === undefined ? word : t('blocks.task', { headline: task.headline });
  const moveTo = (at: number) => {
    setMenu(null);
    void commands.move(block.id, at);
  };
  const askDelete = () => {
    setMenu(null);
    if (content !== undefined && editor?.isEmpty(content) === true)
      void commands.remove(block.id).catch(() => setDeleting(true));
    else setDeleting(true);
  };
  return (
    <div
      ref={element}
      {...movable}
      id={block.taskId ?? block.id}
      data-here={block.taskId ?? block.id}
      className={`block ${content === undefined ? 'block-task' : 'block-own'}${lifted ? ' is-lifted' : ''}`}
    >
      <span className="block-gutter">
        <button
          type="button"
          className="block-handle"
          aria-label={t('blocks.addBelow', { name })}
          aria-haspopup="menu"
          onClick={(event) => setAdding(event.currentTarget)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          {...handle}
          className="block-handle block-grip"
          aria-label={t('blocks.moveOrDelete', { name })}
          aria-haspopup="menu"
          onClick={(event) => setMenu(event.currentTarget)}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
      </span>
      {children}
      <WritingHere
        planId={block.planId}
        moduleId={block.moduleId}
        place={block.taskId ?? block.id}
      />
      <AddMenu
        anchor={adding}
        onClose={() => setAdding(null)}
        onAddBlock={(kind) => onAddBlock(kind, block.id)}
        onAddTask={(type) => onAddTask(type, block.id)}
      />
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        <MenuItem disabled={index === 0} onClick={() => moveTo(index - 1)}>
          <ArrowUp aria-hidden />
          {t('blocks.moveUp')}
        </MenuItem>
        <MenuItem
          disabled={index === count - 1}
          onClick={() => moveTo(index + 1)}
        >
          <ArrowDown aria-hidden />
          {t('blocks.moveDown')}
        </MenuItem>
        <Divider />
        <MenuItem className="menu-danger" onClick={askDelete}>
          <Trash2 aria-hidden />
          {t('words.delete')}
        </MenuItem>
      </Menu>
      {deleting && task !== undefined && (
        <ConfirmDelete
          kind="task"
          name={task.headline}
          seen={block.planRevision}
          onDelete={(basedOn) => commands.remove(block.id, basedOn)}
          onClose={() => setDeleting(false)}
        />
      )}
      {deleting && content !== undefined && (
        <DeleteBlock
          word={word}
          seen={block.planRevision}
          onDelete={(basedOn) => commands.remove(block.id, basedOn)}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

function DeleteBlock({
  word,
  seen,
  onDelete,
  onClose,
}: {
  word: string;
  seen: string;
  onDelete: (basedOn?: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const { submit, submitting, error, conflict } = useDeletion(
    onDelete,
    seen,
    onClose,
  );
  if (conflict !== null)
    return (
      <DeleteConflict
        {...{ conflict, submitting, error }}
        kind="block"
        onKeep={onClose}
        onDeleteAnyway={() => void submit()}
      />
    );
  return (
    <Dialog
      title={t('blocks.deleteBlock', { kind: word })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<DeleteActions {...{ onClose }} disabled={submitting} />}
    >
      <p className="dialog-text">{t('blocks.goes', { kind: word })}</p>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
