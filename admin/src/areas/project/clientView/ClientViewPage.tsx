import type { PersonRow, ViewRequest, ViewTicket } from '@waymark/api';
import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { ArrowLeft, Eye, Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { useWindowTitle } from '../../../parts/page/useWindowTitle.ts';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { storedWorkspaceId } from '../../../base/wire/workspace.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../base/wire/request.ts';
import './clientView.css';

const cameFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null;

/** A ticket is good for an hour; the page goes on with a new one before that, in ms. */
const ANEW = 50 * 60_000;

/** What lets the portal be shown as this user sees it; null where it is not known yet as whom. */
const useViewTicket = (asked: ViewRequest | null) =>
  useQuery({
    queryKey: ['viewTicket', asked],
    queryFn: async ({ signal }) =>
      (
        await request<ViewTicket>('/api/session/view', {
          ...{ method: 'POST', signal },
          body: asked,
        })
      ).json.ticket,
    enabled: asked !== null,
    refetchInterval: ANEW,
    refetchOnWindowFocus: false,
    gcTime: 0,
    staleTime: ANEW,
    retry: false,
  });

/**
 * The portal as one of the client's users sees it; nothing can be changed from here, and nothing
 * counts as read (PRODUCT 19).
 */
export function ClientViewPage(): ReactNode {
  const t = useTexts();
  const { state } = useLocation();
  const { clientId = '', accountId = '' } = useParams();
  const [params] = useSearchParams();
  const workspaceId = storedWorkspaceId();
  const [narrow, setNarrow] = useState(false);
  const people = useGetList<PersonRow>('people', {
    filter: { clientId },
    pagination: { page: 1, perPage: 500 },
  });
  const person = people.data?.find(({ id }) => id === accountId);
  const ticket = useViewTicket(workspaceId === null ? null : { workspaceId, clientId, accountId });
  const process = params.get('process');
  const address =
    process === null ? entryAddress.portal() : portalAddress.process({ processId: process });
  const name = person?.name ?? '';
  useWindowTitle(t('clientView.view'), name);
  return (
    <section className="client-view" aria-label={t('clientView.view')}>
      <header className="client-view-bar">
        <Button
          size="small"
          startIcon={<ArrowLeft />}
          component={Link}
          // What was opened in the frame stands in the history, too.
          to={cameFrom(state) ?? entryAddress.executions()}
        >
          {t('clientView.back')}
        </Button>
        <Eye aria-hidden="true" />
        <p>
          <strong>
            {person === undefined
              ? t('clientView.view')
              : t(person.invitation === null ? 'clientView.asWho' : 'clientView.asInvited', {
                  name,
                  client: person.clientName ?? '',
                })}
          </strong>{' '}
          <span>{t('clientView.readOnly')}</span>
        </p>
        <div className="segments" role="group" aria-label={t('clientView.size')}>
          <button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
            <Monitor aria-hidden="true" />
            <span>{t('clientView.desk')}</span>
          </button>
          <button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
            <Smartphone aria-hidden="true" />
            <span>{t('clientView.phone')}</span>
          </button>
        </div>
      </header>
      {ticket.error !== null ? (
        <ErrorState
          page
          what={t('clientView.failed')}
          {...whyNot(ticket.error)}
          onRetry={() => void ticket.refetch()}
        />
      ) : ticket.data === undefined ? (
        <Skeleton />
      ) : (
        <iframe
          key={ticket.data}
          className={narrow ? 'is-narrow' : undefined}
          name={`looks ${ticket.data}`}
          title={t('clientView.frame', { name })}
          src={address}
        />
      )}
    </section>
  );
}
