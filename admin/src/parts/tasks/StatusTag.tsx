import {
  moduleStatusLook,
  processStatusLook,
  StatusIcon,
  taskStatusLook,
  type ModuleStatus,
  type ProcessStatus,
  type TaskStatus,
} from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import './statusTag.css';

type StatusTagProps = {
  status: ModuleStatus | ProcessStatus | TaskStatus;
  label?: string;
  plain?: boolean;
};

/** What is a status of both reads alike. */
const keys = {
  TODO: 'taskStatus.TODO',
  IN_PROGRESS: 'taskStatus.IN_PROGRESS',
  STUCKED: 'processStatus.STUCKED',
  DONE: 'processStatus.DONE',
  PENDING: 'processStatus.PENDING',
  ACTIVE: 'processStatus.ACTIVE',
  PAUSED: 'processStatus.PAUSED',
} as const;

const looks = { ...processStatusLook, ...taskStatusLook, ...moduleStatusLook };

/** A status: its icon, its word, its colour; on its tint unless `plain`. */
export function StatusTag({ status, label, plain = false }: StatusTagProps): ReactNode {
  const t = useTexts();
  const look = looks[status];
  return (
    <span
      className={plain ? 'status-tag' : 'status-tag status-tag-soft'}
      style={{ color: `var(${look.colour})`, ...(!plain && { background: `var(${look.tint})` }) }}
    >
      <StatusIcon icon={look.icon} />
      {label ?? t(keys[status])}
    </span>
  );
}
