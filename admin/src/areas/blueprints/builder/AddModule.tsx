import { IconButton, TextField } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type AddModuleProps = {
  milestone: string;
  onAdd: (title: string) => Promise<void>;
  onClose: () => void;
};

/**
 * A module's title, written in place: Enter adds it and waits for the next one; Esc ends, and it
 * stands there again later. A refusal keeps the text.
 */
export function AddModule({ milestone, onAdd, onClose }: AddModuleProps): ReactNode {
  const t = useTexts();
  const end = t('builder.addModuleAtEnd', { milestone });
  const place = `module.${location.pathname}.${milestone}`;
  const unsent = useUnsent(place, { title: '' });
  const { title } = unsent.fields;
  const [error, setError] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const add = async () => {
    if (title.trim() === '' || adding) return;
    setAdding(true);
    setError(null);
    try {
      await onAdd(title.trim());
      unsent.end();
      field.current?.focus();
    } catch (reason) {
      setError(sentenceOf(reason));
    } finally {
      setAdding(false);
    }
  };
  return (
    <form
      className="builder-add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposed(event)) return;
        onClose();
        // The keyboard goes on where the next module is begun.
        requestAnimationFrame(() =>
          [...document.querySelectorAll<HTMLElement>('.builder-plus')]
            .find(({ ariaLabel }) => ariaLabel === end)
            ?.focus(),
        );
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        title === '' && !adding && !currentTarget.contains(relatedTarget) && onClose()
      }
    >
      <TextField
        fullWidth
        autoFocus
        autoComplete="off"
        inputRef={field}
        value={title}
        placeholder={t('builder.titleThenEnter')}
        error={error !== null}
        helperText={error}
        onChange={(event) => unsent.type('title', event.target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': t('builder.newTitleIn', { milestone }),
            maxLength: 200,
            'aria-busy': adding,
          },
        }}
      />
      <IconButton type="button" aria-label={t('builder.stopAdding')} onClick={onClose}>
        <X />
      </IconButton>
    </form>
  );
}
