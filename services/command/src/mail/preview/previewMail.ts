import type { MailPreview, MailPreviewRequest } from '@waymark/api';
import { portalAddress } from '@waymark/api/addresses';
import { sellerName, type PictureLinks } from '@waymark/edge';
import { refusalText } from '@waymark/api/problems';
import { mailSettingsOf, nouns, streamOf, type MailChoices, type Person } from '@waymark/events';
import { dayIn } from '@waymark/look/dayIn';
import type { Language } from '@waymark/look/language';
import { present, DecisionRefused } from '../../decisions/decision.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import type { PostHabits } from '../schedule/habits.ts';
import { theirTurn } from '../schedule/standing.ts';
import { asRead } from '../schedule/textsRead.ts';
import { isOfClient } from '../lookups/clientPeople.ts';
import type { Lookups } from '../lookups/lookups.ts';
import { contentOf } from '../sending/mailContent.ts';
import { valuesOf } from '../sending/ownWords.ts';
import type { StreamCache } from '../../streams/streamCache.ts';
import { sampleJob, type SampleRollout } from './sampleJob.ts';
import { mailBrand } from '../sending/mailBrand.ts';
import { timesOf } from '../sending/mailFacts.ts';
import { spokenFrom } from '../sending/mailEnvelope.ts';

export type PreviewDeps = {
  readonly cache: StreamCache;
  readonly look: Lookups;
  readonly accounts: {
    person(accountId: string): Promise<Person | null>;
    language(accountId: string): Promise<Language | null>;
    mailChoices(accountId: string): Promise<MailChoices>;
  };
  readonly habits: PostHabits;
  readonly publicUrl: string;
  readonly mailFrom: string;
  readonly pictureLinks: PictureLinks;
  readonly timeZone: string;
  readonly clock: () => Date;
};

export type PreviewAsker = {
  readonly workspaceId: string;
  readonly accountId: string;
  /** Of the request; for who has chosen none. */
  readonly language: Language;
};

/**
 * A mail as somebody gets it, made by what makes those that go out, with what they would read
 * (PRODUCT 5.5). It holds no word by which anything could be stopped in their name.
 * @throws DecisionRefused where blueprint, rollout or person are gone, or not of this workspace
 */
export async function previewMail(
  { blueprintId, mail, words, processId, accountId }: MailPreviewRequest,
  asker: PreviewAsker,
  deps: PreviewDeps,
): Promise<MailPreview> {
  const { accounts, habits, look } = deps;
  const site = deps.publicUrl.replace(/\/+$/, '');
  const now = deps.clock();
  const to = accountId ?? asker.accountId;
  const language = (await accounts.language(to)) ?? asker.language;
  const chosen = mailSettingsOf(await accounts.mailChoices(to), habits.settings);
  const zone = await look.zoneOf(asker.workspaceId);
  const today = dayIn(zone, now);
  const place = { ...asker, to, today };
  const { rollout, known } =
    processId === null
      ? await nothingKnown(blueprintId, { ...place, language }, deps)
      : await rolledOut(blueprintId, processId, place, deps);
  const person = await accounts.person(to);
  if (person === null) throw unknownPerson();
  const stuck = await accounts.person(rollout.stuck);
  const job = sampleJob(mail, language, rollout);
  const people = new Map(stuck === null ? [] : [[rollout.stuck, stuck]]);
  const brand = mailBrand(await look.workspace(asker.workspaceId), { ...deps, site });
  const content = contentOf(job, {
    ...{ brand, language, site, now, today, talk: null, isAnswered: mail === 'stuck' },
    people,
    ...timesOf(chosen, zone, deps.timeZone),
    invitationUrl: '',
    stopUrl: site + portalAddress.mails(),
    own: words === null ? null : { words, values: known ? await valuesOf(job, [known], look) : {} },
    words: new Map(),
    changes: new Map(),
  });
  return { from: spokenFrom(job, people, deps.mailFrom), to: person.email, ...content };
}

type PreviewReader = PreviewAsker & { readonly to: string; readonly today: string };
type KnownProcess = Awaited<ReturnType<Lookups['processNow']>>;
type PreviewSample = { readonly rollout: SampleRollout; readonly known: KnownProcess | null };

async function rolledOut(
  blueprintId: string,
  processId: string,
  { workspaceId, to, today }: PreviewReader,
  { look }: PreviewDeps,
): Promise<PreviewSample> {
  const known = await look.processNow(workspaceId, processId);
  const { process } = known;
  if (process.life !== 'present' || process.blueprintId !== blueprintId)
    throw new DecisionRefused(
      'notFound',
      'execution-not-found',
      refusalText('gone', 'execution'),
      'processId',
    );
  const workspace = await look.workspace(workspaceId);
  const client = await look.client(workspaceId, process.clientId);
  const ofClient = isOfClient(client, to);
  if (!ofClient && !workspace.members.has(to)) throw unknownPerson();
  const project = await look.project(workspaceId, process.projectId);
  const [someone = ''] = client.users.keys();
  const names = { clientName: client.name, projectName: project.name };
  const workspaceName = ofClient ? sellerName(workspace) : workspace.name;
  const read = asRead(process, { workspaceName, ...names });
  return {
    known,
    rollout: {
      ...{ workspaceId, workspaceName, to, today, ofClient },
      ...{ processId, processName: process.name, plan: read.plan },
      projectId: process.projectId,
      ...{ ...names, theirs: theirTurn(read, client, to), stuck: someone },
    },
  };
}

async function nothingKnown(
  blueprintId: string,
  { workspaceId, to, today, language }: PreviewReader,
  { look, cache }: PreviewDeps,
): Promise<PreviewSample> {
  const workspace = await look.workspace(workspaceId);
  if (!workspace.members.has(to)) throw unknownPerson();
  const { state } = await cache.read(streamOf.blueprint(workspaceId, blueprintId), nouns.blueprint);
  present(state, 'blueprint');
  const { clientName, projectName, processName } = mailTexts[language].neutral;
  return {
    known: null,
    rollout: {
      ...{ workspaceId, workspaceName: sellerName(workspace), to, today },
      ...{ processId: 'none', projectId: 'none', processName, clientName, projectName },
      ...{ plan: state.plan, ofClient: true, theirs: [], stuck: '' },
    },
  };
}

export const unknownPerson = (): DecisionRefused =>
  new DecisionRefused('notFound', 'user-not-found', refusalText('gone', 'user'), 'accountId');
