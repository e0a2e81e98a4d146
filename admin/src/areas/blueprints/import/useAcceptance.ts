import type { ImportChange, ImportDifference } from '@waymark/api';
import { useState } from 'react';

export type Acceptance = {
  /** Keys of the changes that are to be made. */
  accept: string[];
  isAccepted: (change: ImportChange) => boolean;
  set: (changes: readonly ImportChange[], accepted: boolean) => void;
};

/**
 * Which changes are to be made: what is new and what is otherwise, unless it was declined; what the
 * document doesn't have only when that was said, since somebody may have added it in the blueprint.
 */
export function useAcceptance(difference: ImportDifference | null): Acceptance {
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const isAccepted = ({ key, sign }: ImportChange) => said[key] ?? sign !== 'removed';
  return {
    accept: (difference?.changes ?? []).filter(isAccepted).map(({ key }) => key),
    isAccepted,
    set: (changes, accepted) =>
      setSaid({ ...said, ...Object.fromEntries(changes.map(({ key }) => [key, accepted])) }),
  };
}
