import type { HistoryRow } from '@waymark/api';
import { useEffect, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { highlight } from './highlight.ts';
import { newsOf } from './newsOf.ts';
import { useMe } from '../../base/session/me.ts';

/** The line is there for so long, in milliseconds, since it leads somewhere. */
const LINE = 10_000;
/** More than these need not be counted one by one. */
const MOST = 50;

/**
 * Lights what others change in a module while it is looked at. @returns what is told in a line for
 * a moment
 */
export function useNews(planId: string, moduleId: string): readonly HistoryRow[] {
  const me = useMe()?.account.accountId;
  const [rest, setRest] = useState<readonly HistoryRow[]>([]);
  const seen = useRef<bigint | null>(null);
  const { data: rows } = useGetList<HistoryRow>('history', {
    filter: { planId, moduleId },
    sort: { field: 'position', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  useEffect(() => {
    if (rows === undefined) return;
    const newest = BigInt(rows[0]?.position ?? 0);
    const before = seen.current;
    seen.current = newest;
    if (before === null || before >= newest) return;
    const news = newsOf(rows, before, me);
    highlight(news.lights);
    if (news.rest.length > 0) setRest(news.rest);
  }, [rows, me]);
  useEffect(() => {
    if (rest.length === 0) return;
    const timer = setTimeout(() => setRest([]), LINE);
    return () => clearTimeout(timer);
  }, [rest]);
  return rest;
}
