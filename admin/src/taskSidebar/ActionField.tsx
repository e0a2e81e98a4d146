import { Button, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { SetField, TaskFieldsProps } from './TaskFields.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { linkHref } from '../richText/linkHref.ts';

/** What the button says without words of its own (PRODUCT 6.6). */
const DO_IT_NOW = 'Do it now';

/** Where the work is done: a link and the words on its button; the words are asked for only when a link is set (PRODUCT 6.6). */
export function ActionField({
  task,
  around: { plan },
  set,
}: TaskFieldsProps & { set: SetField }): ReactNode {
  const [editing, setEditing] = useState(false);
  const { action } = task;
  const save = (next: { href: string; text: string } | null) =>
    void set(
      'SetTaskAction',
      { plan, taskId: task.id, action: next },
      { what: 'Action', value: next, tell: tellAction },
    );
  return (
    <>
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
    </>
  );
}

const tellAction = (value: unknown): string => {
  const action = value as { href?: string; text?: string } | null;
  return action?.href === undefined
    ? 'None'
    : `${action.text || DO_IT_NOW}, ${action.href}`;
};

type ActionDialogProps = {
  action: { href: string; text: string } | null;
  onSave: (action: { href: string; text: string } | null) => void;
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
