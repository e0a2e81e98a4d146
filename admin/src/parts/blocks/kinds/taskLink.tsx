import { Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BlockEditor, BlockEditorProps } from '../blockEditor.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { TaskLinkDialog } from '../taskLink/TaskLinkDialog.tsx';
import { TaskLinkLine } from '../taskLink/TaskLinkLine.tsx';

/** Points to another task of the plan; where it leads is chosen in a dialog. */
function TaskLinkBlock({
  block,
  content,
  plan,
  onRemove,
}: BlockEditorProps<'taskLink'>): ReactNode {
  const send = useCommand({ quiet: true });
  const [editing, setEditing] = useState(false);
  return (
    <>
      <TaskLinkLine
        plan={plan}
        taskId={content.taskId}
        onEdit={() => setEditing(true)}
        onRemove={() => onRemove(block.id)}
      />
      {editing && (
        <TaskLinkDialog
          plan={plan}
          taskId={content.taskId}
          isNew={false}
          onSubmit={(taskId) =>
            send(
              'SetBlockContent',
              { plan, blockId: block.id, content: { ...content, taskId } },
              { basedOn: block.planRevision },
            )
          }
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

const begins = { type: 'taskLink', taskId: null } as const;

const taskLink: BlockEditor<'taskLink'> = {
  words: {
    en: {
      ...{ title: 'Task link', noun: 'task link' },
      ...{ hint: 'of another module', also: 'pointer' },
    },
    de: {
      ...{ title: 'Aufgaben-Link', noun: 'Aufgaben-Link' },
      ...{ hint: 'eines anderen Moduls', also: 'verweis' },
    },
  },
  icon: Link2,
  group: 'do',
  begins,
  Begin: ({ plan, onAdd, onClose }) => (
    <TaskLinkDialog
      plan={plan}
      taskId={null}
      isNew
      onSubmit={(taskId) => onAdd({ ...begins, taskId })}
      onClose={onClose}
    />
  ),
  isEmpty: ({ taskId }) => taskId === null,
  headings: () => [],
  Editor: TaskLinkBlock,
};
export default taskLink;
