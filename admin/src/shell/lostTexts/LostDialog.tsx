import { Button, Dialog } from '@mui/material';
import { Avatar, formatDateTime, fullName } from '@waymark/look';
import { Copy, Undo2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { LostText } from './LostText.tsx';
import { nameOf, titleOf, whereOf, wordsIn, plainOf } from './lostTextWords.ts';
import { putBack, bindingOf, type LostTexts, type Autosaver } from '../../parts/autosave/index.ts';
import { queryClient } from '../../base/dataProvider/queryClient.ts';
import { DialogError, sentenceOf } from '../../parts/dialogs/DialogError.tsx';
import { useMe } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';
import './lostTexts.css';

/**
 * Puts the texts into the clipboard, with their formats where the clipboard takes them. @throws
 * where it is not allowed
 */
async function copyTexts(texts: readonly Autosaver[]): Promise<void> {
  const plain = texts.map((text) => plainOf(text, text.state().value));
  const joined = plain.join('\n\n');
  const formatted = texts.some(({ origin }) => bindingOf(origin.thing).format === 'html');
  if (!formatted || typeof ClipboardItem === 'undefined')
    return navigator.clipboard.writeText(joined);
  const html = texts
    .map((text, i) =>
      bindingOf(text.origin.thing).format === 'html' ? text.state().value : asHtml(plain[i] ?? ''),
    )
    .join('');
  const of = (type: string, content: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': of('text/plain', joined),
      'text/html': of('text/html', html),
    }),
  ]);
}

function asHtml(line: string): string {
  const paragraph = document.createElement('p');
  paragraph.textContent = line;
  return paragraph.outerHTML;
}

/**
 * What somebody wrote, and the place of it is gone (LOOK, "Presence"): who deleted it and when, the
 * text, and three ways. Nothing but a choice closes it: not Esc, not a click beside it, not the
 * line that comes back.
 */
export function LostDialog({ lost }: { lost: LostTexts }): ReactNode {
  const t = useTexts();
  const { loss, texts } = lost;
  const me = useMe()?.account;
  const notify = useNotify();
  const [titleId, textId] = [useId(), useId()];
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement | null>(null);
  const focusOnce = (button: HTMLButtonElement | null) => {
    if (button !== null && first.current === null) button.focus();
    first.current = button;
  };
  const back = async () => {
    setBusy(true);
    setError(null);
    try {
      await putBack(lost);
      notify(t('lost.back'), { type: 'info' });
    } catch (refusal) {
      setError(sentenceOf(refusal));
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    try {
      await copyTexts(texts);
      notify(t('conflict.copied'), { type: 'info' });
    } catch {
      setError(t('conflict.noClipboard'));
    }
  };
  const letGo = () => {
    for (const text of texts) text.letGo();
    void queryClient.invalidateQueries();
  };
  const where = whereOf(t, lost);
  const deleted = loss.kind === 'deleted';
  const count = texts.reduce((sum, text) => sum + wordsIn(text), 0);
  return (
    <Dialog
      open
      maxWidth={false}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { className: 'lost-paper' } }}
    >
      <header className="lost-head">
        <h2 id={titleId}>{titleOf(t, loss, me?.accountId)}</h2>
        <p id={textId}>
          {t('lost.kept', {
            where: deleted ? t('lost.whereAt', { where, at: formatDateTime(loss.at) }) : where,
          })}
        </p>
      </header>
      <div className="lost-keep">
        <header>
          <Avatar name={me ? fullName(me) : t('words.you')} kind="team" decorative />
          <span>{t('lost.had')}</span>
          <span className="lost-count">{t('lost.words', { count })}</span>
        </header>
        <div className="lost-texts" tabIndex={0} role="group" aria-label={t('lost.yourText')}>
          {texts.map((text) => (
            <LostText
              key={Object.values(text.origin.thing).join('/')}
              text={text}
              within={texts.length > 1 ? nameOf(lost) : null}
            />
          ))}
        </div>
      </div>
      {error !== null && <DialogError>{error}</DialogError>}
      <footer className="lost-foot">
        <Button variant="text" color="secondary" disabled={busy} onClick={letGo}>
          {t('conflict.letItGo')}
        </Button>
        <span className="lost-gap" />
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Copy size={16} />}
          onClick={() => void copy()}
          {...(!deleted && { ref: focusOnce })}
        >
          {t('lost.copy')}
        </Button>
        {deleted && (
          <Button
            variant="contained"
            startIcon={<Undo2 size={16} />}
            disabled={busy}
            onClick={() => void back()}
            ref={focusOnce}
          >
            {t('lost.putBack')}
          </Button>
        )}
      </footer>
    </Dialog>
  );
}
