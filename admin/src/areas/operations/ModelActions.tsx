import { Button } from '@mui/material';
import type { ModelStatus, OperationAction } from '@waymark/api';
import { useState, type ReactNode } from 'react';
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
  type LucideIcon,
} from 'lucide-react';
import { SubmitDialog } from '../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../parts/dialogs/useSubmit.ts';
import { permitted } from './permitted.ts';
import type { Operate } from './useOperations.ts';
import { titleOf } from './modelLooks.ts';
import { useTexts, type English } from '../../base/texts/index.ts';

/** The word and icon of an action; `asks`: what is said before it is done. */
type ActionLook = {
  label: `opsActions.${keyof English['opsActions']}`;
  icon: LucideIcon;
  asks?: `opsSentences.${'swap' | 'rollback' | 'discard'}Asks`;
};

const actionLooks: Record<OperationAction, ActionLook> = {
  rebuild: { label: 'opsActions.rebuild', icon: Hammer },
  verify: { label: 'opsActions.verify', icon: ScanSearch },
  pause: { label: 'opsActions.pause', icon: Pause },
  resume: { label: 'opsActions.resume', icon: Play },
  swap: { label: 'opsActions.swap', icon: ArrowLeftRight, asks: 'opsSentences.swapAsks' },
  rollback: { label: 'opsActions.rollback', icon: Undo2, asks: 'opsSentences.rollbackAsks' },
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
const lookOf = (action: OperationAction, { rebuild }: Pick<ModelStatus, 'rebuild'>): ActionLook =>
  action === 'cancel' && rebuild?.kind === 'rebuild' ? discard : actionLooks[action];

type OpenAction = { action: OperationAction; look: ActionLook };

type ConfirmActionProps = {
  look: ActionLook;
  /** The read model's. */
  title: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks before what readers notice at once; a refusal is shown here. */
function ConfirmAction({
  look: { label, asks },
  title,
  onConfirm,
  onClose,
}: ConfirmActionProps): ReactNode {
  const t = useTexts();
  const submission = useSubmit(onConfirm, onClose);
  return (
    <SubmitDialog
      title={t('operations.named', { what: t(label), title })}
      action={t(label)}
      isComplete
      {...{ submission, onClose }}
    >
      <p className="dialog-text">{asks && t(asks)}</p>
    </SubmitDialog>
  );
}

/** What can be done to a read model now. */
export function ModelActions({
  model,
  operate: { act, press, asking },
}: {
  model: ModelStatus;
  operate: Operate;
}): ReactNode {
  /** As it looked when it was pressed: the read model may move on while the question stands. */
  const [asked, setAsked] = useState<OpenAction | null>(null);
  const t = useTexts();
  const title = titleOf(t, model.model);
  const start = (action: OperationAction) => {
    if (asking) return;
    const look = lookOf(action, model);
    if (look.asks === undefined) press(action, [model.model]);
    else setAsked({ action, look });
  };
  return (
    <div className="ops-actions" role="group" aria-label={t('operations.actionsOf', { title })}>
      {permitted(model).map((action) => {
        const { label, icon: Icon } = lookOf(action, model);
        return (
          <Button
            key={place(action)}
            variant={action === 'swap' ? 'contained' : 'outlined'}
            startIcon={<Icon />}
            aria-disabled={asking}
            aria-label={t('operations.named', { what: t(label), title })}
            onClick={() => start(action)}
          >
            {t(label)}
          </Button>
        );
      })}
      {asked !== null && (
        <ConfirmAction
          look={asked.look}
          title={title}
          onConfirm={() => act(asked.action, [model.model])}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** Pause and Resume are one button, which keeps the focus when one becomes the other. */
const place = (action: OperationAction) => (action === 'resume' ? 'pause' : action);
