import { Button } from '@mui/material';
import type { PlanRef } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../../../../base/dataProvider/useCommand.ts';
import { Dialog } from '../../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../../base/texts/index.ts';

type UnknownNamesProps = {
  plan: PlanRef;
  names: readonly string[];
  /** With the ids of the placeholders by their names; none where they are left out. */
  onKnown: (created: ReadonlyMap<string, string>) => void;
  onClose: () => void;
};

/**
 * Names were pasted that nobody has: they become placeholders, or stay out. Asked once for all of
 * them.
 */
export function UnknownNames({ plan, names, onKnown, onClose }: UnknownNamesProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const { submit, submitting, error } = useSubmit(async () => {
    const created = new Map<string, string>();
    for (const name of names) {
      const placeholderId = `p::${crypto.randomUUID()}`;
      await send('AddPlaceholder', { plan, placeholderId, name, description: '' });
      created.set(name, placeholderId);
    }
    onKnown(created);
  }, onClose);
  return (
    <Dialog
      title={t('sheet.unknown', { count: names.length })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              onKnown(new Map());
              onClose();
            }}
          >
            {t('sheet.withoutThem')}
          </Button>
          <Button type="submit" variant="contained" disabled={submitting}>
            {t('sheet.createThem', { count: names.length })}
          </Button>
        </>
      }
    >
      {error !== null && <DialogError>{error}</DialogError>}
      <ul className="sheet-names">
        {names.map((name) => (
          <li key={name} className="card-tag card-tag-dashed">
            {name}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
