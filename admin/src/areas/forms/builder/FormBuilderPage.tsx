import { adminAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../base/texts/index.ts';
import { Builder } from './Builder.tsx';
import { WithDraft } from './WithDraft.tsx';

/** /settings/task/form-editor/{formId} (PRODUCT 18): where a form is made. */
export function FormBuilderPage(): ReactNode {
  const t = useTexts();
  const { formId = '' } = useParams();
  const back = { to: adminAddress.forms(), label: t('formBuilder.back') };
  return (
    <WithDraft formId={formId} back={back}>
      {(row, reread) => <Builder key={row.id} {...{ row, reread, back }} />}
    </WithDraft>
  );
}
