import { Avatar, processStatusLook, StatusIcon, taskStatusLook } from '@waymark/look';
import { FileText, GitBranch, Layers, Zap } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { Marked } from './Marked.tsx';
import type { Hit } from './rank.ts';

type HitRowProps = {
  /** Of the listbox: its id, and what pressing it does. */
  option: HTMLAttributes<HTMLElement>;
  hit: Hit;
  typed: string;
  best?: boolean;
};

/** One hit: what it is, where it belongs, and the words that made it one. */
export function HitRow({ option, hit, typed, best = false }: HitRowProps): ReactNode {
  const t = useTexts();
  const { title, context, says } = hit;
  return (
    <div {...option} className={best ? 'palette-hit palette-hit-best' : 'palette-hit'}>
      <Picture hit={hit} />
      <span>
        <span>
          <Marked text={title} typed={typed} />
        </span>
        <small>
          <Marked text={context} typed={typed} />
          {says !== '' && (
            <>
              {context !== '' && '. '}
              {t.rich('palette.says', { words: <Marked text={says} typed={typed} /> })}
            </>
          )}
        </small>
      </span>
      {best && <kbd aria-hidden="true">Enter</kbd>}
    </div>
  );
}

function Picture({ hit: { kind, title, status } }: { hit: Hit }): ReactNode {
  if (kind === 'people') return <Avatar name={title} kind="team" size={20} decorative />;
  const look =
    kind === 'tasks'
      ? taskStatusLook[status as keyof typeof taskStatusLook]
      : kind === 'executions'
        ? processStatusLook[status as keyof typeof processStatusLook]
        : undefined;
  if (look !== undefined)
    return (
      <span style={{ color: `var(${look.colour})` }}>
        <StatusIcon icon={look.icon} />
      </span>
    );
  const Icon =
    kind === 'modules'
      ? FileText
      : kind === 'blueprints'
        ? GitBranch
        : kind === 'actions'
          ? Zap
          : Layers;
  return <Icon aria-hidden="true" />;
}
