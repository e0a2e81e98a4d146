import { Button, Chip, Menu, MenuItem, TextField } from '@mui/material';
import type { PlanRef, VariableRow } from '@waymark/api';
import type { TaskAction } from '@waymark/events';
import { readReference, referringTo, toVariable } from '@waymark/look/references';
import { writtenVariable } from '@waymark/look/variables';
import { Braces } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { labelsOf } from '../../../parts/references/choices.ts';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { FormActions } from '../../../parts/dialogs/FormActions.tsx';
import { useChoices } from '../../../parts/references/useChoices.ts';
import { linkHref } from '../../../parts/richText/linkHref.ts';
import { WrittenBefore } from '../../../parts/dialogs/WrittenBefore.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ActionDialogProps = {
  plan: PlanRef;
  taskId: string;
  /** As it is saved. */
  action: TaskAction | null;
  onSave: (action: TaskAction | null) => void;
  onClose: () => void;
};

/**
 * What stands between the braces where a button leads to a variable; null: it leads to an address.
 */
export const variableOf = (href: string): string | null => {
  const [, written = ''] = /^\{\{(.*)\}\}$/.exec(href) ?? [];
  return readReference(written) === null ? null : written;
};

/**
 * Where a button leads, an address or a variable that is one, and its words, in which variables are
 * called by their names.
 */
export function ActionDialog({
  plan,
  taskId,
  action,
  onSave,
  onClose,
}: ActionDialogProps): ReactNode {
  const t = useTexts();
  const labels = labelsOf(useChoices(plan) ?? []);
  const unsent = useUnsent<{ link: string; text?: string }>(`action.${taskId}`, {
    link: action?.href ?? '',
  });
  const { link, text: typed } = unsent.fields;
  const setLink = (href: string) => unsent.type('link', href);
  const [wrong, setWrong] = useState(false);
  const variable = variableOf(link);
  const text = typed ?? referringTo(action?.text ?? '', (name) => labels.get(name) ?? null);
  const submit = () => {
    const href = variable === null ? linkHref(link) : link;
    if (link.trim() !== '' && href === null) return setWrong(true);
    onSave(href === null ? null : { href, text: text.trim() });
    unsent.end();
    onClose();
  };
  return (
    <Dialog
      title={t('task.action')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <FormActions
          enabled
          action={t('words.save')}
          onCancel={onClose}
          onDiscard={unsent.discard(onClose)}
        />
      }
    >
      {unsent.isFromBefore && <WrittenBefore />}
      <div className="dialog-fields">
        {variable === null ? (
          <>
            <TextField
              fullWidth
              autoFocus
              label={t('words.link')}
              placeholder={t('task.https')}
              value={link}
              error={wrong}
              helperText={wrong ? t('task.noLink') : t('task.leaveEmpty')}
              onChange={({ target }) => {
                setLink(target.value);
                setWrong(false);
              }}
            />
            <LinkVariables plan={plan} onPick={setLink} />
          </>
        ) : (
          <div>
            <Chip
              icon={<Braces />}
              label={labels.get(variable) ?? variable}
              aria-label={t('variables.takeOut')}
              onDelete={() => setLink('')}
            />
          </div>
        )}
        {link.trim() !== '' && (
          <TextField
            fullWidth
            label={t('task.buttonWords')}
            placeholder={t('task.doItNow')}
            value={text}
            onChange={({ target }) => unsent.type('text', target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The variables of type LINK; none is offered where there is none. */
function LinkVariables({
  plan,
  onPick,
}: {
  plan: PlanRef;
  onPick: (href: string) => void;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [] } = useGetList<VariableRow>(
    'variables',
    {
      filter: { planId: plan.id, type: 'LINK' },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
    },
    { enabled: plan.kind !== 'project' },
  );
  if (data.length === 0) return null;
  return (
    <div>
      <Button
        variant="text"
        color="secondary"
        size="small"
        startIcon={<Braces />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('variables.choose')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {data.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => onPick(writtenVariable(toVariable(id)))}>
            <span className="variable-chip">{name}</span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
