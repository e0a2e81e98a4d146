import { WholeWords } from '@waymark/look';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardHandle } from './types.ts';

type CardProps = {
  to: string;
  title: string;
  handle: CardHandle;
  /** Above the title: the sub-process tag. */
  tag?: ReactNode;
  /** One line: small things at the left. */
  meta?: ReactNode;
  /** The same line, at the right: people. */
  people?: ReactNode;
  /** Below the title, as the quoted reason of a stuck task. */
  note?: ReactNode;
  /** A menu button; shows under the pointer, on focus and on touch. */
  menu?: ReactNode;
  /** Done steps back to ink-2; stuck has a red edge. */
  tone?: 'done' | 'stuck' | undefined;
};

/** A card: its title is a link over the whole card, and the handle by which it moves. */
export function Card({
  to,
  title,
  handle,
  tag,
  meta,
  people,
  note,
  menu,
  tone,
}: CardProps): ReactNode {
  return (
    <article
      className={`card${tone === undefined ? '' : ` card-${tone}`}${menu === undefined ? '' : ' has-menu'}`}
    >
      {tag}
      <h3>
        <Link {...handle} to={to} className="card-link" title={title}>
          <WholeWords>{title}</WholeWords>
        </Link>
      </h3>
      {note !== undefined && <p className="card-note">{note}</p>}
      {(meta !== undefined || people !== undefined) && (
        <div className="card-meta">
          {meta}
          {people !== undefined && <span className="card-people">{people}</span>}
        </div>
      )}
      {menu !== undefined && <span className="card-menu">{menu}</span>}
    </article>
  );
}
