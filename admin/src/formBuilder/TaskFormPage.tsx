import { Button } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useParams } from 'react-router';
import { EmptyState, ErrorState, Skeleton } from '../layout/states.tsx';
import { useTexts } from '../texts/index.ts';
import { Builder } from './Builder.tsx';
import { WithDraft } from './WithDraft.tsx';

/**
 * The form that a task asks for, where it is made (PRODUCT 18): `/project/task-form/{projectId}/{jobId}/{taskId}`, which leads back to the
 * board, and `/settings/job/task-editor/{templateId}/{taskId}`, which leads back to the blueprint.
 */
export function TaskFormPage(): ReactNode {
  const t = useTexts();
  const { projectId, templateId = '', taskId = '' } = useParams();
  const planId = projectId ?? templateId;
  const back =
    projectId === undefined
      ? {
          to: `/settings/process/${templateId}`,
          label: t('formBuilder.backToTemplate'),
        }
      : { to: `/project/${projectId}`, label: t('formBuilder.backToProject') };
  const { data, error, isPending, refetch } = useGetList<TaskRow>('tasks', {
    filter: { id: taskId, planId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'place', order: 'ASC' },
  });
  if (isPending) return <Skeleton rows={8} />;
  if (data === undefined || error !== null)
    return (
      <ErrorState
        page
        what={t('formBuilder.loadFailed')}
        onRetry={() => void refetch()}
      />
    );
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
      {(row, reread) => <Builder key={row.id} {...{ row, reread, back }} />}
    </WithDraft>
  );
}
