import { useState } from 'react';
import type { ReactNode } from 'react';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useGivenName } from '../conflict/useGivenName.tsx';
import { useNameDraft, type EditableField } from '../autosave/index.ts';
import { useSubmit } from './useSubmit.ts';
import { useTexts } from '../../base/texts/index.ts';
import { NameField } from './NameField.tsx';

type NameDialogProps = {
  title: string;
  /** Label of the one field. */
  label?: string;
  /** The name before. */
  name?: string;
  /** The word on the button: 'Add', 'Rename', 'Save'. */
  action?: string;
  /**
   * Whose name it is, or where what is new is made, as `form`: by it what is typed is kept until it
   * is saved or discarded (PRODUCT 9.8).
   */
  of: EditableField | string;
  /**
   * Sends the command; the dialog closes after it, or shows its refusal and keeps what was typed.
   */
  onSubmit: (name: string, basedOn?: string) => Promise<unknown>;
  /**
   * The revision at which the name before was seen, where somebody else may give it another at the
   * same time.
   */
  seen?: string;
  onClose: () => void;
};

/**
 * Asks for a name: not empty, Enter submits, the button is disabled while submitting (PRODUCT 9.7).
 */
export function NameDialog({
  title,
  label,
  name = '',
  action,
  of,
  onSubmit,
  seen,
  onClose,
}: NameDialogProps): ReactNode {
  const t = useTexts();
  const draft = useNameDraft({ of, before: name });
  const [typed, setTyped] = useState(draft.initial);
  const discard = () => {
    draft.end();
    onClose();
  };
  const type = (value: string) => {
    setTyped(value);
    draft.typed(value);
  };
  const { give, dialog } = useGivenName({
    ...{ name, seen, send: onSubmit },
    onKeepMine: () => void submission.submit(),
    onTakeTheirs: discard,
    onEdit: type,
  });
  const save = async () => {
    try {
      if (!(await give(typed.trim()))) return;
      draft.end();
    } catch (refusal) {
      if (!(await draft.isLost())) throw refusal;
    }
    onClose();
  };
  const submission = useSubmit(save);
  return (
    <SubmitDialog
      title={title}
      action={action ?? t('words.save')}
      isComplete={typed.trim() !== ''}
      unsent={{
        isFromBefore: draft.isFromBefore,
        discard: () => (typed === name ? undefined : discard),
      }}
      {...{ submission, onClose }}
    >
      <NameField
        label={label ?? t('words.name')}
        value={typed}
        onName={type}
        onFocus={(event) => event.target.select()}
      />
      {dialog}
    </SubmitDialog>
  );
}
