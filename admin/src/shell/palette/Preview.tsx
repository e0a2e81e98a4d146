import { isComposed } from '@waymark/look/composed';
import { ArrowRight, Link as LinkIcon } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useCopyLink } from '../../parts/dialogs/useCopyLink.ts';
import { useTexts } from '../../base/texts/index.ts';
import { Facts } from './Facts.tsx';
import { hitActs } from './hitActs.ts';
import { Marked } from './Marked.tsx';
import type { Hit } from './rank.ts';

/**
 * It follows the chosen row after so long, in milliseconds: stepping through rows draws none of
 * them.
 */
const AFTER = 80;
/** So much of a text is shown. */
const MOST = 600;

type PreviewProps = {
  hit: Hit;
  typed: string;
  /** What can be done, for keys that lead there. */
  acts: Ref<HTMLDivElement>;
  onGo: (to: string) => void;
  /** Back to what is typed. */
  onBack: () => void;
};

/**
 * What the chosen hit says and how it stands, beside the list, and what can be done with it from
 * here.
 */
export function Preview({ hit, typed, acts, onGo, onBack }: PreviewProps): ReactNode {
  const t = useTexts();
  const copy = useCopyLink();
  const [shown, setShown] = useState(hit);
  useEffect(() => {
    const timer = setTimeout(() => setShown(hit), AFTER);
    return () => clearTimeout(timer);
  }, [hit]);
  const { title, context, text = '', kind, about, to } = shown;
  return (
    <aside className="palette-preview" aria-label={t('palette.preview')}>
      <small>{context}</small>
      <h3>{title}</h3>
      {text !== '' && (
        <p>
          <Marked text={text.slice(0, MOST)} typed={typed} />
        </p>
      )}
      {about !== undefined && <Facts about={about} />}
      {kind !== 'actions' && (
        <div
          ref={acts}
          role="group"
          aria-label={t('palette.doFromHere')}
          className="palette-acts"
          onKeyDown={(event) => isComposed(event) || walk(event, onBack)}
        >
          <p aria-hidden="true">
            {t('palette.doFromHere')}
            <kbd>→</kbd>
          </p>
          {(about === undefined ? [] : hitActs(about)).map((act) => (
            <button key={act.word} type="button" tabIndex={-1} onClick={() => onGo(act.to)}>
              <ArrowRight aria-hidden="true" />
              {t(act.word)}
            </button>
          ))}
          <button type="button" tabIndex={-1} onClick={() => copy(to)}>
            <LinkIcon aria-hidden="true" />
            {t('executions.copyLink')}
          </button>
        </div>
      )}
    </aside>
  );
}

/** Up and down among what can be done; left leads back. */
function walk(event: KeyboardEvent<HTMLElement>, onBack: () => void): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined && event.key !== 'ArrowLeft') return;
  event.preventDefault();
  if (by === undefined) return onBack();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
