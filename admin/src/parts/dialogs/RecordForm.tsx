import type { ResourceName } from '@waymark/api';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  FormDataConsumer,
  SimpleForm,
  useRecordContext,
  useRefresh,
  useSaveContext,
} from 'react-admin';
import { fullName } from '@waymark/look';
import { type Conflict } from '@waymark/client';
import { useUnsent } from '../autosave/index.ts';
import { ConflictDialog } from '../conflict/index.ts';
import { useMe } from '../../base/session/me.ts';
import { problemOf } from '../../base/wire/problemOf.ts';
import { WrittenBefore } from './WrittenBefore.tsx';
import { Skeleton } from '../page/states.tsx';
import { useTexts } from '../../base/texts/index.ts';
import { Dialog } from './Dialog.tsx';
import { DialogError, sentenceOf } from './DialogError.tsx';
import { FormActions } from './FormActions.tsx';

type Fields = Readonly<Record<string, unknown>>;
type Unsent = ReturnType<typeof useUnsent<Fields>>;
const nothing: Fields = {};

type FormProps<Row> = {
  resource: ResourceName;
  title: string;
  /** Turns the form's row into the one that is sent. */
  transform?: (row: Row) => Row;
  onClose: () => void;
  /** Inputs of react-admin. */
  children: ReactNode;
};

type EditProps<Row> = FormProps<Row> & {
  id: string;
  /** Tells the row in words, shown beside those of somebody who changed it at the same time. */
  tell: (row: Row) => string;
  /** The row with what they made of it, out of the conflict. */
  changed: (row: Row, theirs: unknown) => Row;
};

/**
 * Adds a row of a resource: a form of react-admin in a dialog. What was typed stays until it is
 * stored or discarded (PRODUCT 9.8).
 */
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
  tell,
  changed,
  ...form
}: EditProps<Row>): ReactNode {
  const unsent = useUnsent<Fields>(`record.${resource}.${id}`, nothing);
  const { error, conflict, forget, mutationOptions } = useOutcome(unsent, form.onClose);
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      {...(transform && { transform: (row: unknown) => transform(row as Row) })}
    >
      <InDialog {...{ error, unsent }} sends="words.save" {...form}>
        {form.children}
        {conflict !== null && (
          <RecordConflict
            {...{ conflict, unsent }}
            mine={(row) => tell(row as Row)}
            theirs={(row) => tell(changed(row as Row, conflict.theirs))}
            onAnswer={forget}
            onClose={form.onClose}
          />
        )}
      </InDialog>
    </EditBase>
  );
}

/** Closes once it is stored; a refusal is said beside what was typed. */
function useOutcome(unsent: Unsent, onClose: () => void) {
  const refresh = useRefresh();
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const mutationOptions = {
    onMutate: () => setError(null),
    onSuccess: () => {
      unsent.end();
      refresh();
      onClose();
    },
    onError: (reason: unknown) => {
      const found = problemOf(reason)?.conflict;
      if (found === undefined || found.gone !== undefined) setError(sentenceOf(reason));
      else setConflict(found);
    },
  };
  return { error, conflict, forget: () => setConflict(null), mutationOptions };
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
        <Form id={formId} {...{ record, unsent }}>
          {children}
        </Form>
      )}
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}

/**
 * The fields as they were first seen here, and sent against that revision: what comes meanwhile
 * takes nothing away that is typed.
 */
function Form({
  id,
  record,
  unsent,
  children,
}: {
  id: string;
  record: Fields;
  unsent: Unsent;
  children: ReactNode;
}): ReactNode {
  const { save } = useSaveContext();
  const [begun] = useState(record);
  return (
    <SimpleForm
      id={id}
      record={{ ...begun, ...unsent.found }}
      noValidate
      disableInvalidFormNotification
      component={Inputs}
      toolbar={false}
      onSubmit={(row: Fields) => save?.(row, { meta: { basedOn: begun['revision'] } })}
    >
      <FormDataConsumer<Fields>>
        {({ formData }) => <KeepTyped unsent={unsent} stored={begun} typed={formData} />}
      </FormDataConsumer>
      {children}
    </SimpleForm>
  );
}

/**
 * Somebody else changed the same row meanwhile: what it would say, and what it says by now (PRODUCT
 * 9.8).
 */
function RecordConflict({
  conflict,
  unsent,
  mine,
  theirs,
  onAnswer,
  onClose,
}: {
  conflict: Conflict;
  unsent: Unsent;
  /** Either side in words. */
  mine: (row: Fields) => string;
  theirs: (row: Fields) => string;
  onAnswer: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const me = useMe()?.account;
  const { save } = useSaveContext();
  const record = useRecordContext<Fields & { id: string }>();
  if (record === undefined) return null;
  const written = { ...record, ...unsent.fields };
  return (
    <ConflictDialog
      conflict={conflict}
      what={t('fields.name')}
      of={String(record['name'] ?? '')}
      mine={mine(written)}
      theirs={theirs(record)}
      format="text"
      kept="device"
      me={me ? fullName(me) : t('words.you')}
      onKeepMine={() => {
        onAnswer();
        void save?.(written, { meta: { basedOn: conflict.revision } });
      }}
      onTakeTheirs={() => {
        unsent.end();
        onAnswer();
        onClose();
      }}
      onClose={onAnswer}
    />
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
