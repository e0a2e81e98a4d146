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
import type { English } from '../texts/index.ts';

/** The word and icon of an action; `asks`: what is said before it is done. */
export type ActionLook = {
  label: `opsActions.${keyof English['opsActions']}`;
  icon: LucideIcon;
  asks?: `opsSentences.${'swap' | 'rollback' | 'discard'}Asks`;
};

const actionLooks: Record<OperationAction, ActionLook> = {
  rebuild: { label: 'opsActions.rebuild', icon: Hammer },
  verify: { label: 'opsActions.verify', icon: ScanSearch },
  pause: { label: 'opsActions.pause', icon: Pause },
  resume: { label: 'opsActions.resume', icon: Play },
  swap: {
    label: 'opsActions.swap',
    icon: ArrowLeftRight,
    asks: 'opsSentences.swapAsks',
  },
  rollback: {
    label: 'opsActions.rollback',
    icon: Undo2,
    asks: 'opsSentences.rollbackAsks',
  },
  cancel: { label: 'opsActions.cancel', icon: X },
  retry: { label: 'opsActions.retry', icon: RotateCw },
};

/** To cancel a rebuild throws its tables away; those that a rollback goes back to are kept. */
const discard: ActionLook = {
  label: 'opsActions.discard',
  icon: Trash2,
  asks: 'opsSentences.discardAsks',
};

/** What the button of an action says, as the read model stands now. */
export const lookOf = (
  action: OperationAction,
  { rebuild }: Pick<ModelStatus, 'rebuild'>,
): ActionLook =>
  action === 'cancel' && rebuild?.kind === 'rebuild'
    ? discard
    : actionLooks[action];
