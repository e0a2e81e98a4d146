import CircleCheck from 'lucide-react/icons/circle-check';
import Forward from 'lucide-react/icons/forward';
import MessageSquare from 'lucide-react/icons/message-square';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { clock } from '../page/clock.ts';
import { texts } from '../texts/offline.ts';
import { CameBack } from './CameBack.tsx';
import { sending } from './device.ts';
import { useSending } from './useSending.ts';
import type { WaitingChange } from './waits.ts';
import { statusIn, whatWasDone, wordsIn } from './waitingChangeWords.ts';
import './offline.css';

/** So long, in milliseconds, what was sent stays in the list. */
const seenMs = 6_000;

/**
 * What was done without a line: what came back first, then what waits, then what was sent. Nothing
 * where there is none.
 */
export function WaitingList() {
  const { waiting, back, sent, underWay } = useSending();
  const over = waiting.length === 0 && sent.length > 0;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(sending.forgetSent, seenMs);
    return () => clearTimeout(timer);
  }, [over]);
  if (waiting.length + back.length + sent.length === 0) return null;
  const t = texts();
  const away = back.length + sent.length > 0;
  return (
    <section className="panel waits" aria-labelledby="waits-title">
      <header>
        <h2 id="waits-title" className="grow">
          {away ? t.away : t.waiting}
        </h2>
        {waiting.length > 0 && <span className="num small mute">{waiting.length}</span>}
      </header>
      <ul>
        {back.map((each) => (
          <CameBack key={each.key} waiting={each} />
        ))}
        {waiting.map((each) => (
          <Row
            key={each.key}
            icon={iconOf(each)}
            headline={each.about.headline}
            small={saidAt(each)}
          >
            {each.key !== underWay && (
              <button
                type="button"
                className="tap"
                aria-label={t.takeBack(each.about.headline)}
                onClick={() => sending.takeBack(each.key)}
              >
                <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            )}
          </Row>
        ))}
        {sent.map(({ waiting: each, sentAt }) => (
          <Row
            key={each.key}
            icon={iconOf(each)}
            headline={each.about.headline}
            small={t.sentAt(whatWasDone(each), clock(sentAt))}
            done
          />
        ))}
      </ul>
    </section>
  );
}

function saidAt(waiting: WaitingChange): string {
  const words = wordsIn(waiting);
  const did = whatWasDone(waiting);
  return texts().at(words === '' ? did : `${did}: ${words}`, clock(waiting.at));
}

const Row = ({
  icon: Icon,
  headline,
  small,
  done = false,
  children,
}: {
  icon: LucideIcon;
  headline: string;
  small: string;
  done?: boolean;
  children?: ReactNode;
}) => (
  <li>
    <span className={done ? 'sent' : 'up'}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
    <span className="grow">
      {headline}
      <small className="num">{small}</small>
    </span>
    {children}
  </li>
);

function iconOf(waiting: WaitingChange): LucideIcon {
  switch (statusIn(waiting)) {
    case undefined:
      return waiting.about.to === undefined ? MessageSquare : Forward;
    case 'STUCKED':
      return OctagonAlert;
    case 'DONE':
      return CircleCheck;
    default:
      return Undo2;
  }
}
