import { picturesOf, sellerName, type PictureLinks } from '@waymark/edge';
import type { Workspace } from '@waymark/events';
import type { EventMail } from '../../outbox/mailJob.ts';
import { plainName } from '../../payloads/plainName.ts';
import type { MailBrand } from '../mails/layout.ts';

/**
 * How a workspace looks in its mails (PRODUCT 22.5). @param site where its pictures are fetched
 */
export function mailBrand(
  workspace: Workspace,
  { site, pictureLinks }: { readonly site: string; readonly pictureLinks: PictureLinks },
): MailBrand {
  const { claim, brandColor: color, header } = workspace;
  const { logo } = picturesOf(workspace, pictureLinks);
  return {
    ...{ claim: plainName(claim), color },
    header: header !== null && 'color' in header ? header.color : null,
    logoUrl: logo && site + logo.url,
  };
}

/** Whether it goes to somebody of the team, who knows the workspace by its own name. */
export const isOfTeam = (job: EventMail): boolean =>
  job.mail === 'stuck' ||
  (job.mail === 'talk' && !job.ofClient) ||
  (job.mail === 'invitation' && job.clientId === null) ||
  (job.mail === 'digest' && job.processes[0]?.ofClient === false);

/** The mail with the name by which its reader knows the workspace now. */
export const namedForReader = <Job extends EventMail>(job: Job, workspace: Workspace): Job => ({
  ...job,
  workspaceName: isOfTeam(job) ? workspace.name : sellerName(workspace),
});
