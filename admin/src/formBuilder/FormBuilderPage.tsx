import { Button } from '@mui/material';
import type { FormDraftRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { ErrorState, EmptyState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { useTexts } from '../texts/index.ts';
import { problemOf } from '../wire/problemOf.ts';
import { Builder } from './Builder.tsx';

/** /settings/task/form-editor/{formId} (PRODUCT 18): where a form is made. */
export function FormBuilderPage(): ReactNode {
  const t = useTexts();
  const { formId = '' } = useParams();
  const { data, error, isPending, refetch } = useGetOne<FormDraftRow>(
    'formDrafts',
    { id: formId },
    { retry: false, onError: () => {} },
  );
  if (data !== undefined)
    return <Builder key={data.id} row={data} reread={refetch} />;
  if (isPending) return <Skeleton rows={8} />;
  if (problemOf(error)?.code === 'not-found')
    return (
      <EmptyState
        page
        sentence={t('formBuilder.gone')}
        action={
          <Button component={Link} to="/settings/forms" variant="outlined">
            {t('formBuilder.back')}
          </Button>
        }
      />
    );
  return (
    <ErrorState
      page
      what={t('formBuilder.loadFailed')}
      onRetry={() => void refetch()}
      {...whyNot(error)}
    />
  );
}
