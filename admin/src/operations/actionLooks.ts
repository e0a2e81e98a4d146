import type { OperationAction } from '@waymark/api';
import {
  ArrowLeftRight,
  Hammer,
  Pause,
  Play,
  RotateCw,
  ScanSearch,
  Undo2,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The word and icon of each action; `asks`: the question that comes before it is done. */
export const actionLooks: Record<
  OperationAction,
  { label: string; icon: LucideIcon; asks?: string }
> = {
  rebuild: { label: 'Rebuild', icon: Hammer },
  verify: { label: 'Verify', icon: ScanSearch },
  pause: { label: 'Pause', icon: Pause },
  resume: { label: 'Resume', icon: Play },
  swap: {
    label: 'Swap in',
    icon: ArrowLeftRight,
    asks: 'Readers see the rebuilt tables from then on. The present ones are kept, so that you can roll back.',
  },
  rollback: {
    label: 'Roll back',
    icon: Undo2,
    asks: 'The tables that the last swap replaced catch up with the log, then readers see them again.',
  },
  cancel: { label: 'Cancel', icon: X },
  retry: { label: 'Retry', icon: RotateCw },
};
