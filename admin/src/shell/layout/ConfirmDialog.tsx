import { Button, TextField } from '@mui/material';
import { confirmationBy } from '@waymark/client';
import { useConfirmation } from '@waymark/look/useConfirmation';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { wire } from '../../base/wire/wire.ts';
import { Dialog } from '../../parts/dialogs/Dialog.tsx';
import { DialogError, sentenceOf } from '../../parts/dialogs/DialogError.tsx';

const confirmation = confirmationBy(wire);

/**
 * Asks whoever signed in a while ago for a code, where something asks for that; then it goes on by
 * itself, with all that was typed for it (ADR 52).
 */
export function ConfirmDialog(): ReactNode {
  const t = useTexts();
  const asked = useConfirmation(confirmation, sentenceOf);
  if (asked === undefined) return null;
  const { sent, code, problem, busy, type, send, confirm, giveUp } = asked;
  const said =
    sent === undefined
      ? 'profile.confirmHint'
      : sent === 'code'
        ? 'profile.codeSent'
        : 'profile.linkSent';
  return (
    <Dialog
      title={t('profile.confirm')}
      onClose={giveUp}
      onSubmit={sent === 'code' ? confirm : send}
      actions={
        <>
          <Button variant="outlined" onClick={giveUp}>
            {t('words.cancel')}
          </Button>
          {sent !== undefined && (
            <Button variant="outlined" disabled={busy} onClick={send}>
              {t('profile.sendAgain')}
            </Button>
          )}
          {sent !== 'link' && (
            <Button
              type="submit"
              variant="contained"
              disabled={busy || (sent === 'code' && code.trim() === '')}
            >
              {t(sent === undefined ? 'profile.sendCode' : 'profile.confirmIt')}
            </Button>
          )}
        </>
      }
    >
      <p className="dialog-text">{t(said)}</p>
      {sent === 'code' && (
        <TextField
          label={t('profile.code')}
          value={code}
          onChange={(event) => type(event.target.value)}
          autoFocus
          fullWidth
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      {problem !== undefined && <DialogError>{problem}</DialogError>}
    </Dialog>
  );
}
