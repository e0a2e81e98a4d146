import type { TaskRow } from '@waymark/api';
import {
  ArrowRightLeft,
  Asterisk,
  CircleMinus,
  CirclePlus,
  CopyPlus,
  Ellipsis,
  PanelRight,
  Plus,
  Trash2,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { BoardTaskActs } from './taskActs.ts';
import { ActionList, type Action } from '../../../parts/board/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

type TaskMenuProps = { task: TaskRow; acts: BoardTaskActs };

/**
 * All that may be done with a task on the board, for who does not drag it. A plain button: a board
 * may have thousands.
 */
export function TaskMenu(props: TaskMenuProps): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('words.menuOf', { name: props.task.headline });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {anchor !== null && (
        <OpenMenu {...props} {...{ label, anchor }} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

function OpenMenu({
  task,
  acts,
  ...open
}: TaskMenuProps & { label: string; anchor: HTMLElement; onClose: () => void }): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const { active, mandatory, userAddable } = task;
  const again: Action[] = userAddable
    ? [{ label: t('jobs.addAnother'), icon: Plus, onSelect: () => acts.again(task) }]
    : [];
  return (
    <ActionList
      {...open}
      actions={[
        {
          label: t('jobs.openTask'),
          icon: PanelRight,
          onSelect: () => void navigate({ hash: task.id }),
        },
        ...again,
        {
          label: active ? t('jobs.leaveOut') : t('jobs.takeUp'),
          icon: active ? CircleMinus : CirclePlus,
          onSelect: () => acts.setActive(task, !active),
        },
        {
          label: mandatory ? t('jobs.makeOptional') : t('jobs.makeMandatory'),
          icon: Asterisk,
          onSelect: () => acts.setMandatory(task, !mandatory),
        },
        {
          label: userAddable ? t('jobs.mayNotAddAgain') : t('jobs.mayAddAgain'),
          icon: CopyPlus,
          onSelect: () => acts.setUserAddable(task, !userAddable),
        },
        { label: t('jobs.moveTo'), icon: ArrowRightLeft, onSelect: () => acts.move(task) },
        { label: t('words.delete'), icon: Trash2, danger: true, onSelect: () => acts.remove(task) },
      ]}
    />
  );
}
