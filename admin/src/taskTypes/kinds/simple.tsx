import { Button, TextField } from '@mui/material';
import { MousePointerClick, SquareCheckBig } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ContentOfTask, TaskTypeEditor } from '../taskTypeEditor.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { linkHref } from '../../richText/linkHref.ts';
import { Field } from '../../taskSidebar/Field.tsx';
import { useTexts, type T } from '../../texts/index.ts';

type Simple = ContentOfTask<'simple'>;
type Action = Simple['action'];

/** Where the work is done: a link and the words on its button; the words are asked for only when a link is set (PRODUCT 6.6). */
const ActionField: TaskTypeEditor<'simple'>['Fields'] = ({
  task,
  around: { plan },
  content: { action },
  set,
}) => {
  const t = useTexts();
  const [editing, setEditing] = useState(false);
  const save = (next: Action) => {
    const content: Simple = { type: 'simple', action: next };
    void set(
      'SetTaskContent',
      { plan, taskId: task.id, content },
      { what: t('task.action'), value: content, tell: tellAction(t) },
    );
  };
  return (
    <Field icon={MousePointerClick} label={t('task.action')}>
      <button
        type="button"
        className="task-value task-value-button"
        aria-haspopup="dialog"
        onClick={() => setEditing(true)}
      >
        <span className="visually-hidden">{t('task.actionIs')} </span>
        {action === null ? (
          <span className="task-none">{t('words.none')}</span>
        ) : (
          <>
            <span className="task-action">
              {action.text || t('task.doItNow')}
            </span>
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

const tellAction =
  (t: T) =>
  (value: unknown): string => {
    const action = (value as Partial<Simple> | null)?.action;
    return action == null
      ? t('words.none')
      : `${action.text || t('task.doItNow')}, ${action.href}`;
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
  const t = useTexts();
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
      title={t('task.action')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('words.save')}
          </Button>
        </>
      }
    >
      <div className="dialog-fields">
        <TextField
          fullWidth
          autoFocus
          label={t('words.link')}
          placeholder={t('task.https')}
          value={link}
          error={wrong}
          helperText={wrong ? t('task.noLink') : t('task.leaveEmpty')}
          onChange={({ target }) => {
            setLink(target.value);
            setWrong(false);
          }}
        />
        {link.trim() !== '' && (
          <TextField
            fullWidth
            label={t('task.buttonWords')}
            placeholder={t('task.doItNow')}
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
  words: {
    en: { title: 'Simple Task', noun: 'simple task' },
    de: { title: 'Einfache Aufgabe', noun: 'einfache Aufgabe' },
  },
  icon: SquareCheckBig,
  begins: { type: 'simple', action: null },
  Fields: ActionField,
};
export default simple;
