import { Button } from '@mui/material';
import type { FormDraftRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';

/** Where one goes from a form, and what that is called. */
export type Back = { readonly to: string; readonly label: string };

/** A form as it is being made, or why there is none. */
export function WithDraft({
  formId,
  back,
  children,
}: {
  formId: string;
  back: Back;
  children: (row: FormDraftRow, reread: () => Promise<unknown>) => ReactNode;
}): ReactNode {
  const t = useTexts();
  const { data, error, isPending, refetch } = useGetOne<FormDraftRow>(
    'formDrafts',
    { id: formId },
    { retry: false, onError: () => {} },
  );
  if (data !== undefined) return children(data, refetch);
  if (isPending) return <Skeleton page rows={8} />;
  if (problemOf(error)?.code === 'not-found')
    return (
      <EmptyState
        page
        sentence={t('formBuilder.gone')}
        action={
          <Button component={Link} to={back.to} variant="outlined">
            {back.label}
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
