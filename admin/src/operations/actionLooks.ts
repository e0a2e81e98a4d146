import type { ModelStatus, OperationAction } from '@waymark/api';
import {
  ArrowLeftRight,
  Hammer,
  Pause,
  Play,
  RotateCw,
  ScanSearch,
  Trash2,
  Undo2,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The word and icon of an action; `asks`: what is said before it is done. */
export type ActionLook = { label: string; icon: LucideIcon; asks?: string };

const actionLooks: Record<OperationAction, ActionLook> = {
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

/** To cancel a rebuild throws its tables away; those that a rollback goes back to are kept. */
const discard: ActionLook = {
  label: 'Discard',
  icon: Trash2,
  asks: 'The new tables are thrown away; another rebuild starts from the beginning. Readers go on with the present ones.',
};

/** What the button of an action says, as the read model stands now. */
export const lookOf = (
  action: OperationAction,
  { rebuild }: Pick<ModelStatus, 'rebuild'>,
): ActionLook =>
  action === 'cancel' && rebuild?.kind === 'rebuild'
    ? discard
    : actionLooks[action];
