import type { PlaceholderRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../base/texts/index.ts';
import { PlaceholderForm } from './PlaceholderForm.tsx';

/** The row of a placeholder while its words are changed. */
export function EditedPlaceholder({
  row: { id: placeholderId, planKind: kind, planId, name, description },
  onClose,
}: {
  row: PlaceholderRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  return (
    <li className="panel-row">
      <PlaceholderForm
        place={placeholderId}
        words={{ name, description }}
        action={t('words.save')}
        onSave={(words) =>
          send('ChangePlaceholder', { ...{ plan: { kind, id: planId }, placeholderId }, ...words })
        }
        onClose={onClose}
      />
    </li>
  );
}
