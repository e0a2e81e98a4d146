import { Button } from '@mui/material';
import type { BlueprintRow, MailPreviewRequest } from '@waymark/api';
import { fullName } from '@waymark/look';
import type { MailWords, WordedMail } from '@waymark/events';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConflictDialog } from '../../../parts/conflict/index.ts';
import { plainText } from '../../../parts/conflict/plainText.ts';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useMe } from '../../../base/session/me.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { EmailFields } from './EmailFields.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { TestButton } from './TestButton.tsx';
import { useEmailForm } from './useEmailForm.ts';
import { useReaders } from './useReaders.ts';

/** The words of one mail of one template, and the mail that they make (PRODUCT 5.5). */
export function EmailDialog({
  blueprint,
  mail,
  stored,
  defaults,
  seen,
  onSaved,
  onClose,
}: {
  blueprint: BlueprintRow;
  mail: WordedMail;
  stored: MailWords | null;
  defaults: MailWords;
  /** Revision of the blueprint that is seen. */
  seen: string;
  onSaved: (revision: string) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const me = useMe()?.account;
  const { id: blueprintId, name } = blueprint;
  const form = useEmailForm({ ...{ blueprintId, mail, stored, defaults, seen, onSaved } });
  const readers = useReaders(blueprintId, mail);
  const [testError, setTestError] = useState<string | null>(null);
  const wanted: MailPreviewRequest = {
    ...{ blueprintId, mail, words: form.asSent },
    processId: readers.execution?.id ?? null,
    accountId: readers.accountId,
  };
  const giveUp = () => {
    form.giveUp();
    onClose();
  };
  const { missing, conflict } = form;
  const theirs = (conflict?.theirs ?? defaults) as MailWords;
  return (
    <Dialog
      title={`${t(`emails.${mail}`)} ${t('emails.forTemplate', { name })}`}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <TestButton wanted={wanted} enabled={form.canSend} onError={setTestError} />
          <span className="words-gap" />
          {missing.length > 0 && (
            <small className="emails-missing" role="status">
              {t('emails.missing', {
                fields: missing.map((field) => t(`emails.${field}`)).join(', '),
              })}
            </small>
          )}
          <Button
            variant="text"
            color="secondary"
            startIcon={<RotateCcw />}
            onClick={() => form.change(defaults)}
          >
            {t('emails.defaultWords')}
          </Button>
          <Button variant="outlined" color="secondary" onClick={giveUp}>
            {t('words.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!form.canSend || form.saving}
            onClick={() => void form.save()}
          >
            {t('words.save')}
          </Button>
        </>
      }
    >
      <div className="emails-edit">
        <div className="emails-form">
          {form.kept && (
            <p className="emails-kept" role="status">
              <span>{t('emails.keptWords')}</span>
              <Button size="small" variant="text" onClick={form.drop}>
                {t('emails.dropKept')}
              </Button>
            </p>
          )}
          <EmailFields words={form.words} onChange={form.change} />
          {form.asSent === null && mail !== 'welcome' && (
            <p className="emails-usual">{t('emails.usual')}</p>
          )}
          {(form.error ?? testError) !== null && (
            <DialogError>
              {t('emails.saveFailed', { error: form.error ?? testError ?? '' })}
            </DialogError>
          )}
        </div>
        <PreviewPane wanted={wanted} readers={readers} />
      </div>
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          what={t('emails.conflictWhat')}
          of={`${t(`emails.${mail}`)} ${t('emails.forTemplate', { name })}`}
          mine={asText(form.words)}
          theirs={asText(theirs)}
          format="text"
          kept="device"
          me={me ? fullName(me) : t('words.you')}
          onClose={form.closeConflict}
          onTakeTheirs={giveUp}
          onKeepMine={() => void form.save(conflict.revision)}
        />
      )}
    </Dialog>
  );
}

const asText = ({ subject, headline, body, buttonText }: MailWords) =>
  [subject, headline, plainText(body), buttonText].join('\n\n');
