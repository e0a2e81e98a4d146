import { countedIn } from '@waymark/look/counted';
import type { WordedMail } from '../../../wordedMails.ts';
import { blockKinds, type BlockKind } from '../../../blocks/index.ts';
import type { TaskStatus } from '../../../plan/tasks.ts';
import { taskTypes, type TaskType } from '../../../taskTypes/index.ts';

const counted = countedIn('en');
const ofBlock = (kind: BlockKind) => blockKinds.kinds[kind].words.en;
const ofTask = (type: TaskType) => taskTypes.kinds[type].words.en;
/** What somebody did who gave a task this status. */
const taskVerb: Readonly<Record<TaskStatus, string>> = {
  TODO: 'reopened',
  IN_PROGRESS: 'began',
  STUCKED: 'is stuck with',
  DONE: 'finished',
};

const mails: Readonly<Record<WordedMail, string>> = {
  welcome: 'welcome e-mail',
  turn: 'e-mail “Your turn”',
  reminder: 'reminder e-mail',
  stuck: 'e-mail “Stuck”',
  digest: 'digest e-mail',
};

/**
 * What somebody did. A sentence follows their name and has no subject of its own; where it names what it is about, it does so
 * by the very text that is its headline.
 */
export const did = {
  processCreated: (name: string) => `created ${name}`,
  processRenamed: (name: string) => `renamed ${name}`,
  processOwnerSet: (name: string) => `set the owner of ${name}`,
  processDatesSet: (name: string) => `set the dates of ${name}`,
  processDeleted: (name: string) => `deleted ${name}`,
  processRestored: (name: string) => `put back ${name}`,
  blueprintCreated: (name: string) => `created the process template ${name}`,
  subProcessCreated: (name: string) => `created the sub-process ${name}`,
  blueprintRenamed: (name: string) => `renamed ${name}`,
  blueprintDeleted: (name: string) => `deleted the process template ${name}`,
  blueprintRestored: (name: string) => `put back the process template ${name}`,
  mailWordsSet: (mail: WordedMail) => `set the words of the ${mails[mail]}`,
  mailWordsDropped: (mail: WordedMail) =>
    `gave the ${mails[mail]} the usual words again`,
  workspaceCreated: (name: string) => `created the workspace ${name}`,
  workspaceRenamed: (name: string) => `renamed the workspace ${name}`,
  sharedByLink: (name: string) => `shared ${name} by a link`,
  sharePasswordChanged: (name: string) =>
    `changed the password of the link to ${name}`,
  shareTermsSet: (name: string) => `changed how ${name} is shared`,
  sharingStopped: (name: string) => `stopped sharing ${name} by a link`,
  guestCameIn: (name: string) => `opened ${name} by the link`,
  bookingKeySet: 'set the key of a booking provider',
  bookingKeyDropped: 'removed the key of a booking provider',
  bookingHostsSet: 'set the domains of booking pages',
  answerTimePromised: 'set the promised answer time',
  workspaceZoneSet: 'set the time zone of the workspace',
  clientAdded: (name: string) => `added the client ${name}`,
  clientRenamed: (name: string) => `renamed the client ${name}`,
  clientDeleted: (name: string) => `deleted the client ${name}`,
  projectAdded: (name: string) => `added the project ${name}`,
  projectRenamed: (name: string) => `renamed the project ${name}`,
  projectDeleted: (name: string) => `deleted the project ${name}`,
  projectRestored: (name: string) => `put back the project ${name}`,
  answersSent: (name: string) => `sent the answers of ${name}`,
  answersCorrected: (name: string, many: number) =>
    `corrected ${counted(many, '# answer', '# answers')} of ${name}`,
  answersWithdrawn: (name: string) => `took back the answers of ${name}`,
  answersChangeAsked: (name: string) => `asked for a change in ${name}`,
  formAdded: (name: string) => `added the form ${name}`,
  formCloned: (from: string, name: string) =>
    `cloned the form ${from} as ${name}`,
  formRenamed: (name: string) => `renamed the form ${name}`,
  formChanged: (name: string) => `changed the form ${name}`,
  formPublished: (name: string, version: number) =>
    `published version ${version} of the form ${name}`,
  formDeleted: (name: string) => `deleted the form ${name}`,
  formRestored: (name: string) => `put back the form ${name}`,
  formOriginsSet: (name: string) =>
    `changed which sites may show the form ${name}`,
  formKeySet: (name: string) =>
    `made a key for showing the form ${name} on other sites`,
  formKeyRevoked: (name: string) =>
    `revoked the key for showing the form ${name} on other sites`,
  roleAdded: (name: string) => `added the role ${name}`,
  roleChanged: (name: string) => `changed the role ${name}`,
  roleRemoved: (name: string) => `deleted the role ${name}`,
  teamUserAdded: 'added a team user',
  teamUserRemoved: 'removed a team user',
  teamUserInvited: 'invited somebody to the team',
  clientUserInvited: 'invited a user of the client',
  clientUserRemoved: 'removed a user of the client',
  invitationMailed: 'sent the invitation that waited for the start',
  invitationRepeated: 'sent an invitation again',
  invitationWithdrawn: 'took an invitation back',
  invitationExpired: 'let an invitation lapse that nobody answered',
  invitationDeclined: 'declined the invitation',
  invitationAccepted: 'accepted the invitation',

  imported: (file: string) => `imported ${file}`,
  begunWithTemplate: (name: string) => `began with the template ${name}`,
  rolledOut: (name: string) => `rolled out ${name}`,
  subProcessImported: (name: string) => `imported the sub-process ${name}`,
  cloned: (name: string) => `cloned ${name}`,
  inParts: (sentence: string, part: number, parts: number) =>
    `${sentence} (part ${part} of ${parts})`,
  severalModulesChanged: 'changed several modules',
  milestoneAdded: (name: string) => `added the milestone ${name}`,
  milestoneRenamed: (name: string) => `renamed the milestone ${name}`,
  milestonesReordered: 'reordered the milestones',
  milestoneRemoved: (name: string) => `deleted the milestone ${name}`,
  milestoneRestored: (name: string) => `put back the milestone ${name}`,
  moduleAdded: (title: string) => `added the module ${title}`,
  moduleRenamed: (title: string) => `renamed the module ${title}`,
  moduleDescribed: (title: string) => `described the module ${title}`,
  moduleAudienceSet: (title: string) => `set who sees the module ${title}`,
  participantsSet: (title: string) => `set the participants of ${title}`,
  moduleMoved: (title: string) => `moved the module ${title}`,
  modulesReordered: (milestone: string) =>
    `reordered the modules in ${milestone}`,
  moduleReset: (title: string) => `reset the module ${title}`,
  moduleStarted: (title: string) => `started the module ${title}`,
  /** `did`: what became of the module. */
  withoutMail: (did: string) => `${did}, without an e-mail`,
  moduleStartSet: (title: string) =>
    `set the day on which the module ${title} starts by itself`,
  moduleStartTakenBack: (title: string) =>
    `took back the day on which the module ${title} would have started by itself`,
  moduleResumed: (title: string) => `resumed the module ${title}`,
  moduleReopened: (title: string) => `reopened the module ${title}`,
  modulePaused: (title: string) => `paused the module ${title}`,
  moduleFinished: (title: string) => `finished the module ${title}`,
  moduleRemoved: (title: string) => `deleted the module ${title}`,
  moduleRestored: (title: string) => `put back the module ${title}`,
  contentReordered: (title: string) => `reordered the content of ${title}`,
  blockAdded: (kind: BlockKind, title: string) => ofBlock(kind).added(title),
  blockRestored: (kind: BlockKind, title: string) =>
    ofBlock(kind).restored(title),
  blockChanged: (kind: BlockKind, title: string) =>
    ofBlock(kind).changed(title),
  blockRemoved: (kind: BlockKind, title: string) =>
    ofBlock(kind).removed(title),
  jobAdded: (name: string) => `added the job ${name}`,
  jobRenamed: (name: string) => `renamed the job ${name}`,
  jobDescribed: (name: string) => `described the job ${name}`,
  jobAudienceSet: (name: string) => `set who sees the job ${name}`,
  jobsReordered: 'reordered the jobs',
  jobSetAside: (name: string) => `set the job ${name} aside`,
  jobStarted: (name: string) => `started the job ${name}`,
  jobReopened: (name: string) => `reopened the job ${name}`,
  jobFinished: (name: string) => `finished the job ${name}`,
  jobRemoved: (name: string) => `deleted the job ${name}`,
  jobRestored: (name: string) => `put back the job ${name}`,
  severalJobsChanged: 'changed several jobs',
  taskMoved: (headline: string) => `moved ${headline} to another job`,
  taskMovedToModule: (headline: string) =>
    `moved ${headline} to another module`,
  taskTakenUp: (headline: string) => `took up ${headline}`,
  taskLeftOut: (headline: string) => `left out ${headline} for now`,
  userAddableSet: (name: string) =>
    `set whether anyone may add another ${name}`,
  taskAdded: (headline: string) => `added ${headline}`,
  taskRenamed: (headline: string) => `renamed ${headline}`,
  taskDescribed: (headline: string) => `described ${headline}`,
  taskStatusSet: (to: TaskStatus, headline: string) =>
    `${taskVerb[to]} ${headline}`,
  turnAsked: (headline: string) =>
    `passed ${headline} to the team, which was asked something`,
  turnAnswered: (headline: string) =>
    `passed ${headline} on: the team has answered`,
  turnWaived: (headline: string) =>
    `passed ${headline} on: no answer is needed`,
  booked: (headline: string) => `booked a time for ${headline}`,
  bookingConfirmed: (headline: string) => `confirmed the time of ${headline}`,
  bookingMoved: (headline: string) => `moved the time of ${headline}`,
  bookingCancelled: (headline: string) => `cancelled the time of ${headline}`,
  deadlineSet: (headline: string) => `set the deadline of ${headline}`,
  dueDateSet: (headline: string) => `set the due date of ${headline}`,
  taskAssigned: (headline: string) => `assigned ${headline}`,
  tasksAssigned: (title: string) => `assigned tasks in ${title}`,
  followersSet: (headline: string) => `set the followers of ${headline}`,
  durationSet: (headline: string) => `set how long ${headline} takes`,
  taskVariablesSet: (headline: string) =>
    `chose which variables ${headline} shows`,
  taskSeenBySet: (headline: string) => `set who sees ${headline}`,
  mandatorySet: (headline: string) =>
    `set whether it is mandatory: ${headline}`,
  taskContentSet: (type: TaskType, headline: string) =>
    ofTask(type).changed(headline),
  taskRemoved: (headline: string) => `deleted ${headline}`,
  taskRestored: (headline: string) => `put back ${headline}`,
  placeholderAdded: (name: string) => `added the placeholder ${name}`,
  placeholderChanged: (name: string) => `changed the placeholder ${name}`,
  placeholderRemoved: (name: string) => `deleted the placeholder ${name}`,
  placeholderMatched: (name: string) => `matched a person to ${name}`,
  placeholderOpened: (name: string) =>
    `left ${name} open again, as the person has left`,
  variableAdded: (name: string) => `added the variable ${name}`,
  variableSet: (name: string) => `set the variable ${name}`,
  variableRemoved: (name: string) => `deleted the variable ${name}`,
  somethingUnknown: (event: string) => `made a change: ${event}`,
};
