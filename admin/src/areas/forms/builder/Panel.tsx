import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import type { FormDraftRow } from '@waymark/api';
import { fieldKinds, type FormField } from '@waymark/events/forms';
import { isComposed } from '@waymark/look/composed';
import { ChevronDown, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { FormPanel } from './FormPanel.tsx';
import { kindIcons } from './kinds.ts';
import type { FormEdits } from './useFormEdits.ts';

/** What is chosen and what can be said of it; where nothing is, of the form as a whole. */
export function Panel({
  row,
  edits,
  onPause,
}: {
  row: FormDraftRow;
  edits: FormEdits;
  /** A text is left: what is written next is another step. */
  onPause: () => void;
}): ReactNode {
  const t = useTexts();
  const { form, chosen, choose } = edits;
  const field = form.fields.find(({ fieldId }) => fieldId === chosen);
  return (
    <aside
      className="fb-panel"
      aria-label={t('formBuilder.properties')}
      onBlur={onPause}
      onKeyDown={(event) => {
        if (isComposed(event)) return;
        if (event.key !== 'Escape' || field === undefined) return;
        event.currentTarget.parentElement
          ?.querySelector<HTMLElement>(`[data-field="${field.fieldId}"]`)
          ?.focus();
      }}
    >
      {field === undefined ? (
        <FormPanel row={row} edits={edits} />
      ) : (
        <>
          <header>
            <Kind field={field} edits={edits} />
            <IconButton aria-label={t('formBuilder.closePanel')} onClick={() => choose(null)}>
              <X />
            </IconButton>
          </header>
          <FieldPanel key={field.fieldId} field={field} edits={edits} />
        </>
      )}
    </aside>
  );
}

function Kind({ field, edits }: { field: FormField; edits: FormEdits }): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = kindIcons[field.kind];
  return (
    <>
      <h2>
        <Icon aria-hidden="true" />
        {t(`formBuilder.kind_${field.kind}`)}
      </h2>
      <Button
        size="small"
        endIcon={<ChevronDown />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('formBuilder.changeType')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fieldKinds.map((kind) => {
          const KindIcon = kindIcons[kind];
          return (
            <MenuItem
              key={kind}
              selected={kind === field.kind}
              onClick={() => {
                setAnchor(null);
                edits.setKind(field.fieldId, kind);
              }}
            >
              <KindIcon aria-hidden="true" className="fb-menu-icon" />
              {t(`formBuilder.kind_${kind}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
