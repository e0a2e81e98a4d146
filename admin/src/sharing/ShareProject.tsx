import { IconButton } from '@mui/material';
import { Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { SharePanel } from './SharePanel.tsx';
import '../placeholders/panel.css';

type ShareProjectProps = {
  readonly projectId: string;
  /** Client and project: 'Kelpline, Billing rollout'. */
  readonly name: string;
};

/** The share icon of a project, and the dialog that it opens. */
export function ShareProject({
  projectId,
  name,
}: ShareProjectProps): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('sharing.share')}
        title={t('sharing.share')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Share2 />
      </IconButton>
      {open && (
        <Dialog
          title={t('sharing.title', { name })}
          size="medium"
          onClose={() => setOpen(false)}
        >
          <SharePanel of={{ kind: 'project', id: projectId }} />
        </Dialog>
      )}
    </>
  );
}
