import { Button, IconButton, TextField } from '@mui/material';
import type { PlanRef } from '@waymark/api';
import { bytesIn } from '@waymark/look/bytes';
import { CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { GoingFile } from '../../files/GoingFile.tsx';
import { useUnsent } from '../../autosave/index.ts';
import type { ContentOf } from '../blockEditor.ts';
import { useBlockSubmit } from '../useBlockSubmit.ts';
import { SubmitDialog } from '../../dialogs/SubmitDialog.tsx';
import { useBlockFiles } from '../../files/useBlockFiles.ts';
import { ChooseFiles } from '../pictures/ChooseFiles.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import './pdf.css';

const nothing = {};

/** Takes one PDF and what it is called; choosing another one replaces it. */
export function PdfDialog({
  plan,
  content,
  isNew,
  place = location.pathname,
  onSubmit,
  onClose,
}: {
  plan: PlanRef;
  content: ContentOf<'pdf'>;
  isNew: boolean;
  /** The block that it is of; a new one is asked for where one is. */
  place?: string;
  onSubmit: (content: ContentOf<'pdf'>) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const unsent = useUnsent<{ title?: string }>(`pdf.${place}`, nothing);
  const files = useBlockFiles(plan, 'pdf');
  const coming = files.all.at(-1);
  const brought = coming?.shown ?? null;
  const title = unsent.fields.title ?? brought?.name ?? content.title;
  const submission = useBlockSubmit(
    isNew,
    () =>
      onSubmit({
        type: 'pdf',
        ...(brought === null
          ? { fileId: content.fileId, bytes: content.bytes }
          : { fileId: brought.id, bytes: brought.bytes }),
        title: title.trim(),
      }),
    () => {
      unsent.end();
      onClose();
    },
  );
  const dropAll = () => {
    for (const { id } of files.all) files.drop(id);
  };
  const close = () => {
    dropAll();
    onClose();
  };
  const isThere = coming === undefined ? content.fileId !== '' : coming.state === 'there';
  return (
    <SubmitDialog
      title={t(isNew ? 'pdf.add' : 'pdf.change')}
      action={t(isNew ? 'words.create' : 'words.save')}
      isComplete={isThere && title.trim() !== ''}
      submission={submission}
      unsent={unsent}
      onClose={close}
    >
      <div className="dialog-fields">
        <ChooseFiles
          accept="application/pdf"
          full={false}
          words={t(isNew ? 'pdf.choose' : 'pdf.replace')}
          hint={t('pdf.hint')}
          onChoose={(chosen) => {
            dropAll();
            files.add(chosen);
          }}
        />
        {coming !== undefined && (
          <div className={`pdf-coming is-${coming.state}`}>
            <span>{coming.name}</span>
            <small>{bytesIn(t.language, coming.bytes)}</small>
            <IconButton
              size="small"
              aria-label={t('pictures.drop', { name: coming.name })}
              onClick={() => files.drop(coming.id)}
            >
              <X />
            </IconButton>
            {coming.state === 'going' && <GoingFile {...coming} />}
            {coming.state === 'refused' && (
              <p role="alert">
                <CircleAlert aria-hidden="true" />
                {coming.why}
                {coming.mayPass && (
                  <Button size="small" onClick={() => files.again(coming.id)}>
                    {t('words.tryAgain')}
                  </Button>
                )}
              </p>
            )}
          </div>
        )}
        <TextField
          fullWidth
          label={t('pdf.title')}
          value={title}
          onChange={({ target }) => unsent.type('title', target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </div>
    </SubmitDialog>
  );
}
