import { useMediaQuery } from '@mui/material';
import type { FormVersionRow, TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { formVersionId, type FormDefinition } from '@waymark/events/forms';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { taskAddress } from '../../../parts/tasks/taskAddress.ts';
import { PageHeading } from '../../../parts/page/PageHeading.tsx';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { Preview } from './Preview.tsx';
import { WithDraft, type Back } from './WithDraft.tsx';
import './formBuilder.css';

/**
 * /settings/task/form-viewer/{formId}/{taskId} (PRODUCT 18): a form as whoever fills it in sees it.
 * Of a task in the version that it asks for, and back to that; from the list as it is being made.
 */
export function FormPreviewPage(): ReactNode {
  const t = useTexts();
  const { formId = '', taskId = '' } = useParams();
  const asking = useGetList<TaskRow>('tasks', {
    filter: { id: taskId, formId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'place', order: 'ASC' },
  });
  if (asking.isPending) return <Skeleton page rows={8} />;
  const task = asking.data?.[0];
  if (task?.content.type === 'form') {
    const back = { to: taskAddress(task), label: task.headline };
    const id = formVersionId(formId, task.content.version);
    return <OfTask id={id} back={back} />;
  }
  const back = { to: adminAddress.forms(), label: t('formBuilder.back') };
  return (
    <WithDraft formId={formId} back={back}>
      {({ name, definition }) => <Look name={name} form={definition} back={back} />}
    </WithDraft>
  );
}

function OfTask({ id, back }: { id: string; back: Back }): ReactNode {
  const t = useTexts();
  const { data, isPending, refetch } = useGetOne<FormVersionRow>(
    'formVersions',
    { id },
    { retry: false, onError: () => {} },
  );
  if (data !== undefined) return <Look name={data.name} form={data.definition} back={back} />;
  return isPending ? (
    <Skeleton rows={8} />
  ) : (
    <ErrorState page what={t('formBuilder.loadFailed')} onRetry={() => void refetch()} />
  );
}

function Look({ name, form, back }: { name: string; form: FormDefinition; back: Back }): ReactNode {
  const narrow = useMediaQuery('(width < 900px)');
  return (
    <div className="fb">
      <header className="fb-head">
        <Link className="fb-back" to={back.to} aria-label={back.label}>
          <ArrowLeft aria-hidden="true" />
          <span>{back.label}</span>
        </Link>
        <PageHeading text={name} of={back.label} title={name} />
      </header>
      <Preview {...{ form, name, narrow }} />
    </div>
  );
}
