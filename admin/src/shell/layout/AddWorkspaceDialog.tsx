import type { ReactNode } from 'react';
import { NameDialog } from '../../parts/dialogs/NameDialog.tsx';
import { useTexts } from '../../base/texts/index.ts';
import { addWorkspace } from './addWorkspace.ts';

/** Asks for the name of a further workspace. */
export default function AddWorkspaceDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  return (
    <NameDialog
      title={t('shell.addWorkspace')}
      of="workspace"
      label={t('shell.workspaceName')}
      action={t('words.add')}
      onSubmit={addWorkspace}
      onClose={onClose}
    />
  );
}
