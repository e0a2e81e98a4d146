import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The parameter of an address that opens a process with its launch panel. */
export const LAUNCH = 'launch';

/**
 * Whether the launch panel of a process is open. An address opens it once and then says so no more:
 * who comes back to it, by a link that was copied or by the browser's own ways, finds the process
 * as it is.
 */
export function useLaunching(
  processId: string,
): readonly [launching: boolean, setLaunching: (open: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.has(LAUNCH);
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (asked && openFor !== processId) setOpenFor(processId);
  useEffect(() => {
    if (!asked) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(LAUNCH);
        return after;
      },
      { replace: true },
    );
  }, [asked, setParams]);
  return [openFor === processId, (open) => setOpenFor(open ? processId : null)];
}
