import { useQuery } from '@tanstack/react-query';
import type { ViewRequest, ViewTicket } from '@waymark/api';
import { request } from '../wire/request.ts';

/** A ticket is good for an hour; the page goes on with a new one before that, in ms. */
const ANEW = 50 * 60_000;

/** What lets the portal be shown as this user sees it; null where it is not known yet as whom. */
export const useViewTicket = (asked: ViewRequest | null) =>
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
