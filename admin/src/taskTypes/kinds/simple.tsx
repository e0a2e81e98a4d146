import { Button, TextField } from '@mui/material';
import { MousePointerClick, SquareCheckBig } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ContentOfTask, TaskTypeEditor } from '../taskTypeEditor.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { linkHref } from '../../richText/linkHref.ts';
import { Field } from '../../taskSidebar/Field.tsx';

type Simple = ContentOfTask<'simple'>;
type Action = Simple['action'];

/** What the button says without words of its own (PRODUCT 6.6). */
const DO_IT_NOW = 'Do it now';

/** Where the work is done: a link and the words on its button; the words are asked for only when a link is set (PRODUCT 6.6). */
const ActionField: TaskTypeEditor<'simple'>['Fields'] = ({
  task,
  around: { plan },
  content: { action },
  set,
}) => {
  const [editing, setEditing] = useState(false);
  const save = (next: Action) => {
    const content: Simple = { type: 'simple', action: next };
    void set(
      'SetTaskContent',
      { plan, taskId: task.id, content },
      { what: 'Action', value: content, tell: tellAction },
    );
  };
  return (
    <Field icon={MousePointerClick} label="Action">
      <button
        type="button"
        className="task-value task-value-button"
        aria-haspopup="dialog"
        onClick={() => setEditing(true)}
      >
        <span className="visually-hidden">Action: </span>
        {action === null ? (
          <span className="task-none">None</span>
        ) : (
          <>
            <span className="task-action">{action.text || DO_IT_NOW}</span>
            <span className="task-href">
              {action.href.replace(/^(https?:\/\/|mailto:)/, '')}
            </span>
          </>
        )}
      </button>
      {editing && (
        <ActionDialog
          action={action}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      )}
    </Field>
  );
};

const tellAction = (value: unknown): string => {
  const action = (value as Partial<Simple> | null)?.action;
  return action == null
    ? 'None'
    : `${action.text || DO_IT_NOW}, ${action.href}`;
};

type ActionDialogProps = {
  action: Action;
  onSave: (action: Action) => void;
  onClose: () => void;
};

function ActionDialog({
  action,
  onSave,
  onClose,
}: ActionDialogProps): ReactNode {
  const [link, setLink] = useState(action?.href ?? '');
  const [text, setText] = useState(action?.text ?? '');
  const [wrong, setWrong] = useState(false);
  const submit = () => {
    const href = linkHref(link);
    if (link.trim() !== '' && href === null) return setWrong(true);
    onSave(href === null ? null : { href, text: text.trim() });
    onClose();
  };
  return (
    <Dialog
      title="Action"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </>
      }
    >
      <div className="dialog-fields">
        <TextField
          fullWidth
          autoFocus
          label="Link"
          placeholder="https://"
          value={link}
          error={wrong}
          helperText={
            wrong
              ? 'This is not a link. It begins with https://, http:// or mailto:.'
              : 'Leave it empty for no action.'
          }
          onChange={({ target }) => {
            setLink(target.value);
            setWrong(false);
          }}
        />
        {link.trim() !== '' && (
          <TextField
            fullWidth
            label="Words on the button"
            placeholder={DO_IT_NOW}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        )}
      </div>
    </Dialog>
  );
}

const simple: TaskTypeEditor<'simple'> = {
  word: 'Simple Task',
  icon: SquareCheckBig,
  begins: { type: 'simple', action: null },
  Fields: ActionField,
};
export default simple;
