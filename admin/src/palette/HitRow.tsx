import {
  Avatar,
  processStatusLook,
  StatusIcon,
  taskStatusLook,
} from '@waymark/look';
import { FileText, GitBranch, Layers, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { Marked } from './Marked.tsx';
import type { Hit } from './rank.ts';

type HitRowProps = {
  id: string;
  hit: Hit;
  typed: string;
  chosen: boolean;
  best?: boolean;
  onChoose: () => void;
  onGo: () => void;
};

/** One hit: what it is, where it belongs, and the words that made it one. */
export function HitRow({
  id,
  hit,
  typed,
  chosen,
  best = false,
  onChoose,
  onGo,
}: HitRowProps): ReactNode {
  const t = useTexts();
  const { title, context, says } = hit;
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className={best ? 'palette-hit palette-hit-best' : 'palette-hit'}
      onPointerMove={onChoose}
      onClick={onGo}
    >
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
              {t.rich('palette.says', {
                words: <Marked text={says} typed={typed} />,
              })}
            </>
          )}
        </small>
      </span>
      {best && <kbd aria-hidden="true">Enter</kbd>}
    </div>
  );
}

function Picture({ hit: { kind, title, status } }: { hit: Hit }): ReactNode {
  if (kind === 'people')
    return <Avatar name={title} kind="team" size={20} decorative />;
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
