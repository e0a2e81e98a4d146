import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DropTarget } from './boardWords.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * The inverse bar at the bottom while something is moved by keyboard: where it is, and which keys
 * do what.
 */
export function MovingBar({
  place,
  columnNoun,
}: {
  place: DropTarget;
  columnNoun: string;
}): ReactNode {
  const t = useTexts();
  const card = place.in !== null;
  return (
    <div className="board-bar" aria-hidden>
      <span className="board-bar-what">
        {t.rich(card ? 'board.movingTo' : 'board.movingToPlace', {
          title: <b>{place.title}</b>,
          column: <b>{place.in}</b>,
          nth: place.nth,
          of: place.of,
        })}
      </span>
      <span className="board-bar-keys">
        {card && (
          <span>
            <kbd>
              <ArrowUp />
            </kbd>
            <kbd>
              <ArrowDown />
            </kbd>
            {t('board.place')}
          </span>
        )}
        <span>
          <kbd>
            <ArrowLeft />
          </kbd>
          <kbd>
            <ArrowRight />
          </kbd>
          {card ? columnNoun : t('board.place')}
        </span>
        <span>
          <kbd>{t('board.space')}</kbd>
          {t('board.drop')}
        </span>
        <span>
          <kbd>{t('shell.escape')}</kbd>
          {t('board.cancel')}
        </span>
      </span>
    </div>
  );
}
