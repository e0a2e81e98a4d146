import type { Tenant } from '../tenant.ts';
import type { AskingWay, Ways } from '../attackWay.ts';

/** A request that no session is needed for, by what a link of a mail of theirs holds. */
const linked = (of: (tenant: Tenant, n: number) => { path: string; body: object }): AskingWay => ({
  at: 'command',
  next: (tenant, n) => {
    const { path, body } = of(tenant, n);
    return { path, body: JSON.stringify(body) };
  },
});

/**
 * By links of mails, which need nobody to be signed in, and end in an event each time that they are
 * followed the other way.
 */
export const byLinks: Ways = {
  'an invitation, answered one way and the other': linked((tenant, n) => ({
    path: '/api/invitation/answer',
    body: { token: tenant.links.invitation, answer: n % 2 === 0 ? 'never' : 'allow' },
  })),
  'mails, stopped and let come again': linked(({ links }, n) =>
    n % 2 === 0
      ? { path: `/api/mails/stop?t=${links.stop}`, body: {} }
      : { path: '/api/mails/resume', body: { token: links.stop } },
  ),
};
