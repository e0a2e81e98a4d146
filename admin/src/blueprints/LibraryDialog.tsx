import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDelete, useRefresh, useUpdate } from 'react-admin';
import { shownMeanwhile } from '../dataProvider/shownAtOnce.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import { usePutBackToast } from '../undo/usePutBackToast.ts';
import { AddModuleDialog } from './AddModuleDialog.tsx';
import { AddProcessDialog } from './AddProcessDialog.tsx';
import type { Asked } from './asked.ts';
import { useTexts } from '../texts/index.ts';

/** What is refused is said in the dialog, which so waits for the answer. */
const now = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** The one dialog that is open in the library. */
export function LibraryDialog({
  asked,
  onClose,
}: {
  asked: Asked;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const queryClient = useQueryClient();
  const [update] = useUpdate();
  const [erase] = useDelete();
  const refresh = useRefresh();
  const offerPutBack = usePutBackToast();
  switch (asked.kind) {
    case 'addProcess':
      return <AddProcessDialog onClose={onClose} />;
    case 'addModule':
      return <AddModuleDialog onClose={onClose} />;
    case 'renameProcess': {
      const { id, name: before } = asked.process;
      const rename = async (name: string) => {
        const change = { id, data: { name }, previousData: asked.process };
        await shownMeanwhile(
          queryClient,
          { resource: 'blueprints', id, fields: { name } },
          () => update('blueprints', change, now),
        );
        refresh();
      };
      return (
        <NameDialog
          title={t('plan.renameProcess')}
          name={before}
          thing={{
            plan: { kind: 'blueprint', id },
            ...({ part: 'plan', id, field: 'name' } as const),
          }}
          action={t('words.rename')}
          onSubmit={rename}
          onClose={onClose}
        />
      );
    }
    case 'removeProcess': {
      const { id, name, modules, tasks } = asked.process;
      const goes =
        modules === 0
          ? undefined
          : t('plan.allGo', {
              modules: t('words.modules', { count: modules }),
              tasks: t('words.tasks', { count: tasks }),
            });
      const remove = async (basedOn?: string) => {
        const meta = { basedOn };
        await erase(
          'blueprints',
          { id, previousData: asked.process, meta },
          now,
        );
        refresh();
        const plan = { kind: 'blueprint', id } as const;
        offerPutBack(t('plan.processDeleted'), { plan, part: 'plan', id });
      };
      return (
        <ConfirmDelete
          kind="process"
          name={name}
          seen={asked.process.planRevision}
          onDelete={remove}
          onClose={onClose}
          consequence={goes}
        />
      );
    }
    case 'renameModule': {
      const { id, title: before, planId } = asked.module;
      const rename = (title: string) =>
        send(
          'SetModuleTitle',
          { plan: { kind: 'blueprint', id: planId }, moduleId: id, title },
          { shows: { resource: 'modules', id, fields: { title } } },
        );
      return (
        <NameDialog
          title={t('plan.renameModule')}
          label={t('words.title')}
          name={before}
          thing={{
            plan: { kind: 'blueprint', id: planId },
            ...({ part: 'module', id, field: 'title' } as const),
          }}
          action={t('words.rename')}
          onSubmit={rename}
          onClose={onClose}
        />
      );
    }
    case 'removeModule': {
      const { id, title, planId, tasksTotal } = asked.module;
      const goes =
        tasksTotal === 0 ? undefined : t('plan.tasksGo', { count: tasksTotal });
      const remove = async (basedOn?: string) => {
        const plan = { kind: 'blueprint', id: planId } as const;
        await send(
          'DeleteModule',
          { plan, moduleId: id },
          { basedOn, shows: { resource: 'modules', id, gone: true } },
        );
        offerPutBack(t('plan.moduleDeleted'), { plan, part: 'module', id });
      };
      return (
        <ConfirmDelete
          kind="module"
          name={title}
          seen={asked.module.planRevision}
          onDelete={remove}
          onClose={onClose}
          consequence={goes}
        />
      );
    }
  }
}
