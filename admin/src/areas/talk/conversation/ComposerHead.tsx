import { Lock, Pencil, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Kind } from './entries.ts';
import { useTexts } from '../../../base/texts/index.ts';

type ComposerHeadProps = {
  kind: Kind;
  /** The one kind that there is here; null: either. */
  only: Kind | null;
  editing: boolean;
  /** Who reads a reply; empty where nobody is known. */
  readers: string;
  onChoose: (kind: Kind) => void;
};

/** Whether a reply is written or a note, and who reads it. */
export function ComposerHead({
  kind,
  only,
  editing,
  readers,
  onChoose,
}: ComposerHeadProps): ReactNode {
  const t = useTexts();
  const forTeam = only === 'note' ? t('talk.clientSeesNot') : t('talk.onlyTeam');
  return (
    <header>
      {editing ? (
        <span className="composer-editing">
          <Pencil aria-hidden="true" />
          {t('talk.editing')}
        </span>
      ) : (
        <span className="segments" role="group" aria-label={t('talk.kind')}>
          {only === null && (
            <button
              type="button"
              aria-pressed={kind === 'message'}
              onClick={() => onChoose('message')}
            >
              <Reply aria-hidden="true" />
              {t('talk.reply')}
            </button>
          )}
          <button type="button" aria-pressed={kind === 'note'} onClick={() => onChoose('note')}>
            <Lock aria-hidden="true" />
            {t('talk.asNote')}
          </button>
        </span>
      )}
      <span className="composer-to">{kind === 'note' ? forTeam : readers}</span>
    </header>
  );
}
