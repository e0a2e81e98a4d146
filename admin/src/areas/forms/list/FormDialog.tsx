import type { FormRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { NameDialog } from '../../../parts/dialogs/NameDialog.tsx';
import { EmbedDialog } from '../embedding/EmbedDialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';
import { editorOf } from './formAddress.ts';
import { ImportFormDialog } from './ImportFormDialog.tsx';

/** What was asked for in the list. */
export type FormListDialog =
  | { readonly kind: 'add' | 'import' }
  | { readonly kind: 'rename' | 'clone' | 'embed' | 'delete'; readonly form: FormRow };

/**
 * The dialogs of the list: a name for one that is new, renamed or cloned; the exact name of one
 * that goes.
 */
export function FormDialog({
  asked,
  onClose,
}: {
  asked: FormListDialog;
  onClose: () => void;
}): ReactNode {
  switch (asked.kind) {
    case 'add':
      return <NewForm from={null} onClose={onClose} />;
    case 'import':
      return <ImportFormDialog onClose={onClose} />;
    case 'clone':
      return <NewForm from={asked.form} onClose={onClose} />;
    case 'embed':
      return <EmbedDialog formId={asked.form.id} onClose={onClose} />;
    case 'rename':
      return <RenameForm form={asked.form} onClose={onClose} />;
    case 'delete':
      return <DeleteForm form={asked.form} onClose={onClose} />;
  }
}

function NewForm({ from, onClose }: { from: FormRow | null; onClose: () => void }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  // The same for each try, so that one whose answer was lost is not made twice.
  const [formId] = useState(() => crypto.randomUUID());
  if (from !== null)
    return (
      <NameDialog
        title={t('library.cloneOf', { name: from.name })}
        of={`clone.${from.id}`}
        name={t('library.copyOf', { name: from.name })}
        action={t('library.clone')}
        onSubmit={(name) => send('CloneForm', { formId, from: from.id, name })}
        onClose={onClose}
      />
    );
  return (
    <NameDialog
      title={t('forms.addForm')}
      of="form"
      action={t('words.create')}
      onSubmit={async (name) => {
        await send('AddForm', { formId, name });
        void navigate(editorOf({ id: formId }));
      }}
      onClose={onClose}
    />
  );
}

function RenameForm({
  form: { id: formId, name, revision },
  onClose,
}: {
  form: FormRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  return (
    <NameDialog
      title={t('forms.rename')}
      of={`form.${formId}`}
      name={name}
      action={t('words.rename')}
      seen={revision}
      onSubmit={(to, basedOn) => send('RenameForm', { formId, name: to }, { basedOn })}
      onClose={onClose}
    />
  );
}

function DeleteForm({
  form: { id: formId, name, modules },
  onClose,
}: {
  form: FormRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const offerUndo = useUndoToast();
  return (
    <ConfirmDelete
      atOnce={formId}
      kind="form"
      name={name}
      onDelete={async () => {
        const gone = { resource: 'forms', id: formId, gone: true } as const;
        await send('DeleteForm', { formId }, { shows: gone });
        offerUndo(t('forms.deleted'), () => {
          void send('RestoreForm', { formId }).catch(told);
        });
      }}
      onClose={onClose}
      consequence={modules === 0 ? undefined : t('forms.staysIn', { count: modules })}
    />
  );
}

/** Whoever was faster has put it back or it is told in the list, which is read again. */
const told = (): void => undefined;
