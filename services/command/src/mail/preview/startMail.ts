import { sellerName } from '@waymark/edge';
import type { MailPreview, StartPreviewRequest } from '@waymark/api';
import { portalAddress } from '@waymark/api/addresses';
import { refusalText } from '@waymark/api/problems';
import {
  evolveProcess,
  isPending,
  mailSettingsOf,
  type Client,
  type Process,
} from '@waymark/events';
import { dayIn } from '@waymark/look/dayIn';
import { DecisionRefused, present } from '../../decisions/decision.ts';
import { setModuleStatus } from '../../nouns/plan/modules/moduleStatus.ts';
import { mailOfNews } from '../schedule/mailOfNews.ts';
import type { WaitingNews } from '../schedule/postTables.ts';
import { theirTurn } from '../schedule/standing.ts';
import { asRead } from '../schedule/textsRead.ts';
import { isOfClient } from '../lookups/clientPeople.ts';
import { contentOf } from '../sending/mailContent.ts';
import { peopleOf } from '../sending/namesInMail.ts';
import { ownWordsOf } from '../sending/ownWords.ts';
import { spokenOf } from '../sending/talkForMail.ts';
import { unknownPerson, type PreviewAsker, type PreviewDeps } from './previewMail.ts';
import { mailBrand, namedForReader } from '../sending/mailBrand.ts';
import { spokenFrom } from '../sending/mailEnvelope.ts';
import { timesOf } from '../sending/mailFacts.ts';

/**
 * The mail that the start of a module would send to somebody of the client (PRODUCT 8.8), by what
 * decides on the start, by what writes the mail, and in the words of the blueprint: who has still
 * to be invited gets the invitation.
 * @throws DecisionRefused where process, module or person are gone, not of this workspace, or
 * nothing would go out
 */
export async function startMail(
  { processId, moduleId, accountId: to }: StartPreviewRequest,
  { workspaceId, accountId: starts, language: asked }: PreviewAsker,
  { accounts, habits, look, ...deps }: PreviewDeps,
): Promise<MailPreview> {
  const { process } = await look.processNow(workspaceId, processId);
  present(process, 'execution');
  const workspace = await look.workspace(workspaceId);
  const client = await look.client(workspaceId, process.clientId);
  const person = isOfClient(client, to) ? await accounts.person(to) : null;
  if (person === null) throw unknownPerson();
  const project = await look.project(workspaceId, process.projectId);
  const now = deps.clock();
  const settings = mailSettingsOf(await accounts.mailChoices(to), habits.settings);
  const zone = workspace.timeZone ?? deps.timeZone;
  const today = dayIn(zone, now);
  const started = asRead(startedOn(today, process, processId, moduleId), {
    ...{ workspaceName: sellerName(workspace), clientName: client.name },
    projectName: project.name,
  });
  const theirs = theirTurn(started, client, to);
  const waiting = mailOfNews({
    ...{ workspace, apart: null, told: new Map(), today },
    receiver: { workspaceId, accountId: to },
    why: 'begins',
    news: newsOf(
      { processId, at: now.getTime(), by: starts },
      client,
      to,
      theirs.filter((task) => task.moduleId === moduleId),
    ),
    standings: new Map([
      [
        processId,
        { ...{ process: started, client, theirs, ofClient: true }, projectName: project.name },
      ],
    ]),
  });
  if (waiting === null) throw nothingGoesOut();
  const job = namedForReader(waiting, workspace);
  const language = (await accounts.language(to)) ?? asked;
  const site = deps.publicUrl.replace(/\/+$/, '');
  const people = await peopleOf([...spokenOf(job, null, new Map()), starts], accounts);
  const content = contentOf(job, {
    brand: mailBrand(workspace, { ...deps, site }),
    ...{ language, site, now, today, talk: null, isAnswered: false },
    people,
    ...timesOf(settings, zone, deps.timeZone),
    invitationUrl: site + portalAddress.invitation({ t: '' }),
    stopUrl: site + portalAddress.mails(),
    own: await ownWordsOf(job, look),
    words: new Map(),
    changes: new Map(),
  });
  return { from: spokenFrom(job, people, deps.mailFrom), to: person.email, ...content };
}

/** As it is right after the start; one that runs stays as it is. */
function startedOn(today: string, process: Process, processId: string, moduleId: string): Process {
  const plan = { kind: 'process', id: processId } as const;
  const start = { plan, moduleId, status: 'ACTIVE' } as const;
  return setModuleStatus(process, start, { today }).reduce(evolveProcess, process);
}

/** What they would be told of. */
function newsOf(
  { processId, at, by }: { processId: string; at: number; by: string },
  { clientId, invitations }: Client,
  to: string,
  tasks: readonly { readonly taskId: string }[],
): readonly WaitingNews[] {
  const news = {
    ...{ id: 'preview', at, processId, unlessTold: false, by },
    ...{ reason: null, said: null, begins: true, clientId: null, taskId: null },
    came: { from: 'notStarted' as const, at: new Date(at).toISOString() },
  };
  const invited = isPending(invitations, to) ? invitations.get(to) : undefined;
  if (tasks.length === 0) return [];
  return invited?.mailed === 'withFirstModule'
    ? [{ ...news, kind: null, clientId, by: invited.by }]
    : tasks.map(({ taskId }) => ({ ...news, kind: 'turn', taskId }));
}

const nothingGoesOut = () =>
  new DecisionRefused('notFound', 'no-mail-goes-out', refusalText('noMailGoesOut'), 'moduleId');
