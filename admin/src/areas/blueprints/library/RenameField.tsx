import { TextField } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useGivenName } from '../../../parts/conflict/useGivenName.tsx';
import { useNameDraft, type EditableField } from '../../../parts/autosave/index.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type RenameFieldProps = {
  name: string;
  thing: EditableField;
  /** Sends the command; where it is refused the field stays, with what was typed. */
  onRename: (name: string, basedOn?: string) => Promise<unknown>;
  /** The revision at which the name was seen. */
  seen: string;
  onEnd: () => void;
};

/**
 * A name written where it stands: Enter and leaving keep it, Esc takes it back, an empty one is
 * ignored (PRODUCT 5.3).
 */
export function RenameField({ name, thing, seen, onRename, onEnd }: RenameFieldProps): ReactNode {
  const t = useTexts();
  const draft = useNameDraft({ of: thing, before: name });
  const [typed, setTyped] = useState(draft.initial);
  const [error, setError] = useState<string | null>(null);
  const ended = useRef(false);
  const end = () => {
    ended.current = true;
    draft.end();
    onEnd();
  };
  const keep = async () => {
    if (ended.current) return;
    const to = typed.trim();
    if (to === '' || to === name) return end();
    ended.current = true;
    setError(null);
    try {
      if (await give(to)) end();
    } catch (refusal) {
      if (await draft.isLost()) return onEnd();
      ended.current = false;
      setError(sentenceOf(refusal));
    }
  };
  const type = (value: string) => {
    ended.current = false;
    setTyped(value);
    draft.typed(value);
  };
  const { give, dialog } = useGivenName({
    ...{ name, seen, send: onRename },
    onKeepMine: () => {
      ended.current = false;
      void keep();
    },
    onTakeTheirs: end,
    onEdit: type,
    onClose: () => (ended.current = false),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isComposed(event)) return;
    if (event.key === 'Enter') void keep();
    if (event.key === 'Escape') end();
  };
  return (
    <>
      <TextField
        autoFocus
        fullWidth
        autoComplete="off"
        className="library-rename"
        value={typed}
        error={error !== null}
        helperText={error}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.select()}
        onBlur={() => void keep()}
        slotProps={{ htmlInput: { maxLength: 200, 'aria-label': t('library.newName', { name }) } }}
      />
      {dialog}
    </>
  );
}
