import { TextField } from '@mui/material';
import { videoOfLink, type VideoFault } from '@waymark/events/youTube';
import { useState, type ReactNode } from 'react';
import { useUnsent } from '../../autosave/index.ts';
import type { ContentOf } from '../blockEditor.ts';
import { useBlockSubmit } from '../useBlockSubmit.ts';
import { SubmitDialog } from '../../dialogs/SubmitDialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Asks for the link of a video and what to call it; the field stays open until the link leads to
 * one (PRODUCT 11.4).
 */
export function VideoDialog({
  content,
  isNew,
  place = location.pathname,
  onSubmit,
  onClose,
}: {
  content: ContentOf<'video'>;
  isNew: boolean;
  /** The block that it is of; a new one is asked for where one is. */
  place?: string;
  onSubmit: (content: ContentOf<'video'>) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const unsent = useUnsent(`video.${place}`, { ...{ link: content.link, title: content.title } });
  const { link, title } = unsent.fields;
  const [fault, setFault] = useState<VideoFault | null>(null);
  const submission = useBlockSubmit(
    isNew,
    () => onSubmit({ type: 'video', link: link.trim(), title: title.trim() }),
    () => {
      unsent.end();
      onClose();
    },
  );
  const submit = () => {
    const found = videoOfLink(link);
    if ('fault' in found) setFault(found.fault);
    else void submission.submit();
  };
  return (
    <SubmitDialog
      title={t(isNew ? 'video.add' : 'video.change')}
      action={t(isNew ? 'words.create' : 'words.save')}
      isComplete={link.trim() !== ''}
      submission={{ ...submission, submit }}
      unsent={unsent}
      onClose={onClose}
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
            unsent.type('link', target.value);
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
          onChange={({ target }) => unsent.type('title', target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </div>
    </SubmitDialog>
  );
}
