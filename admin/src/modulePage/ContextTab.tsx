import type { BlockRow, ModuleRow, TaskRow } from '@waymark/api';
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DropResult,
} from '@hello-pangea/dnd';
import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { AddBlock } from './AddBlock.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { Contents } from './Contents.tsx';
import { contentsOf } from './contents.ts';
import { AddTaskDialog } from './AddTaskDialog.tsx';
import type { PlanAround } from './planKinds.ts';
import { TaskBlock } from './TaskBlock.tsx';
import { TextBlock } from './TextBlock.tsx';
import { useBlockCommands } from './useBlockCommands.ts';
import { useHashScroll } from './useHashScroll.ts';

type ContextTabProps = {
  module: ModuleRow;
  around: PlanAround;
  blocks: readonly BlockRow[];
  tasks: ReadonlyMap<string, TaskRow>;
  openTaskId: string | null;
  scroller: RefObject<HTMLElement | null>;
};

/** The module as a page: texts and tasks in order, with the contents table beside them. */
export function ContextTab({
  module,
  around,
  blocks,
  tasks,
  openTaskId,
  scroller,
}: ContextTabProps): ReactNode {
  const { plan } = around;
  const commands = useBlockCommands(plan, module.id, blocks);
  const [writing, setWriting] = useState<string | null>(null);
  const [addingTask, setAddingTask] = useState<{ after: string | null } | null>(
    null,
  );
  const navigate = useNavigate();
  const lines = useMemo(
    () => contentsOf(commands.shown, tasks),
    [commands.shown, tasks],
  );
  useHashScroll(blocks.length > 0);

  const openTask = (taskId: string) => void navigate({ hash: taskId });
  const addText = (after: string | null) =>
    void commands.addText(after).then(setWriting, told);
  const addTask = (after: string | null) => {
    if (plan.kind === 'process') setAddingTask({ after });
    else void commands.addTask(after).then(openTask, told);
  };
  const onDragEnd = ({ draggableId, source, destination }: DropResult) => {
    if (destination && destination.index !== source.index)
      void commands.move(draggableId, destination.index);
  };
  const last = commands.shown.at(-1)?.id ?? null;
  return (
    <div className="module-context">
      <article className="module-doc" aria-label="Content">
        <DragDropContext
          onDragEnd={onDragEnd}
          dragHandleUsageInstructions="Press Space to lift, the arrow keys to move, Space to drop, Escape to cancel. Enter opens the menu."
        >
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
                    {(
                      { innerRef, draggableProps, dragHandleProps },
                      { isDragging },
                    ) => (
                      <BlockFrame
                        element={innerRef}
                        movable={draggableProps}
                        handle={dragHandleProps}
                        lifted={isDragging}
                        block={block}
                        index={index}
                        count={commands.shown.length}
                        commands={commands}
                        task={
                          block.taskId === null
                            ? undefined
                            : tasks.get(block.taskId)
                        }
                        onAddText={addText}
                        onAddTask={addTask}
                      >
                        {block.type === 'text' ? (
                          <TextBlock
                            block={block}
                            plan={plan}
                            moduleTitle={module.title}
                            writing={writing === block.id}
                          />
                        ) : (
                          <TaskBlock
                            task={
                              block.taskId === null
                                ? undefined
                                : tasks.get(block.taskId)
                            }
                            plan={plan}
                            open={block.taskId === openTaskId}
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
          onAddText={() => addText(last)}
          onAddTask={() => addTask(last)}
        />
      </article>
      <Contents lines={lines} scroller={scroller} />
      {addingTask && (
        <AddTaskDialog
          onClose={() => setAddingTask(null)}
          onAdd={async (headline) =>
            openTask(await commands.addTask(addingTask.after, headline))
          }
        />
      )}
    </div>
  );
}

/** A refusal has been told in a toast by then. */
const told = (): void => undefined;
