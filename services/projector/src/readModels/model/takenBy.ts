import {
  eventOfField,
  partsOfStream,
  moduleFields,
  taskFields,
  workspaceFields,
  type AnyField,
  type EventName,
  type EventOf,
  type nouns,
  type StreamKind,
} from '@waymark/events';
import type { KnownEvent } from './readModel.ts';

/** The read models that pick single events out of their streams. */
export type Picking =
  | 'answers'
  | 'keys'
  | 'directory'
  | 'mails'
  | 'notices'
  | 'plans'
  | 'shares'
  | 'talk'
  | 'views'
  | 'wording';

/**
 * The read models that take an event. A list: the read models that pick it. `wholeStreams`: only
 * those that take every event of their streams. `commandsAlone`: no read model shows it; only
 * decisions and mails follow from it.
 */
export type Takers = readonly [Picking, ...Picking[]] | 'wholeStreams' | 'commandsAlone';
export type TakersOf<Type extends string> = Readonly<Record<Type, Takers>>;

/** The events that set the fields of a table, but for those that have a rule of their own. */
const setEvents = <
  const Noun extends string,
  const Fields extends Readonly<Record<string, AnyField>>,
  const By extends Takers,
>(
  noun: Noun,
  fields: Fields,
  takers: By,
) =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).flatMap(([name, { ownEvent }]) =>
      ownEvent ? [] : [[eventOfField(noun, fields, name), takers]],
    ),
  ) as {
    readonly [
      Name in keyof Fields as Fields[Name] extends { readonly ownEvent: true }
        ? never
        : EventName<Noun, Name, Fields[Name]>
    ]: By;
  };

/**
 * Every event there is. Whoever adds one decides here which rows follow from it: without its line
 * it does not compile, nor does a read model that is named in the line and leaves it out.
 *
 * These take every event of their streams and are not named: `plans` folds blueprints, processes
 * and projects, `forms` folds forms and looks in every event of processes and projects for tasks
 * that ask for one, and `history` tells whatever reaches somebody (`reach`).
 */
