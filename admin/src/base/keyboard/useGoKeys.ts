import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { useNavigate } from 'react-router';
import { useSequence } from './useSequence.ts';

/** Goes where two keys one after the other lead. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const to = (place: string) => () => void navigate(place);
  useSequence({
    goExecutions: to(entryAddress.executions()),
    goInbox: to(adminAddress.inbox()),
    goBlueprints: to(adminAddress.blueprints()),
    goTasks: to(adminAddress.tasks()),
    goSettings: to(adminAddress.settings()),
  });
}
