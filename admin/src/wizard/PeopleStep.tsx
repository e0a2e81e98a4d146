import type { PlaceholderRow } from '@waymark/api';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import { PeopleRows } from './PeopleRows.tsx';
import type { ChangeDraft } from './useDraft.ts';

type PeopleStepProps = {
  rows: readonly PlaceholderRow[];
  draft: Draft;
  change: ChangeDraft;
};

/** 'Match People' of a new execution. */
export const PeopleStep = ({
  rows,
  draft: { matching, client },
  change,
}: PeopleStepProps): ReactNode => (
  <PeopleRows
    rows={rows}
    matching={matching}
    clientId={client?.id}
    onMatch={(id, to) => change({ matching: { ...matching, [id]: to } })}
  />
);