export const takenBy = {
  AccountOpened: ['directory'],
  ProfileChanged: ['directory'],
  InvitationsBlocked: ['directory'],
  InvitationsAllowed: ['directory'],
  LanguageChosen: ['directory'],
  AccountErased: ['directory'],
  PasswordSet: 'commandsAlone',
  PasswordDropped: 'commandsAlone',
  MailSettingsChanged: 'commandsAlone',
  TimeZoneNoticed: 'commandsAlone',
  MailsStopped: 'commandsAlone',
  MailsResumed: 'commandsAlone',

  EmailClaimed: 'commandsAlone',

  WorkspaceCreated: ['directory'],
  ...setEvents('Workspace', workspaceFields, ['directory']),
  WorkspaceZoneSet: ['directory'],
  BookingKeySet: ['directory'],
  BookingKeyDropped: ['directory'],
  MemberAdded: ['directory', 'notices'],
  MemberRemoved: ['directory', 'notices'],
  RecordsExpired: ['mails', 'notices'],
  ApiKeyMade: ['keys'],
  ApiKeyRotated: ['keys'],
  ApiKeyEnded: ['keys'],
  RoleAdded: ['directory'],
  RoleChanged: ['directory'],
  RoleRemoved: ['directory'],

  InvitationSent: ['directory', 'plans'],
  InvitationRepeated: 'wholeStreams',
  InvitationWithdrawn: ['directory', 'plans'],
  InvitationExpired: ['directory', 'plans'],
  InvitationDeclined: ['directory', 'plans'],
  InvitationAccepted: ['directory', 'plans', 'notices'],

  ClientAdded: ['directory', 'plans'],
  ClientRenamed: ['directory', 'plans'],
  ClientDeleted: ['directory', 'plans'],
  ClientUserInvited: ['directory', 'plans'],
  ClientUserRemoved: ['directory', 'plans'],

  ProjectAdded: ['directory', 'plans', 'talk'],
  ProjectRenamed: ['directory', 'plans'],
  ProjectDeleted: ['directory'],
  ProjectRestored: ['directory'],

  PlanCopied: ['talk'],
  MilestoneAdded: 'wholeStreams',
  MilestoneRenamed: 'wholeStreams',
  MilestoneWeightsSet: 'wholeStreams',
  MilestoneRemoved: 'wholeStreams',
  MilestoneRestored: 'wholeStreams',
  // That a field was set the fold knows; who else picks it stands below.
  ...setEvents('Module', moduleFields, 'wholeStreams'),
  ModuleAdded: ['talk'],
  ModuleAudienceSet: ['talk', 'notices'],
  ModuleMoved: 'wholeStreams',
  ModuleWeightsSet: 'wholeStreams',
  ModuleStatusSet: ['notices'],
  ModuleStartSet: 'wholeStreams',
  ModuleRemoved: 'wholeStreams',
  ModuleRestored: ['talk'],
  BlockAdded: 'wholeStreams',
  BlockContentSet: 'wholeStreams',
  BlockWeightsSet: 'wholeStreams',
  BlockRemoved: 'wholeStreams',
  BlockRestored: 'wholeStreams',
  ...setEvents('Task', taskFields, 'wholeStreams'),
  TaskAdded: ['talk', 'notices'],
  TaskStatusSet: ['talk', 'notices'],
  TaskAwaitsSet: 'wholeStreams',
  TaskVariablesSet: 'wholeStreams',
  TaskDueDateSet: 'wholeStreams',
  TaskAssigneeSet: ['notices'],
  TaskSeenBySet: ['talk', 'notices'],
  TaskContentSet: ['notices'],
  TaskMoved: 'wholeStreams',
  TaskRemoved: 'wholeStreams',
  TaskRestored: ['talk'],
  TaskBookingSet: 'wholeStreams',
  TaskActiveSet: ['notices'],
  PlaceholderAdded: 'wholeStreams',
  PlaceholderChanged: 'wholeStreams',
  PlaceholderRemoved: 'wholeStreams',
  PlaceholderRolledOut: ['notices'],
  PlaceholderOpened: 'wholeStreams',
  VariableAdded: 'wholeStreams',
  VariableChanged: 'wholeStreams',
  VariableRemoved: 'wholeStreams',

  BlueprintArriving: 'wholeStreams',
  BlueprintCreated: 'wholeStreams',
  BlueprintRenamed: 'wholeStreams',
  BlueprintDatesSet: 'wholeStreams',
  BlueprintDeleted: 'wholeStreams',
  BlueprintRestored: 'wholeStreams',
  MailWordsSet: ['wording'],

  PlanFollowersSet: 'wholeStreams',

  ProcessArriving: 'wholeStreams',
  ProcessCreated: ['talk'],
  ProcessRenamed: 'wholeStreams',
  ProcessDeleted: 'wholeStreams',
  ProcessRestored: 'wholeStreams',
  ProcessOwnerSet: ['notices'],
  ProcessDatesSet: 'wholeStreams',
  ProcessRated: ['plans', 'notices'],

  ViewSaved: ['views'],
  ViewRenamed: ['views'],
  ViewChanged: ['views'],
  ViewShared: ['views'],
  ViewDeleted: ['views'],

  MessageSent: ['talk', 'notices'],
  MessageEdited: ['talk', 'notices'],
  MessageDeleted: ['talk'],
  MessageFilesAttached: ['talk'],
  ReplyHeld: ['talk', 'notices'],
  ReplyLetIn: ['talk'],
  ReplyRejected: ['talk'],
  ReplyRefused: ['talk'],
  AnswerWaived: 'commandsAlone',
  AnswerAwaited: 'commandsAlone',
  ConversationHanded: ['talk', 'notices'],

  NoteAdded: ['talk', 'notices'],
  NoteFilesAttached: ['talk'],
  NoteEdited: ['talk', 'notices'],
  NoteDeleted: ['talk'],

  ConversationSeen: ['talk'],
  ConversationPutOff: ['talk'],
  NoticesOpened: ['talk'],
  NoticeRead: ['talk'],
  NoticesRead: ['talk'],

  NewsPutOff: ['mails'],
  NewsHeldBack: ['mails'],
  MailSent: ['mails'],
  MailFailed: ['mails'],

  FileStored: ['talk', 'answers'],
  BlockFileStored: ['plans'],
  BrandPictureStored: 'commandsAlone',
  FileErased: ['plans', 'talk', 'answers'],

  SharedByLink: ['shares'],
  SharePasswordChanged: ['shares'],
  ShareTermsSet: ['shares'],
  SharingStopped: ['shares'],
  GuestCameIn: ['shares'],
  GuestLooked: ['shares'],
  GuestEnded: ['shares'],

  FormAdded: 'wholeStreams',
  FormRenamed: 'wholeStreams',
  FormChanged: 'wholeStreams',
  FormPublished: 'wholeStreams',
  FormDeleted: 'wholeStreams',
  FormRestored: 'wholeStreams',
  FormOriginsSet: 'wholeStreams',
  FormKeySet: 'wholeStreams',
  FormKeyRevoked: 'wholeStreams',

  AnswersSent: ['answers'],
  AnswersCorrected: ['answers'],
  AnswersWithdrawn: ['answers'],
  AnswersChangeAsked: ['answers', 'notices'],
} as const satisfies TakersOf<KnownEvent['type']>;

/** The events that a read model picks by a table of takers. */
export type PickedIn<Table extends Readonly<Record<string, Takers>>, Model extends Picking> = {
  [Type in keyof Table]: Table[Type] extends readonly Picking[]
    ? Model extends Table[Type][number]
      ? Type
      : never
    : never;
}[keyof Table];

/**
 * An event that a read model takes: what it does with each is a `switch` whose `default` is
 * `satisfies never`.
 */
export type TakenEvent<Model extends Picking> = Extract<
  KnownEvent,
  { type: PickedIn<typeof takenBy, Model> }
>;

export const isTakenBy = <Model extends Picking>(
  model: Model,
  event: KnownEvent,
): event is TakenEvent<Model> => {
  const takers: Takers = takenBy[event.type];
  return typeof takers !== 'string' && takers.includes(model);
};

/** An event as it may stand in streams of some kinds. */
export type InStreams<Event extends KnownEvent, Kind extends StreamKind> = Extract<
  Event,
  { type: EventOf<(typeof nouns)[Kind]['events']>['type'] }
>;

export const inStreamsOf = <Event extends KnownEvent, Kind extends StreamKind>(
  event: Event,
  ...kinds: readonly Kind[]
): event is InStreams<Event, Kind> =>
  (kinds as readonly StreamKind[]).includes(partsOfStream(event.stream).kind);
