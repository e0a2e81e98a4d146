import type { PlanWorkspace } from '@waymark/api';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState, Skeleton } from '../layout/states.tsx';
import { useMembership } from '../session/me.ts';
import { followInto, useElsewhere } from './elsewhere.ts';

type ElsewhereProps = {
  /** The page's thing in a word: 'module', 'process'. */
  what: string;
  planId: string;
  /** Where to go instead. */
  action: ReactNode;
  /** What is said where it is in no other workspace either. */
  children: ReactNode;
};

/** In place of a page whose thing is not in this workspace: offers the one of the person's that holds it. */
export function Elsewhere({
  what,
  planId,
  action,
  children,
}: ElsewhereProps): ReactNode {
  const places = useElsewhere(planId);
  const here = useMembership();
  if (places === undefined)
    return <Skeleton rows={2} label="Looking in your workspaces" />;
  const [only] = places;
  if (only === undefined) return children;
  return (
    <EmptyState
      page
      sentence={
        places.length === 1
          ? `This ${what} is in ${only.workspaceName}`
          : `This ${what} is in other workspaces of yours`
      }
      hint={here && `You are in ${here.workspaceName} now.`}
      action={
        <>
          {places.map((place) => (
            <WayThere
              key={place.workspaceId}
              place={place}
              planId={planId}
              words={
                places.length === 1
                  ? 'Switch there'
                  : `Switch to ${place.workspaceName}`
              }
            />
          ))}
          {action}
        </>
      }
    />
  );
}

/** Who is a client's user there has the portal. */
const WayThere = ({
  place: { workspaceId, party },
  planId,
  words,
}: {
  place: PlanWorkspace;
  planId: string;
  words: string;
}) =>
  party === 'team' ? (
    <Button variant="contained" onClick={() => followInto(workspaceId)}>
      {words}
    </Button>
  ) : (
    <Button
      variant="contained"
      href={`/portal/process/${encodeURIComponent(planId)}?${new URLSearchParams({ w: workspaceId })}`}
    >
      Open it in the work portal
    </Button>
  );
