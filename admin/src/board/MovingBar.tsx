import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from './words.ts';

/** The inverse bar at the bottom while something is moved by keyboard: where it is, and which keys do what. */
export function MovingBar({
  place,
  columnNoun,
}: {
  place: Place;
  columnNoun: string;
}): ReactNode {
  const card = place.in !== null;
  return (
    <div className="board-bar" aria-hidden>
      <span className="board-bar-what">
        Moving <b>{place.title}</b> to {card ? <b>{place.in}</b> : 'place'}
        {card ? ', ' : ' '}
        {place.nth} of {place.of}
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
            place
          </span>
        )}
        <span>
          <kbd>
            <ArrowLeft />
          </kbd>
          <kbd>
            <ArrowRight />
          </kbd>
          {card ? columnNoun : 'place'}
        </span>
        <span>
          <kbd>Space</kbd>drop
        </span>
        <span>
          <kbd>Esc</kbd>cancel
        </span>
      </span>
    </div>
  );
}
