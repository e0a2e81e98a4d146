import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { texts as pages } from '../../base/texts/pages.ts';
import { texts } from '../../base/texts/talk.ts';
import { copyWords } from './copyWords.ts';
import type { SendState as Goes } from './useOutgoing.ts';

/** What becomes of words that have not gone out yet. */
export function UnsentNotice({
  goes,
  text,
  again,
}: {
  goes: Goes;
  text: string;
  again: () => void;
}) {
  const t = texts();
  if (goes !== 'stopped')
    return (
      <p className="how-goes small mute" role="status">
        <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
        {goes === 'waits' ? t.goesOut : t.sending}
      </p>
    );
  return (
    <p className="how-goes small failed" role="alert">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{t.notSent}</span>
      <button type="button" className="lnk tall" onClick={again}>
        {pages().tryAgain}
      </button>
      <button type="button" className="lnk tall" onClick={() => copyWords(text)}>
        {t.copy}
      </button>
    </p>
  );
}
