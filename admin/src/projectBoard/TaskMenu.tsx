import type { TaskRow } from '@waymark/api';
import {
  ArrowRightLeft,
  Asterisk,
  CircleMinus,
  CirclePlus,
  CopyPlus,
  PanelRight,
  Plus,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { TaskActs } from './taskActs.ts';
import { ActionMenu, type Action } from '../board/index.ts';
import { useTexts } from '../texts/index.ts';

/** All that may be done with a task on the board, for who does not drag it. */
export function TaskMenu({
  task,
  acts,
}: {
  task: TaskRow;
  acts: TaskActs;
}): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const { active, mandatory, userAddable } = task;
  const again: Action[] = userAddable
    ? [
        {
          label: t('jobs.addAnother'),
          icon: Plus,
          onSelect: () => acts.again(task),
        },
      ]
    : [];
  return (
    <ActionMenu
      label={t('words.menuOf', { name: task.headline })}
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
        {
          label: t('jobs.moveTo'),
          icon: ArrowRightLeft,
          onSelect: () => acts.move(task),
        },
        {
          label: t('words.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => acts.remove(task),
        },
      ]}
    />
  );
}
