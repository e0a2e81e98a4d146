import { useNavigate } from 'react-router';
import { useSequence } from './useSequence.ts';

/** Goes where two keys one after the other lead. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const to = (place: string) => () => void navigate(place);
  useSequence({
    goExecutions: to('/'),
    goInbox: to('/inbox'),
    goBlueprints: to('/settings/processes'),
    goTasks: to('/tasks'),
    goSettings: to('/settings/users'),
  });
}
