import { useEffect, useState } from 'react';

/**
 * LOOK, States: a skeleton appears after 200 ms of waiting, so that quick answers do not flicker.
 */
const patienceMs = 200;

/** True once the wait has been long enough to show it. */
export function useSkeleton(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return due;
}
