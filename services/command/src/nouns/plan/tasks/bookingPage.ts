import { refusalText } from '@waymark/api/problems';
import { hostOfPage, providerOfLink } from '@waymark/events/bookingProviders';
import type { PlanEvent, TaskContent, Workspace } from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';

type Hosts = Pick<Workspace, 'bookingHosts'>;

/**
 * A page is taken from the providers themselves and from the hosts that the workspace names
 * (PRODUCT 16.5).
 * @throws DecisionRefused `booking-host`
 */
export function takenPage(content: TaskContent | undefined, workspace: Hosts): void {
  if (content === undefined || isOpen(content, workspace)) return;
  const host = 'link' in content ? (hostOfPage(content.link) ?? '') : '';
  throw new DecisionRefused(
    'invalid',
    'booking-host',
    refusalText('bookingHost', host),
    'content.link',
  );
}

/** What comes from elsewhere keeps its page, which is closed where its host is not named here. */
export const pageAsAllowed = <Content extends TaskContent>(
  content: Content,
  workspace: Hosts,
): Content => {
  if (content.type !== 'schedule') return content;
  const { closed: _, ...page } = content;
  return (isOpen(content, workspace) ? page : { ...page, closed: true }) as Content;
};

/**
 * The hosts have changed: pages that are not allowed any more are closed, those that are again open
 * (PRODUCT 16.5).
 */
export const followBookingHosts = (holder: PlanHolder, workspace: Hosts): PlanEvent[] =>
  [...planOf(holder).tasks.values()].flatMap(({ taskId, moduleId, content: from }): PlanEvent[] => {
    if (from.type !== 'schedule') return [];
    const to = pageAsAllowed(from, workspace);
    return (from.closed ?? false) === (to.closed ?? false)
      ? []
      : [{ type: 'TaskContentSet', data: { taskId, moduleId, from, to } }];
  });

const isOpen = (content: TaskContent, { bookingHosts }: Hosts): boolean =>
  content.type !== 'schedule' ||
  content.link === '' ||
  providerOfLink(content.link, bookingHosts) === content.provider;
