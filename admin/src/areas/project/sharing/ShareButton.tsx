import { Button } from '@mui/material';
import { Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { ShareDialog } from './ShareDialog.tsx';
import type { ShareSubject } from './useShare.ts';
import '../../../parts/placeholders/panel.css';

type ShareButtonProps = {
  readonly of: ShareSubject;
  /** Client and what is shared: 'Kelpline, Billing rollout'. */
  readonly name: string;
};

/** Share, in the head of an execution and of a project, and the dialog that it opens. */
export function ShareButton({ of, name }: ShareButtonProps): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="page-act"
        variant="outlined"
        color="secondary"
        startIcon={<Share2 />}
        title={t('sharing.share')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{t('sharing.share')}</span>
      </Button>
      {open && (
        <Dialog title={t('sharing.title', { name })} size="medium" onClose={() => setOpen(false)}>
          <ShareDialog of={of} />
        </Dialog>
      )}
    </>
  );
}
