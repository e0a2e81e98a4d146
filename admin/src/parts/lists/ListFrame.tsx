import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PageHead } from '../page/PageHead.tsx';
import { ErrorState, Skeleton } from '../page/states.tsx';
import { whyNot } from '../../base/wire/whyNot.ts';
import './lists.css';

type ListFrameProps = {
  title: string;
  /** A sentence that says what the list is for. */
  lead?: string;
  /** Buttons of the head; one of them primary. */
  actions?: ReactNode;
  /** Search, filters and columns. */
  toolbar?: ReactNode;
  /** Words for screen readers while rows are loaded: 'Loading the executions'. */
  loading?: string;
  /** So many columns it will have, where it is a board. */
  columns?: number;
  /** 'The executions could not be loaded'. */
  failed: string;
  /** Stands in place of the rows, where there are none. */
  empty: ReactNode;
  /** How many there are, and the way to other pages. */
  foot?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** The page of a list of react-admin: head, toolbar, rows or what stands in their place, foot. */
export function ListFrame({
  title,
  lead,
  actions,
  toolbar,
  loading,
  columns,
  failed,
  empty,
  foot,
  children,
}: ListFrameProps): ReactNode {
  const { data, error, isPending, refetch } = useListContext();
  const content = () => {
    if (data === undefined && error)
      return <ErrorState what={failed} onRetry={() => void refetch()} {...whyNot(error)} />;
    if (isPending || data === undefined)
      return (
        <Skeleton
          rows={columns ?? 12}
          board={columns !== undefined}
          {...(loading !== undefined && { label: loading })}
        />
      );
    return data.length === 0 ? empty : children;
  };
  return (
    <div className="list-page">
      <PageHead title={title} {...(actions !== undefined && { actions })} />
      {lead !== undefined && <p className="list-lead">{lead}</p>}
      {toolbar}
      <div className="list-content">{content()}</div>
      {data !== undefined && data.length > 0 && foot}
    </div>
  );
}
