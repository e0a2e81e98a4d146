import type { ResourceName } from '@waymark/api';
import { useId, useState, type ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  SimpleForm,
  useRefresh,
  useSaveContext,
} from 'react-admin';
import { useTexts } from '../texts/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogError, sentenceOf } from './DialogError.tsx';
import { FormActions } from './FormActions.tsx';

type FormProps<Row> = {
  resource: ResourceName;
  title: string;
  /** What the form says, as it is sent. */
  transform?: (row: Row) => Row;
  onClose: () => void;
  /** Inputs of react-admin. */
  children: ReactNode;
};

/** Adds a row of a resource: a form of react-admin in a dialog. What was typed stays until it is stored. */
export function CreateDialog<Row>({
  begins,
  resource,
  transform,
  ...form
}: FormProps<Row> & { begins: Partial<Row> }): ReactNode {
  const { error, mutationOptions } = useOutcome(form.onClose);
  return (
    <CreateBase
      resource={resource}
      record={begins}
      redirect={false}
      mutationOptions={mutationOptions}
      {...(transform && { transform: (row: unknown) => transform(row as Row) })}
    >
      <InDialog error={error} sends="words.add" {...form} />
    </CreateBase>
  );
}

/** Changes a row of a resource, in the same way. */
export function EditDialog<Row>({
  id,
  resource,
  transform,
  ...form
}: FormProps<Row> & { id: string }): ReactNode {
  const { error, mutationOptions } = useOutcome(form.onClose);
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      {...(transform && { transform: (row: unknown) => transform(row as Row) })}
    >
      <InDialog error={error} sends="words.save" {...form} />
    </EditBase>
  );
}

/** Closes once it is stored; a refusal is said beside what was typed. */
function useOutcome(onClose: () => void) {
  const refresh = useRefresh();
  const [error, setError] = useState<string | null>(null);
  const mutationOptions = {
    onMutate: () => setError(null),
    onSuccess: () => {
      refresh();
      onClose();
    },
    onError: (reason: unknown) => setError(sentenceOf(reason)),
  };
  return { error, mutationOptions };
}

function InDialog({
  title,
  sends,
  error,
  onClose,
  children,
}: {
  title: string;
  sends: 'words.add' | 'words.save';
  error: string | null;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const t = useTexts();
  const formId = useId();
  const { saving = false } = useSaveContext();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <FormActions
          form={formId}
          action={t(sends)}
          enabled={!saving}
          onCancel={onClose}
        />
      }
    >
      <SimpleForm
        id={formId}
        noValidate
        disableInvalidFormNotification
        component={Fields}
        toolbar={false}
      >
        {children}
      </SimpleForm>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}

const Fields = ({ children }: { children?: ReactNode }): ReactNode => (
  <div className="dialog-fields">{children}</div>
);
