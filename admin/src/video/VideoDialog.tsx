import { TextField } from '@mui/material';
import { videoOfLink, type VideoFault } from '@waymark/events/youTube';
import { useState, type ReactNode } from 'react';
import type { ContentOf } from '../blocks/blockEditor.ts';
import { useBlockSubmit } from '../blocks/useBlockSubmit.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useTexts } from '../texts/index.ts';

/** Asks for the link of a video and what to call it; the field stays open until the link leads to one (PRODUCT 11.4). */
export function VideoDialog({
  content,
  isNew,
  onSubmit,
  onClose,
}: {
  content: ContentOf<'video'>;
  isNew: boolean;
  onSubmit: (content: ContentOf<'video'>) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [link, setLink] = useState(content.link);
  const [title, setTitle] = useState(content.title);
  const [fault, setFault] = useState<VideoFault | null>(null);
  const { submit, submitting, error } = useBlockSubmit(
    isNew,
    () => onSubmit({ type: 'video', link: link.trim(), title: title.trim() }),
    onClose,
  );
  const enabled = link.trim() !== '' && !submitting;
  const save = () => {
    const found = videoOfLink(link);
    if ('fault' in found) setFault(found.fault);
    else void submit();
  };
  return (
    <Dialog
      title={t(isNew ? 'video.add' : 'video.change')}
      onClose={onClose}
      onSubmit={() => enabled && save()}
      actions={
        <FormActions
          action={t(isNew ? 'words.create' : 'words.save')}
          enabled={enabled}
          onCancel={onClose}
        />
      }
    >
      <div className="dialog-fields">
        <TextField
          fullWidth
          autoFocus
          label={t('video.link')}
          placeholder="https://www.youtube.com/watch?v="
          value={link}
          error={fault !== null}
          helperText={fault === null ? t('video.asked') : t(`video.${fault}`)}
          onChange={({ target }) => {
            setLink(target.value);
            setFault(null);
          }}
          slotProps={{
            htmlInput: { inputMode: 'url', maxLength: 2000 },
            formHelperText: fault === null ? {} : { role: 'alert' },
          }}
        />
        <TextField
          fullWidth
          label={t('video.title')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
