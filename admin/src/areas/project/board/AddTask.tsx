import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { TaskContent } from '@waymark/events';
import { isComposed } from '@waymark/look/composed';
import { useUnsent } from '../../../parts/autosave/index.ts';
import type { JobCommands } from './useJobCommands.ts';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { AddTaskDialog, offeredTypes, type TaskTypeEditor } from '../../task/index.ts';
import { linkHref } from '../../../parts/richText/linkHref.ts';
import { useTexts } from '../../../base/texts/index.ts';

const begins = {
  ...{ headline: '', link: '', text: '' },
  ...{ active: true, mandatory: true, userAddable: false },
};

type AddTaskProps = { projectId: string; jobId: string; jobName: string; commands: JobCommands };

/**
 * One line that becomes a form: Enter adds and asks for the next one, Esc ends it and keeps what
 * was typed (PRODUCT 8.10).
 */
export function AddTask(props: AddTaskProps): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  if (open) return <TaskForm {...props} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      className="job-add"
      aria-label={t('jobs.addTaskTo', { name: props.jobName })}
      onClick={() => setOpen(true)}
    >
      <Plus aria-hidden="true" />
      {t('jobs.addTask')}
    </button>
  );
}

function TaskForm({
  projectId,
  jobId,
  jobName,
  commands,
  onClose,
}: AddTaskProps & { onClose: () => void }): ReactNode {
  const t = useTexts();
  const unsent = useUnsent(`task.${jobId}`, begins);
  const task = unsent.fields;
  const [wrong, setWrong] = useState(false);
  /** Of which type it is to be, where that asks for more than a headline. */
  const [type, setType] = useState<TaskTypeEditor>();
  const first = useRef<HTMLInputElement>(null);
  const { headline, link, text, active, mandatory, userAddable } = task;
  const addOf = (content: TaskContent, called: string) =>
    commands.ask('AddTask', {
      plan: { kind: 'project', id: projectId },
      ...{ moduleId: jobId, taskId: crypto.randomUUID() },
      ...{ blockId: crypto.randomUUID(), headline: called },
      ...{ active, mandatory, userAddable, content },
    });
  const next = () => {
    unsent.end();
    first.current?.focus();
  };
  const { submit, submitting, error } = useSubmit(() => {
    const href = link.trim() === '' ? null : linkHref(link);
    const action = href === null ? null : { href, text: text.trim() };
    return addOf({ type: 'simple', action }, headline.trim());
  }, next);
  const enabled = headline.trim() !== '' && !submitting;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (link.trim() !== '' && linkHref(link) === null) setWrong(true);
    else if (enabled) void submit();
  };
  const endOnEscape = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const flags = [
    ['active', t('jobs.taskActive')],
    ['mandatory', t('jobs.mandatory')],
    ['userAddable', t('jobs.anyoneCanAdd')],
  ] as const;
  return (
    <>
      <form
        className="job-form"
        aria-label={t('jobs.addTaskTo', { name: jobName })}
        onSubmit={add}
        onKeyDown={endOnEscape}
        onBlur={({ currentTarget, relatedTarget }) => {
          const left = !currentTarget.contains(relatedTarget);
          const empty = headline === '' && link === '';
          if (left && empty && type === undefined) onClose();
        }}
      >
        <TextField
          fullWidth
          autoFocus
          inputRef={first}
          size="small"
          placeholder={t('jobs.newTask')}
          value={headline}
          onChange={({ target }) => unsent.type('headline', target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('fields.headline'), maxLength: 200 } }}
        />
        <div className="job-form-link">
          <TextField
            fullWidth
            size="small"
            placeholder={t('jobs.link')}
            value={link}
            error={wrong}
            helperText={wrong ? t('jobs.linkWrong') : undefined}
            onChange={({ target }) => {
              unsent.type('link', target.value);
              setWrong(false);
            }}
            slotProps={{ htmlInput: { 'aria-label': t('jobs.link') } }}
          />
          {link.trim() !== '' && (
            <TextField
              fullWidth
              size="small"
              placeholder={t('task.doItNow')}
              value={text}
              onChange={({ target }) => unsent.type('text', target.value)}
              slotProps={{ htmlInput: { 'aria-label': t('jobs.buttonText'), maxLength: 100 } }}
            />
          )}
        </div>
        <div className="job-form-end">
          {flags.map(([name, label]) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  size="small"
                  checked={task[name]}
                  onChange={(_, checked) => unsent.type(name, checked)}
                />
              }
              label={label}
            />
          ))}
          {offeredTypes
            .filter(({ begins: { type: of } }) => of !== 'simple')
            .map((editor) => (
              <Button
                key={editor.begins.type}
                size="small"
                color="inherit"
                startIcon={<editor.icon size={16} />}
                aria-haspopup="dialog"
                onClick={() => setType(editor)}
              >
                {editor.words[t.language].title}
              </Button>
            ))}
          {unsent.isTyped && (
            <Button size="small" onClick={unsent.discard(onClose)}>
              {t('words.discard')}
            </Button>
          )}
          <Button type="submit" variant="outlined" disabled={!enabled}>
            {t('jobs.addTask')}
          </Button>
        </div>
        {error !== null && <DialogError>{error}</DialogError>}
      </form>
      {type !== undefined && (
        <AddTaskDialog
          type={type}
          onAdd={(content, suggested) => addOf(content, suggested || headline.trim()).then(next)}
          onClose={() => setType(undefined)}
        />
      )}
    </>
  );
}
