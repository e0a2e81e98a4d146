import { Button } from '@mui/material';
import { CloudAlert, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { PageHeading } from './PageHeading.tsx';
import './states.css';

type EmptyStateProps = {
  sentence: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  /** It stands for the whole page: its sentence is the page's heading. */
  page?: boolean;
};

/** Nothing is here yet: the sentence, what explains it, and one action. */
export function EmptyState({ sentence, hint, action, page = false }: EmptyStateProps): ReactNode {
  const className = hint === undefined ? 'state-sentence' : 'state-title';
  return (
    <div className="state">
      {page && typeof sentence === 'string' ? (
        <PageHeading className={className} text={sentence} />
      ) : (
        <p className={className}>{sentence}</p>
      )}
      {hint !== undefined && <p className="state-hint">{hint}</p>}
      {action}
    </div>
  );
}

type ErrorStateProps = {
  /** The failure as a sentence without its end: 'The executions could not be loaded'. */
  what: string;
  detail?: string;
  onRetry?: () => void;
  requestId?: string;
  /** It stands for the whole page: what failed is the page's heading. */
  page?: boolean;
};

/** Stands in place of what could not be loaded. */
export function ErrorState({
  what,
  detail,
  onRetry,
  requestId,
  page = false,
}: ErrorStateProps): ReactNode {
  const t = useTexts();
  return (
    <div className="state" role="alert">
      <span className="state-tile">
        <CloudAlert aria-hidden="true" />
      </span>
      {page ? (
        <PageHeading className="state-title" text={what} />
      ) : (
        <p className="state-title">{what}</p>
      )}
      {(detail !== undefined || requestId !== undefined) && (
        <p className="state-hint">
          {[detail, requestId && t('shell.request', { id: requestId })].filter(Boolean).join(' ')}
        </p>
      )}
      {onRetry && (
        <Button variant="outlined" startIcon={<RotateCw />} onClick={onRetry}>
          {t('words.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** Nothing is drawn before this many milliseconds, so that quick answers do not flash. */
const APPEARS_AFTER = 200;

type SkeletonProps = {
  /** The number of rows (of a table) or columns (of a board). */
  rows?: number;
  board?: boolean;
  /** Rows are of somebody: a face, and two lines. */
  people?: boolean;
  /** It stands for a whole page: with where that is, and its title. */
  page?: boolean;
  /** Words for screen readers about what is being loaded. */
  label?: string;
};

/** The shape of what is being loaded. */
export function Skeleton({
  rows = 8,
  board = false,
  people = false,
  page = false,
  label,
}: SkeletonProps): ReactNode {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  const said = label ?? t('words.loading');
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), APPEARS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return <div className="skeleton-wait" role="status" aria-label={said} />;
  return (
    <div className="skeleton" role="status" aria-label={said}>
      {page && (
        <div className="skeleton-head">
          <i />
          <i />
        </div>
      )}
      {board ? (
        <div className="skeleton-board">
          {Array.from({ length: Math.min(rows, 5) }, (_, index) => (
            <SkeletonColumn key={index} cards={4 - (index % 3)} />
          ))}
        </div>
      ) : (
        Array.from({ length: rows }, (_, index) =>
          people ? <SkeletonPerson key={index} /> : <SkeletonRow key={index} />,
        )
      )}
    </div>
  );
}

const SkeletonRow = () => (
  <div className="skeleton-row">
    <i />
    <i />
    <i />
    <i />
  </div>
);

const SkeletonPerson = () => (
  <div className="skeleton-person">
    <i />
    <i />
    <i />
  </div>
);

const SkeletonColumn = ({ cards }: { cards: number }) => (
  <div className="skeleton-column">
    <i />
    {Array.from({ length: cards }, (_, index) => (
      <div key={index} className="skeleton-card">
        <i />
        <i />
      </div>
    ))}
  </div>
);
