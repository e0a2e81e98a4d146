import type { TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNameDraft, type EditableField } from '../../../../parts/autosave/index.ts';
import { PickerPanel } from '../../../../parts/personPicker/PickerPanel.tsx';
import { PickerPopover } from '../../../../parts/personPicker/PickerPopover.tsx';
import type { PickerOptions } from '../../../../parts/people/useChoices.ts';
import { useTexts } from '../../../../base/texts/index.ts';
import type { Values } from './acts.ts';
import { valueOf } from './pasting.ts';

type CellEditorProps = {
  task: TaskRow;
  column: 'headline' | 'assignee' | 'dueInDays';
  /** What was typed to begin with; null for what the cell holds. */
  typed: string | null;
  people: PickerOptions;
  anchor: HTMLElement | null;
  /**
   * Down or right is where the keyboard goes on; nowhere where the cell was left otherwise. `seen`:
   * the revision at which the cell was begun to be written in. Resolves once it stands, or others'
   * was preferred; false where it was refused.
   */
  onDone: (
    value: Partial<Values>,
    on: 'down' | 'right' | 'left' | 'nowhere',
    seen: string,
  ) => Promise<boolean>;
  onCancel: () => void;
};

/**
 * What a cell is written with: a line for words and days, the picker for people. A wrong value
 * stays, with the reason.
 */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { task, column, typed, people, anchor, onDone, onCancel } = props;
  const t = useTexts();
  const [seen] = useState(task.planRevision);
  if (column !== 'assignee') return <LineEditor {...props} column={column} />;
  return (
    <PickerPopover
      open
      anchorEl={anchor}
      onClose={onCancel}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <PickerPanel
        label={t('sheet.assigneeOf', { task: task.headline })}
        value={task.assignee}
        options={people}
        typed={typed ?? ''}
        onPick={(assignee) => void onDone({ assignee }, 'down', seen)}
        invite={false}
        clearable={task.assignee !== null}
      />
    </PickerPopover>
  );
}

type Begun = { before: string; seen: string; thing: EditableField };

function LineEditor({
  task,
  column,
  typed,
  onDone,
  onCancel,
}: CellEditorProps & { column: 'headline' | 'dueInDays' }): ReactNode {
  const t = useTexts();
  const [{ before, seen, thing }] = useState<Begun>(() => ({
    before: String(task[column] ?? ''),
    seen: task.planRevision,
    thing: {
      plan: { kind: task.planKind, id: task.planId },
      ...{ part: 'task', id: task.id, field: 'headline' },
    },
  }));
  // Where the row goes while somebody writes in it, the words are offered in its place (PRODUCT
  // 9.8).
  const draft = useNameDraft({
    of: column === 'headline' ? thing : `sheet.${column}.${task.id}`,
    before,
  });
  const [text, setText] = useState(typed ?? draft.initial);
  const write = (next: string) => {
    setText(next);
    draft.typed(next);
  };
  const [refused, setRefused] = useState(false);
  const hint = useId();
  // Whoever leaves by a key has left: the blur that follows says nothing more.
  const left = useRef(false);
  const commit = (on: 'down' | 'right' | 'left' | 'nowhere') => {
    const value = valueOf(column, text, () => undefined);
    if (value === undefined) return setRefused(true);
    if (left.current) return;
    left.current = true;
    draft.sent();
    // What somebody else made of it meanwhile stays, where nothing was written.
    void onDone(text === before ? {} : value, on, seen).then((stands) => {
      if (stands) draft.stored(text);
      else void draft.isLost();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isComposed(event)) return;
    if (event.key === 'Escape') {
      left.current = true;
      draft.end();
      onCancel();
    } else if (event.key === 'Enter') commit('down');
    else if (event.key === 'Tab') commit(event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        autoFocus
        className="sheet-input"
        value={text}
        maxLength={column === 'headline' ? 200 : 20}
        aria-label={t(`sheet.${column}Of`, { task: task.headline })}
        aria-invalid={refused}
        aria-describedby={refused ? hint : undefined}
        onChange={(event) => (write(event.target.value), setRefused(false))}
        onFocus={(event) => typed === null && event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => !refused && commit('nowhere')}
      />
      {refused && (
        <span id={hint} role="alert" className="sheet-refusal">
          {t(`sheet.${column}Refused`)}
        </span>
      )}
    </>
  );
}
