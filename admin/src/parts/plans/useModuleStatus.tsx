import type { ModuleRow, PlanRef } from '@waymark/api';
import { type ModuleStatus } from '@waymark/look';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { SUBMIT_AFTER, type StatusStep } from './moduleStatus.ts';
import { useChange } from '../conflict/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useTexts } from '../../base/texts/index.ts';

type StatusChange = { module: ModuleRow; step: StatusStep };

/**
 * Takes a module a step further; steps that weigh more are asked about first. Put `dialog` on the
 * page.
 */
export function useModuleStatus(plan: PlanRef): {
  take: (module: ModuleRow, step: StatusStep) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const [asked, setAsked] = useState<StatusChange | null>(null);
  const { change, dialog: conflict } = useChange();
  const set = ({ module, step }: StatusChange) =>
    void change({
      name: 'SetModuleStatus',
      payload: { plan, moduleId: module.id, status: step.to },
      seen: module.planRevision,
      what: t('words.status'),
      of: module.title,
      value: step.to,
      tell: (value) => t(`processStatus.${value as ModuleStatus}`),
    });
  const take = (module: ModuleRow, step: StatusStep) =>
    step.confirm === null ? set({ module, step }) : setAsked({ module, step });
  const confirm = () => {
    if (asked === null) return;
    setAsked(null);
    setTimeout(() => set(asked), SUBMIT_AFTER);
  };
  const question = asked?.step.confirm && (
    <Dialog
      title={t(asked.step.confirm.title)}
      onClose={() => setAsked(null)}
      onSubmit={confirm}
      actions={
        <>
          <Button variant="outlined" onClick={() => setAsked(null)}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" variant="contained" autoFocus>
            {t(asked.step.confirm.action)}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        <b>{asked.module.title}</b>.{' '}
        {asked.step.confirm.text(t, asked.module.tasksTotal - asked.module.tasksDone)}
      </p>
    </Dialog>
  );
  return {
    take,
    dialog: (
      <>
        {question}
        {conflict}
      </>
    ),
  };
}
