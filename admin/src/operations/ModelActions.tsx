import { Button } from '@mui/material';
import type { ModelStatus, OperationAction } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { lookOf, type ActionLook } from './actionLooks.ts';
import { ConfirmAction } from './ConfirmAction.tsx';
import { permitted } from './permitted.ts';
import type { Operate } from './useOperations.ts';
import { titleOf } from './words.ts';
import { useTexts } from '../texts/index.ts';

type Asked = { action: OperationAction; look: ActionLook };

/** What can be done to a read model now. */
export function ModelActions({
  model,
  operate: { act, press, asking },
}: {
  model: ModelStatus;
  operate: Operate;
}): ReactNode {
  /** As it looked when it was pressed: the read model may move on while the question stands. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const t = useTexts();
  const title = titleOf(t, model.model);
  const start = (action: OperationAction) => {
    if (asking) return;
    const look = lookOf(action, model);
    if (look.asks === undefined) press(action, [model.model]);
    else setAsked({ action, look });
  };
  return (
    <div
      className="ops-actions"
      role="group"
      aria-label={t('operations.actionsOf', { title })}
    >
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
const place = (action: OperationAction) =>
  action === 'resume' ? 'pause' : action;
