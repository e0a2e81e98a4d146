import { Button } from '@mui/material';
import type { FrameRequest, TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useParams } from 'react-router';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { Builder } from './Builder.tsx';
import { WithDraft, type Back } from './WithDraft.tsx';

/**
 * The form that a task asks for, where it is made (PRODUCT 18):
 * `/project/task-form/{projectId}/{jobId}/{taskId}`, which leads back to the board,
 * `/module/task-form/{processId}/{moduleId}/{taskId}`, which leads back to the module's tasks, and
 * `/settings/job/task-editor/{templateId}/{taskId}`, which leads back to the blueprint.
 */
export function TaskFormPage(): ReactNode {
  const t = useTexts();
  const { planId, taskId, back, task } = usePlace();
  const { data, error, isPending, refetch } = useGetList<TaskRow>('tasks', {
    filter: { id: taskId, planId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'place', order: 'ASC' },
  });
  if (isPending) return <Skeleton page rows={8} />;
  if (data === undefined || error !== null)
    return <ErrorState page what={t('formBuilder.loadFailed')} onRetry={() => void refetch()} />;
  const content = data[0]?.content;
  if (content?.type !== 'form' || content.formId === '')
    return (
      <EmptyState
        page
        sentence={t('formTask.noneAsked')}
        action={
          <Button component={Link} to={back.to} variant="outlined">
            {back.label}
          </Button>
        }
      />
    );
  return (
    <WithDraft formId={content.formId} back={back}>
      {(row, reread) => (
        <Builder key={row.id} {...{ row, reread, back }} {...(task !== undefined && { task })} />
      )}
    </WithDraft>
  );
}

type FormTarget = {
  readonly planId: string;
  readonly taskId: string;
  readonly back: Back;
  /** Of a process or a project: a task of a blueprint is filled in by nobody. */
  readonly task?: NonNullable<FrameRequest['task']>;
};

/** Whose form it is, and where one came from, by the address. */
function usePlace(): FormTarget {
  const t = useTexts();
  const params = useParams();
  const { projectId, processId, moduleId = '', templateId = '' } = params;
  const { taskId = '' } = params;
  if (projectId !== undefined)
    return {
      ...{ planId: projectId, taskId },
      back: { to: adminAddress.project({ projectId }), label: t('formBuilder.backToProject') },
      task: { planKind: 'project', planId: projectId, taskId },
    };
  if (processId !== undefined)
    return {
      ...{ planId: processId, taskId },
      back: {
        to: moduleAddress(processId, moduleId, 'tasks', taskId),
        label: t('formBuilder.backToModule'),
      },
      task: { planKind: 'process', planId: processId, taskId },
    };
  return {
    ...{ planId: templateId, taskId },
    back: {
      to: adminAddress.blueprint({ typeId: templateId }),
      label: t('formBuilder.backToTemplate'),
    },
  };
}
