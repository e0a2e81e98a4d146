import type { ResourceName } from '@waymark/api';
import { useId, useState, type ReactNode } from 'react';
import { Form, useCreate, useRefresh, useUpdate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { Dialog } from './Dialog.tsx';
import { DialogError, sentenceOf } from './DialogError.tsx';
import { FormActions } from './FormActions.tsx';
import { useTexts } from '../texts/index.ts';

type RecordDialogProps<Row extends RaRecord> = {
  resource: ResourceName;
  /** The row to change; without it one is added. */
  record?: Row | undefined;
  /** What a new row begins with. */
  begins?: Record<string, unknown>;
  title: string;
  /** What the form says, as it is sent. */
  transform?: (row: Row) => Row;
  onClose: () => void;
  /** Inputs of react-admin. */
  children: ReactNode;
};

/** Adds or changes one row of a resource: a form of react-admin in a dialog. What was typed stays until it is stored. */
export function RecordDialog<Row extends RaRecord>({
  resource,
  record,
  begins,
  title,
  transform = (row) => row,
  onClose,
  children,
}: RecordDialogProps<Row>): ReactNode {
  const t = useTexts();
  const formId = useId();
  const [create, { isPending: creating }] = useCreate();
  const [update, { isPending: updating }] = useUpdate();
  const refresh = useRefresh();
  const [error, setError] = useState<string | null>(null);
  const save = async (typed: object) => {
    setError(null);
    const data = transform(typed as Row);
    const now = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    try {
      if (record === undefined) await create(resource, { data }, now);
      else {
        const change = { id: record.id, data, previousData: record };
        await update(resource, change, now);
      }
      refresh();
      onClose();
    } catch (reason) {
      setError(sentenceOf(reason));
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <FormActions
          form={formId}
          action={t(record === undefined ? 'words.add' : 'words.save')}
          enabled={!creating && !updating}
          onCancel={onClose}
        />
      }
    >
      <Form
        id={formId}
        noValidate
        disableInvalidFormNotification
        {...(record !== undefined && { record })}
        {...(begins !== undefined && { defaultValues: begins })}
        onSubmit={save}
      >
        <div className="dialog-fields">{children}</div>
      </Form>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
