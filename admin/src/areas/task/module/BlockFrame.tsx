import type { BlockRow, TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import type { DraggableProvided } from '@hello-pangea/dnd';
import { Divider, Menu, MenuItem } from '@mui/material';
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { AddMenu } from './AddBlock.tsx';
import { DeleteConflict } from '../../../parts/deleting/DeleteConflict.tsx';
import {
  meanwhileIn,
  useDeletion,
  type DeletionConflict,
} from '../../../parts/deleting/useDeletion.ts';
import type { BlockEditor } from '../../../parts/blocks/blockEditor.ts';
import { editorOf, ownContentOf } from '../../../parts/blocks/index.ts';
import { WritingHere } from '../../../parts/presence/WritingHere.tsx';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import type { BlockCommands } from './useBlockCommands.ts';
import { useTexts } from '../../../base/texts/index.ts';

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
  onDeleteTask: (task: TaskRow) => void;
  children: ReactNode;
};

type DeleteChangedBlockProps = {
  found: DeletionConflict;
  onDelete: (basedOn?: string) => Promise<unknown>;
  onClose: () => void;
};

/** Somebody has worked in a block that I was about to delete. */
function DeleteChangedBlock({ found, onDelete, onClose }: DeleteChangedBlockProps): ReactNode {
  const t = useTexts();
  const { submit, submitting, error, conflict } = useDeletion(
    onDelete,
    found.revision,
    onClose,
    found,
  );
  return (
    conflict && (
      <DeleteConflict
        {...{ conflict, submitting }}
        error={error === null ? null : t('blocks.notDeleted')}
        kind="block"
        onKeep={onClose}
        onDeleteAnyway={() => void submit()}
      />
    )
  );
}

/**
 * A block with its handles in the left gutter: plus adds below, the grip moves by drag or keys and
 * opens the menu.
 */
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
  onDeleteTask,
  children,
}: BlockFrameProps): ReactNode {
  const t = useTexts();
  const [adding, setAdding] = useState<HTMLElement | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [changed, setChanged] = useState<DeletionConflict | null>(null);
  const notify = useNotify();
  const content = ownContentOf(block);
  const editor = content && editorOf(content);
  const word = editor?.words[t.language].noun ?? t('blocks.block');
  const name = task === undefined ? word : t('blocks.task', { headline: task.headline });
  const moveTo = (at: number) => {
    setMenu(null);
    void commands.move(block.id, at);
  };
  /**
   * Moves it without lifting; the grip keeps the focus, which an element that moves in the page
   * loses.
   */
  const onGripKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isComposed(event)) return;
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const grip = event.currentTarget;
    if (index + by < 0 || index + by >= count) return;
    moveTo(index + by);
    requestAnimationFrame(() => grip.focus());
  };
  const notDeleted = () => notify(t('blocks.notDeleted'), { type: 'error' });
  /**
   * A task asks first; what stands by itself goes at once and can be undone, unless somebody has
   * worked in it.
   */
  const remove = () => {
    setMenu(null);
    if (content === undefined) {
      if (task !== undefined) onDeleteTask(task);
      return;
    }
    const isEmpty = editor?.isEmpty(content) === true;
    commands.remove(block.id, isEmpty ? undefined : block.planRevision).catch((reason: unknown) => {
      const told = meanwhileIn(reason);
      if (told === null) notDeleted();
      else setChanged(told);
    });
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
          onKeyDown={onGripKey}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
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
        <MenuItem disabled={index === count - 1} onClick={() => moveTo(index + 1)}>
          <ArrowDown aria-hidden />
          {t('blocks.moveDown')}
        </MenuItem>
        <Divider />
        <MenuItem className="menu-danger" onClick={remove}>
          <Trash2 aria-hidden />
          {t('words.delete')}
        </MenuItem>
      </Menu>
      {changed && (
        <DeleteChangedBlock
          found={changed}
          onDelete={(basedOn) => commands.remove(block.id, basedOn)}
          onClose={() => setChanged(null)}
        />
      )}
    </div>
  );
}
