import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { Skeleton } from '../layout/states.tsx';

/** /logout: signs out on arrival. */
export function Logout(): ReactNode {
  const logout = useLogout();
  useEffect(() => void logout(), [logout]);
  return <Skeleton rows={1} label="Signing out" />;
}
