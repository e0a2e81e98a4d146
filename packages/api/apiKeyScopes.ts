import { planCommands } from './commands/plan/index.ts';
import { jobCommands } from './commands/jobs.ts';
import type { ApiScope } from './apiScopes.ts';
import type { CommandName, ResourceName } from './wire.ts';

/**
 * The scopes that a command or read needs, all of them; `plan`: that of the plan which it names,
 * `null`: no key may, whatever its scopes.
 */
type Needs = readonly ApiScope[] | 'plan' | null;

const each = <Name extends string>(needs: Needs, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, needs])) as { readonly [N in Name]: Needs };
const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[];

/** A command that is added does not compile before it stands here. */
const ofCommands: Readonly<Record<CommandName, Needs>> = {
  ...each('plan', namesOf(planCommands)),
  ...each(['executions:write'], namesOf(jobCommands)),
  ...each(['executions:write'], [
    ...['RenameProcess', 'SetProcessOwner', 'SetProcessDates', 'PauseProcess', 'ResumeProcess'],
    ...['DeleteProcess', 'RestoreProcess', 'RollOutPlaceholder', 'HandOverTask'],
  ] as const),
  // What is copied out of a blueprint can be read where it is put.
  CreateProcess: ['executions:write', 'blueprints:read'],
  ImportSubProcess: ['executions:write', 'blueprints:read'],
  ...each(['blueprints:write'], [
    ...['CreateBlueprint', 'CreateSubProcess', 'CloneBlueprint', 'ImportBlueprint'],
    ...['ImportChanges', 'RenameBlueprint', 'SetBlueprintDates', 'DeleteBlueprint'],
    ...['RestoreBlueprint', 'SetMailWords'],
  ] as const),
  ...each(['clients:write'], [
    ...['AddClient', 'RenameClient'],
    ...['AddProject', 'RenameProject', 'DeleteProject', 'RestoreProject'],
  ] as const),
  ...each(['forms:write'], [
    ...['AddForm', 'CloneForm', 'RenameForm', 'ChangeForm', 'PublishForm'],
    ...['DeleteForm', 'RestoreForm'],
  ] as const),
  ...each(['workspace:write'], [
    ...['RenameWorkspace', 'PromiseAnswerTime', 'SetTimeZone'],
    ...['AddRole', 'ChangeRole', 'RemoveRole'],
  ] as const),
  // A person's own.
  ...each(null, [
    ...['ChangeProfile', 'ChooseLanguage', 'ChangeMailSettings', 'NoticeTimeZone'],
    ...['StopMails', 'ResumeMails', 'BlockInvitations', 'AllowInvitations'],
    ...['SaveView', 'RenameView', 'ChangeView', 'ShareView', 'DeleteView'],
    ...['MarkConversationSeen', 'PutOffConversation'],
    ...['OpenNotices', 'MarkNoticeRead', 'MarkNoticesRead'],
  ] as const),
  // What people say, in their own name, and what they answer.
  ...each(null, [
    ...['SendMessage', 'EditMessage', 'DeleteMessage', 'LetReplyIn', 'RejectReply'],
    ...['WaiveAnswer', 'AwaitAnswer', 'HandConversation', 'AddNote', 'EditNote', 'DeleteNote'],
    ...['SendAnswers', 'AskForChange', 'WithdrawAnswers', 'RateProcess'],
  ] as const),
  // Who comes in and by what way, and what only who owns the workspace or confirms it may do.
  ...each(null, [
    ...['CreateWorkspace', 'InviteTeamUser', 'InviteClientUser', 'RepeatInvitation'],
    ...['AcceptInvitation', 'DeclineInvitation', 'RemoveTeamUser', 'RemoveClientUser'],
    ...['DeleteClient', 'SetBookingKey', 'SetBookingHosts'],
    ...['SetWorkspaceDisplayName', 'SetWorkspaceClaim', 'SetWorkspaceBrandColor'],
    ...['SetWorkspaceLogo', 'SetWorkspaceHeader', 'ResetStyles'],
    ...['SetSharePassword', 'SetShareTerms', 'StopSharing'],
    ...['SetFormOrigins', 'SetFormKey', 'RevokeFormKey'],
    ...['MakeApiKey', 'RotateApiKey', 'EndApiKey'],
  ] as const),
};

/** A resource that is added does not compile before it stands here. */
const ofReads: Readonly<Record<ResourceName, Needs>> = {
  executions: ['executions:read'],
  blueprints: ['blueprints:read'],
  mailWords: ['blueprints:read'],
  ...each('plan', [
    ...['milestones', 'modules', 'blocks', 'tasks', 'placeholders', 'variables'],
  ] as const),
  clients: ['clients:read'],
  projects: ['clients:read'],
  people: ['people:read'],
  roles: ['workspace:read'],
  forms: ['forms:read'],
  formDrafts: ['forms:read'],
  formVersions: ['forms:read'],
  answers: ['answers:read'],
  ratings: ['answers:read'],
  ...each(['talk:read'], [
    ...['messages', 'notes', 'conversations', 'mailings', 'mailCopies'],
  ] as const),
  history: ['history:read'],
  // A person's own, and the ways in.
  ...each(null, ['views', 'notices', 'shares', 'apiKeys'] as const),
};

type PlanKind = 'blueprint' | 'process' | 'project';
const planKinds: readonly PlanKind[] = ['blueprint', 'process', 'project'];
const scopeOfPlan = (kind: unknown, act: 'read' | 'write'): ApiScope =>
  kind === 'blueprint' ? `blueprints:${act}` : `executions:${act}`;

/**
 * The scopes that a key needs for this command, as it is given: all of them; null where no key may
 * give it.
 */
export function scopesOfCommand(name: CommandName, payload: unknown): readonly ApiScope[] | null {
  const needs = ofCommands[name];
  if (needs !== 'plan') return needs;
  const { plan, from } = (payload ?? {}) as Record<'plan' | 'from', PlanNamed | undefined>;
  const own = scopeOfPlan(plan?.kind, 'write');
  // A module that is cloned is copied out of another plan, whose parts can be read where it is put.
  return name === 'CloneModule' ? [own, scopeOfPlan(from?.plan?.kind, 'read')] : [own];
}
type PlanNamed = { readonly kind?: unknown; readonly plan?: { readonly kind?: unknown } };

/**
 * The scopes that a key needs to read a resource by this filter: all of them; null where no key
 * may. Parts of plans are read with the scopes of the kinds of plan that `planKind` names, else of
 * all.
 */
export function scopesOfRead(
  name: ResourceName,
  filter: { readonly planKind?: unknown },
): readonly ApiScope[] | null {
  const needs = ofReads[name];
  if (needs !== 'plan') return needs;
  const named = Array.isArray(filter.planKind) ? (filter.planKind as unknown[]) : planKinds;
  return [...new Set(named.map((kind) => scopeOfPlan(kind, 'read')))];
}
