import type { ResourceName } from '@waymark/api';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ReactNode,
} from 'react';
import {
  CreateBase,
  EditBase,
  FormDataConsumer,
  SimpleForm,
  useRecordContext,
  useRefresh,
  useSaveContext,
} from 'react-admin';
import { useUnsent } from '../autosave/index.ts';
import { WrittenBefore } from './WrittenBefore.tsx';
import { Skeleton } from '../layout/states.tsx';
import { useTexts } from '../texts/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogError, sentenceOf } from './DialogError.tsx';
import { FormActions } from './FormActions.tsx';

type Fields = Readonly<Record<string, unknown>>;
type Unsent = ReturnType<typeof useUnsent<Fields>>;
const nothing: Fields = {};

type FormProps<Row> = {
  resource: ResourceName;
  title: string;
  /** What the form says, as it is sent. */
  transform?: (row: Row) => Row;
  onClose: () => void;
  /** Inputs of react-admin. */
  children: ReactNode;
};

/** Adds a row of a resource: a form of react-admin in a dialog. What was typed stays until it is stored or discarded (PRODUCT 9.8). */
export function CreateDialog<Row>({
  begins,
  resource,
  transform,
  ...form
}: FormProps<Row> & { begins: Partial<Row> }): ReactNode {
  const unsent = useUnsent<Fields>(`record.${resource}`, begins);
  const { error, mutationOptions } = useOutcome(unsent, form.onClose);
  return (
    <CreateBase
      resource={resource}
      record={begins}
      redirect={false}
      mutationOptions={mutationOptions}
      {...(transform && { transform: (row: unknown) => transform(row as Row) })}
    >
      <InDialog {...{ error, unsent }} sends="words.add" {...form} />
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
  const unsent = useUnsent<Fields>(`record.${resource}.${id}`, nothing);
  const { error, mutationOptions } = useOutcome(unsent, form.onClose);
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      {...(transform && { transform: (row: unknown) => transform(row as Row) })}
    >
      <InDialog {...{ error, unsent }} sends="words.save" {...form} />
    </EditBase>
  );
}

/** Closes once it is stored; a refusal is said beside what was typed. */
function useOutcome(unsent: Unsent, onClose: () => void) {
  const refresh = useRefresh();
  const [error, setError] = useState<string | null>(null);
  const mutationOptions = {
    onMutate: () => setError(null),
    onSuccess: () => {
      unsent.end();
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
  unsent,
  onClose,
  children,
}: {
  title: string;
  sends: 'words.add' | 'words.save';
  error: string | null;
  unsent: Unsent;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const t = useTexts();
  const formId = useId();
  const { saving = false } = useSaveContext();
  const record = useRecordContext<Fields & { id: string }>();
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
          onDiscard={unsent.discard(onClose)}
        />
      }
    >
      {unsent.isFromBefore && <WrittenBefore />}
      {record === undefined ? (
        <Skeleton rows={1} />
      ) : (
        <SimpleForm
          id={formId}
          record={{ ...record, ...unsent.found }}
          noValidate
          disableInvalidFormNotification
          component={Inputs}
          toolbar={false}
        >
          <FormDataConsumer<Fields>>
            {({ formData }) => (
              <KeepTyped unsent={unsent} stored={record} typed={formData} />
            )}
          </FormDataConsumer>
          {children}
        </SimpleForm>
      )}
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}

const Inputs = ({ children }: { children?: ReactNode }): ReactNode => (
  <div className="dialog-fields">{children}</div>
);

/** Keeps what differs from what is stored, at each change. */
function KeepTyped({
  unsent,
  stored,
  typed,
}: {
  unsent: Unsent;
  stored: Fields;
  typed: Fields;
}): ReactNode {
  const keep = useEffectEvent(() => {
    for (const [name, value] of Object.entries(typed))
      unsent.type(name, value ?? '', stored[name] ?? '');
  });
  const all = JSON.stringify(typed);
  useEffect(() => keep(), [all]);
  return null;
}
