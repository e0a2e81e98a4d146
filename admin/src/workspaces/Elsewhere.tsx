import type { PlanWorkspace } from '@waymark/api';
import { portalAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState, Skeleton } from '../layout/states.tsx';
import { useMembership } from '../session/me.ts';
import { followInto, useElsewhere } from './elsewhere.ts';
import { useTexts } from '../texts/index.ts';

/** What a page may be of. */
export type PageNoun = 'module' | 'process' | 'blueprint' | 'project';

type ElsewhereProps = {
  /** What the page is of. */
  noun: PageNoun;
  planId: string;
  /** Where to go instead. */
  action: ReactNode;
  /** What is said where it is in no other workspace either. */
  children: ReactNode;
};

/** In place of a page whose thing is not in this workspace: offers the one of the person's that holds it. */
export function Elsewhere({
  noun,
  planId,
  action,
  children,
}: ElsewhereProps): ReactNode {
  const t = useTexts();
  const places = useElsewhere(planId);
  const here = useMembership();
  if (places === undefined)
    return <Skeleton rows={2} label={t('workspaces.looking')} />;
  const [only] = places;
  if (only === undefined) return children;
  return (
    <EmptyState
      page
      sentence={
        places.length === 1
          ? t(`elsewhere.${noun}In`, { workspace: only.workspaceName })
          : t(`elsewhere.${noun}InSeveral`)
      }
      hint={here && t('workspaces.youAreIn', { workspace: here.workspaceName })}
      action={
        <>
          {places.map((place) => (
            <WayThere
              key={place.workspaceId}
              place={place}
              planId={planId}
              words={
                places.length === 1
                  ? t('workspaces.switchThere')
                  : t('workspaces.switchTo', { workspace: place.workspaceName })
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
}) => {
  const t = useTexts();
  return party === 'team' ? (
    <Button variant="contained" onClick={() => followInto(workspaceId)}>
      {words}
    </Button>
  ) : (
    <Button
      variant="contained"
      href={portalAddress.process({ processId: planId, w: workspaceId })}
    >
      {t('workspaces.openInPortal')}
    </Button>
  );
};
