import type { PlanWorkspace } from '@waymark/api';
import { portalAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { EmptyState, Skeleton } from '../page/states.tsx';
import { useMembership, useMe } from '../../base/session/me.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../base/wire/request.ts';
import { storeWorkspaceId } from '../../base/wire/workspace.ts';
import { useTexts } from '../../base/texts/index.ts';

/** The noun that a page may be about. */
export type PageNoun = 'module' | 'process' | 'blueprint' | 'project';

type ElsewhereProps = {
  /** The noun that the page is about. */
  noun: PageNoun;
  planId: string;
  /** A button that leads elsewhere. */
  action: ReactNode;
  /** What is said where it is in no other workspace either. */
  children: ReactNode;
};

/**
 * In which other workspaces of the person a blueprint or process is that is not in this one;
 * undefined while that is not known. Who has but one workspace is not asked for, and where the
 * question fails there is nowhere else.
 */
function useElsewhere(planId: string): PlanWorkspace[] | undefined {
  const me = useMe();
  const here = useMembership()?.workspaceId;
  const several = new Set(me?.memberships.map((each) => each.workspaceId));
  const { data, isPending } = useQuery({
    queryKey: ['elsewhere', planId],
    queryFn: () => workspacesOf(planId),
    enabled: several.size > 1,
    retry: false,
  });
  if (several.size === 1) return [];
  if (isPending) return undefined;
  return (data ?? []).some(({ workspaceId }) => workspaceId === here) ? [] : data;
}

const workspacesOf = async (planId: string): Promise<PlanWorkspace[]> =>
  (await request<PlanWorkspace[]>(`/api/plans/${encodeURIComponent(planId)}/workspaces`)).json;

/**
 * Goes on at the same address in another workspace. The whole app starts anew, as by
 * `enterWorkspace`.
 */
function followInto(workspaceId: string): void {
  storeWorkspaceId(workspaceId);
  location.assign(addressIn(workspaceId, location.href));
}

/** An address that says in which workspace it is. */
function addressIn(workspaceId: string, href: string): string {
  const address = new URL(href);
  address.searchParams.set('w', workspaceId);
  return `${address.pathname}${address.search}${address.hash}`;
}

/**
 * In place of a page whose thing is not in this workspace: offers the one of the person's that
 * holds it.
 */
export function Elsewhere({ noun, planId, action, children }: ElsewhereProps): ReactNode {
  const t = useTexts();
  const places = useElsewhere(planId);
  const here = useMembership();
  if (places === undefined) return <Skeleton rows={2} label={t('workspaces.looking')} />;
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

/** A link to the thing in its workspace; for a client's user that is the portal. */
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
    <Button variant="contained" href={portalAddress.process({ processId: planId, w: workspaceId })}>
      {t('workspaces.openInPortal')}
    </Button>
  );
};
