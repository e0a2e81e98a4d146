import type { BlockRow, ModuleRow, TaskRow } from '@waymark/api';
import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { useMemo, useState, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { useNavigate } from 'react-router';
import { addableOf, addables } from './addables.ts';
import { AddBlock } from './AddBlock.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { Contents } from './Contents.tsx';
import { contentsOf } from './contents.ts';
import { AddTaskDialog, asksFirst } from './AddTaskDialog.tsx';
import type { PlanAround } from '../../../parts/plans/planKinds.ts';
import { TaskBlock } from './TaskBlock.tsx';
import { useBlockCommands } from './useBlockCommands.ts';
import { useHashScroll } from '../../../parts/page/useHashScroll.ts';
import type { BlockEditor } from '../../../parts/blocks/blockEditor.ts';
import { OwnBlock } from '../../../parts/blocks/OwnBlock.tsx';
import { HereNow } from '../../../parts/presence/HereNow.tsx';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';

type ContextTabProps = {
  module: ModuleRow;
  around: PlanAround;
  blocks: readonly BlockRow[];
  tasks: ReadonlyMap<string, TaskRow>;
  openTaskId: string | null;
  scroller: RefObject<HTMLElement | null>;
  onDeleteTask: (task: TaskRow) => void;
};

/**
 * A function that stays the same, and does what the one that was given last does: for parts of a
 * page that are drawn anew only when their props change.
 */
function useLatest<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const [stable] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return stable;
}

/** The module as a page: texts and tasks in order, with the contents table beside them. */
export function ContextTab({
  module,
  around,
  blocks,
  tasks,
  openTaskId,
  scroller,
  onDeleteTask,
}: ContextTabProps): ReactNode {
  const t = useTexts();
  const { plan } = around;
  const commands = useBlockCommands(plan, module.id, blocks);
  const [writing, setWriting] = useState<string | null>(null);
  const [addingTask, setAddingTask] = useState<{
    type: TaskTypeEditor;
    after: string | null;
  } | null>(null);
  const [beginning, setBeginning] = useState<{
    Begin: NonNullable<BlockEditor['Begin']>;
    after: string | null;
    pasted?: readonly File[];
  } | null>(null);
  const navigate = useNavigate();
  const notify = useNotify();
  const lines = useMemo(() => contentsOf(commands.shown, tasks), [commands.shown, tasks]);
  useHashScroll(blocks.length > 0);
  const nameOf = (place: string) =>
    lines.find(({ blockId, taskId }) => (taskId ?? blockId) === place)?.text;

  const openTask = (taskId: string) => void navigate({ hash: taskId });
  const addBlock = ({ begins, Begin }: BlockEditor, after: string | null) => {
    if (Begin) setBeginning({ Begin, after });
    else void commands.addBlock(begins, after).then(setWriting, told);
  };
  const addTask = (type: TaskTypeEditor, after: string | null) => {
    if (asksFirst(type, plan)) setAddingTask({ type, after });
    else void commands.addTask(type.begins, after).then(openTask, told);
  };
  const remove = useLatest((blockId: string) => {
    commands.remove(blockId).catch(() => notify(t('blocks.notDeleted'), { type: 'error' }));
  });
  /** Below the text, and above it where nothing else stands in it: one goes on writing there. */
  const onPick = useLatest((blockId: string, key: string, isEmpty: boolean) => {
    const { kind, type } = addableOf(key);
    const at = commands.shown.findIndex(({ id }) => id === blockId);
    const after = (isEmpty && commands.shown[at - 1]?.id) || blockId;
    if (kind) addBlock(kind, after);
    if (type) addTask(type, after);
  });
  /** Pictures go behind the text that they were pasted into; it asks what they show. */
  const onFiles = useLatest((blockId: string, files: readonly File[]) => {
    const pasted = files.filter(({ type }) => type.startsWith('image/'));
    const Begin = addableOf('block image').kind?.Begin;
    if (pasted.length === 0 || Begin === undefined)
      notify(t('richText.onlyPictures'), { type: 'warning' });
    else setBeginning({ Begin, after: blockId, pasted });
  });
  const onTasks = useLatest((blockId: string, headlines: readonly string[]) =>
    commands.addTasks(headlines, blockId),
  );
  const { total = 0 } = useGetList('tasks', {
    filter: { planId: plan.id },
    pagination: onlyCounted,
  });
  const hasTasks = tasks.size > 0 || total > 0;
  const slash = useMemo(
    () => ({ addable: addables(t, hasTasks), onPick, onFiles, onTasks }),
    [t, hasTasks, onPick, onFiles, onTasks],
  );
  const onDragEnd = ({ draggableId, source, destination }: DropResult) => {
    if (destination && destination.index !== source.index)
      void commands.move(draggableId, destination.index);
  };
  const last = commands.shown.at(-1)?.id ?? null;
  return (
    <div className="module-context">
      <article className="module-doc" aria-label={t('module.content')}>
        <DragDropContext onDragEnd={onDragEnd} dragHandleUsageInstructions={t('module.usage')}>
          <Droppable droppableId="blocks">
            {(list) => (
              <div ref={list.innerRef} {...list.droppableProps}>
                {commands.shown.map((block, index) => (
                  <Draggable
                    key={block.id}
                    draggableId={block.id}
                    index={index}
                    disableInteractiveElementBlocking
                  >
                    {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
                      <BlockFrame
                        element={innerRef}
                        movable={draggableProps}
                        handle={dragHandleProps}
                        lifted={isDragging}
                        block={block}
                        index={index}
                        count={commands.shown.length}
                        commands={commands}
                        task={block.taskId === null ? undefined : tasks.get(block.taskId)}
                        onAddBlock={addBlock}
                        onAddTask={addTask}
                        onDeleteTask={onDeleteTask}
                      >
                        {block.content.type === 'task' ? (
                          <TaskBlock
                            task={tasks.get(block.content.taskId)}
                            plan={plan}
                            open={block.content.taskId === openTaskId}
                          />
                        ) : (
                          <OwnBlock
                            block={block}
                            content={block.content}
                            plan={plan}
                            moduleTitle={module.title}
                            writing={writing === block.id}
                            onRemove={remove}
                            slash={slash}
                          />
                        )}
                      </BlockFrame>
                    )}
                  </Draggable>
                ))}
                {list.placeholder}
              </div>
            )}
          </Droppable>
        </DragDropContext>
        <AddBlock
          onAddBlock={(kind) => addBlock(kind, last)}
          onAddTask={(type) => addTask(type, last)}
        />
      </article>
      <div className="module-aside">
        <HereNow planId={plan.id} moduleId={module.id} nameOf={nameOf} />
        <Contents lines={lines} kind={plan.kind} scroller={scroller} />
      </div>
      {beginning && (
        <beginning.Begin
          plan={plan}
          {...(beginning.pasted && { pasted: beginning.pasted })}
          onAdd={(content) => commands.addBlock(content, beginning.after)}
          onClose={() => setBeginning(null)}
        />
      )}
      {addingTask && (
        <AddTaskDialog
          type={addingTask.type}
          onClose={() => setAddingTask(null)}
          onAdd={async (content, headline) =>
            openTask(await commands.addTask(content, addingTask.after, headline))
          }
        />
      )}
    </div>
  );
}

/** A refusal has been told in a toast by then. */
const told = (): void => undefined;
