import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from './followChanges.ts';

/** Keeps the page true: has what changes touch read again. */
export function LiveChanges(): null {
  const queryClient = useQueryClient();
  useEffect(() => followChanges(queryClient), [queryClient]);
  return null;
}
