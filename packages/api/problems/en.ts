import { ofBoards } from './ofBoards.ts';
import { ofReferences } from './ofReferences.ts';
import { ofApiKeys } from './ofApiKeys.ts';
import { ofForms } from './ofForms.ts';
import { ofFiles } from './ofFiles.ts';
import { ofPasswords } from './ofPasswords.ts';
import { ofSharing } from './ofSharing.ts';
import { countedIn } from '@waymark/look/counted';
import { refusalSubjects, type RefusalSubject } from './refusalSubjects.ts';

const counted = countedIn('en');

/** How a module stands. */
export type Standing = 'PENDING' | 'ACTIVE' | 'PAUSED' | 'DONE';

const standing: Readonly<Record<Standing, string>> = {
  PENDING: 'not started',
  ACTIVE: 'active',
  PAUSED: 'paused',
  DONE: 'done',
};
export type InvitationLimit =
  | 'perAccount'
  | 'perWorkspace'
  | 'personByAccount'
  | 'personByWorkspace'
  | 'again'
  | 'againToday';
const invited: Readonly<Record<InvitationLimit, string>> = {
  perAccount: 'You have reached the number of people you can invite in a day.',
  perWorkspace: 'This workspace has reached the number of people it can invite in a day.',
  personByAccount: 'You have invited this person several times today.',
  personByWorkspace: 'This workspace has invited this person several times.',
  again: 'The invitation went out a moment ago.',
  againToday: 'The invitation went out several times today.',
};
const minutesOrHours = (seconds: number, most: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes <= most
    ? counted(minutes, '# minute', '# minutes')
    : counted(Math.ceil(minutes / 60), '# hour', '# hours');
};

/** The sentences of refusals (PRODUCT 11), by key; problem+json says it as `detail`. */
export const en = {
  input: 'The input',
  addressInName: (address: string) =>
    `must not hold an address such as "${address}", since it appears in the subjects of e-mails`,
  markupInName: (markup: string) => `must not hold markup such as "${markup}"`,

  gone: (what: RefusalSubject) => `${refusalSubjects[what].en[0]} does not exist or was deleted.`,
  never: (what: RefusalSubject) => `${refusalSubjects[what].en[0]} does not exist.`,
  idTaken: (what: RefusalSubject) => `${refusalSubjects[what].en[1]} with this id exists already.`,
  nameTaken: (what: RefusalSubject) =>
    `${refusalSubjects[what].en[1]} with this name exists already.`,

  taskNotShown: 'The client does not see this task. Write a note, or show it to them first.',
  taskOfTeam: (headline: string) =>
    `Only the team sees “${headline}”. Choose somebody of the team, or show it to the client first.`,
  taskWithClient: (headline: string) =>
    `Somebody of the client has “${headline}”. Give it to somebody of the team first, or hide it for now.`,
  notTheAuthor: 'Only the person who wrote this can change it.',
  answeredMeanwhile: 'A colleague has answered in the meantime. Read it first.',
  notHeld: 'This e-mail is not waiting for approval.',
  tooManyHeld: 'Too many e-mails from unknown addresses are already waiting for approval here.',
  notOfTheTeam: 'Only somebody in the team can be mentioned here.',
  endBeforeStart: 'The end must not be before the start.',
  notOver: 'This project can be rated once everything in it is done.',
  ownerNotInTeam: 'The owner of an execution must be a user of the team.',
  planTooLarge: (kilobytes: number, most: number) =>
    `This makes a plan of ${counted(kilobytes, '#', '#')} kB; at most ${counted(most, '#', '#')} kB fit into one. Split it into several.`,
  planTooLargeTogether: (kilobytes: number, most: number) =>
    `With these sub-processes the plan has ${counted(kilobytes, '#', '#')} kB; at most ${counted(most, '#', '#')} kB can be created at once. Leave some out and import them later.`,
  planTooLargeToRestore: (kilobytes: number, most: number) =>
    `This makes a plan of ${counted(kilobytes, '#', '#')} kB; at most ${counted(most, '#', '#')} kB fit into one. Put its parts back one by one.`,
  reasonOnlyWithStuck: 'A reason belongs to the status STUCKED only.',
  notAUserOfTheClient: "This person is not one of the client's users.",
  notOfTheClient: 'This person is not a user of the client.',
  taskOfOtherType: (is: string, wanted: string) =>
    `This task is a ${is} task, not a ${wanted} task.`,
  notBooked: 'This task is done by booking a time, and none is booked yet.',
  taskHeld: 'This task can’t be done yet: its booking page or its form is missing.',
  bookingHost: (host: string) =>
    `Booking pages at ${host} are not taken here. The link has to lead to calendly.com, to hubspot.com, or to a domain that the owner of the workspace names under Settings, Scheduling.`,
  bookedElsewhere: 'A time for this task is booked with another provider.',
  blockOfOtherKind: (is: string, wanted: string) => `This block holds a ${is}, not a ${wanted}.`,
  placeholderNotInBlueprint: 'This placeholder is not part of the process template.',
  subProcessGone:
    'This sub-process has been deleted in the meantime. Nothing was imported: choose another one, or put it back first.',
  subProcessTwice: (name: string) =>
    `${name} is chosen twice. Choose each sub-process once; you can import it again later.`,
  notItsSubProcess:
    'This sub-process does not belong to the process template of this execution. Choose one that does.',
  variableNotInBlueprint: 'This variable is not part of the process template.',
  unknownVariable: (name: string, known: string) =>
    `${name} is not a variable of e-mails. You can use ${known}.`,
  ...ofReferences.en,
  placeholderInUse: (name: string) => `${name} is still in use: match or reassign its tasks first.`,
  personUnknown: 'This person does not belong to this plan or workspace.',
  neitherTeamNorClient: "This person is neither in the team nor one of the client's users.",
  roleIsInternal: (name: string) => `${name} is an internal role: choose somebody in the team.`,
  roleIsExternal: (name: string) =>
    `${name} is an external role: choose one of the client's users.`,
  startNotAhead: 'The day must be in the future.',
  moduleCannotBecome: (from: Standing, to: Standing) =>
    `A module that is ${standing[from]} cannot become ${standing[to]}.`,
  ...ofBoards.en,
  onlyInBlueprint: 'This can only be changed in the process template.',
  mailsOfProcess:
    'A sub-process sends no e-mails. Write these words at the process template that it belongs to.',
  singleModules: 'Single modules have neither milestones nor a name.',
  processNeeded:
    'Only a whole process template can be chosen here, not a sub-process or single modules.',
  milestoneNeeded: 'Choose the milestone that the module belongs to.',
  onlyInExecution: 'This can only be changed in an execution.',
  variableExists: 'Variable already exists',
  notANumber: 'The value must be a number.',
  notALink: 'The link must begin with https://, http://, mailto: or tel:.',
  linkIncomplete: 'The address of a link needs a label.',

  userExists: 'User already exists',
  alreadyInvited:
    'This address is already invited and has not answered yet. You can send the invitation again.',
  notOfSameClient: 'An invitation can only lead to an execution or a project of the same client.',
  mailNotTaken: 'The e-mail server did not accept the test. Nothing was sent; try again later.',
  noMailGoesOut: 'The start of this module sends them no e-mail: none of its tasks is theirs.',
  noMailStop: 'This link cannot stop e-mails: it is incomplete.',
  noInvitation: 'This invitation does not exist, or it was taken back.',
  ownerStays: 'The owner of the workspace cannot be removed.',
  defaultNotInTeam: 'The default e-mail address must be that of a user of this workspace.',
  defaultOnlyForIntern: 'Only an internal role has a default e-mail address.',
  ...ofPasswords.en,
  ...ofSharing.en,
  ...ofApiKeys.en,
  ...ofForms.en,
  changedMeanwhile: (name: string) =>
    `${name} changed this in the meantime. Your change was not saved.`,
  deletedMeanwhile: (name: string) =>
    `${name} deleted this in the meantime. Your change was not saved.`,
  tooBusy: 'Too many people are changing this at once. Try again in a moment.',
  keyUsed: 'This Idempotency-Key was used for another command.',
  noCommand: (name: string) => `There is no command ${name}.`,
  whichWorkspace: (header: string) => `Say in the header ${header} which workspace is meant.`,
  tooManyTries: (seconds: number) =>
    `Too many tries. Wait ${minutesOrHours(seconds, 119)}, then try again.`,
  tooManyChanges: (seconds: number) =>
    `That is more than you can change in so short a time. Wait ${minutesOrHours(seconds, 119)}, then try again.`,
  tooManyInvitations: (kind: InvitationLimit, seconds: number) =>
    `${invited[kind]} Try again in ${minutesOrHours(seconds, 90)}.`,
  checklistsWait: (count: number) =>
    counted(
      count,
      '# checklist of this workspace waits to be read already. Wait a moment, then try again.',
      '# checklists of this workspace wait to be read already. Wait a moment, then try again.',
    ),

  importBroken: (line: number, what: string) =>
    `Line ${line}: what the export says of the plan here can't be read any more${what === '' ? '' : ` (${what})`}. Put the line back as it was, or take it out.`,
  importLineTooLong: (line: number, most: number) =>
    `Line ${line}: a name may have at most ${most} characters. Shorten it.`,
  importQuoteOpen: (line: number) =>
    `Line ${line}: a quotation mark opens a cell and is never closed. Close it, or take it out.`,
  importJsonBroken: (where: string) =>
    `The exported file can't be read any more${where === '' ? '' : `: ${where}`}. Put that back as it was, or export the process template again.`,
  importNothing:
    'The file holds no headings, boxes or text outside of comments, so there is nothing to import.',
  importEmpty: 'The file is empty, so there is nothing to import.',
  importOutdated: 'The process template has changed in the meantime. Look at the difference again.',
  importNotText:
    'The file is not readable as text. Choose a checklist saved as Markdown, CSV, plain text or web page.',
  importTooLarge: (bytes: number, most: number) =>
    `The file has ${counted(bytes, '#', '#')} bytes; at most ${counted(most, '#', '#')} (1 MB) can be imported.`,
  importTooLong: (seconds: number) =>
    `Reading this file takes longer than ${seconds} seconds, so it was given up. Long runs of *, _, [ or | are what takes longest: take them out, or split the file and import the parts.`,
  importTooMuchMemory:
    'Reading this file needs too much memory, so it was given up. Long runs of *, _, [ or | are what takes longest: take them out, or split the file and import the parts.',
  importNeverClosed: 'The file holds too many comments or links that are opened and never closed.',
  importTooDeep: (line: number, most: number) =>
    `Line ${line} lies more than ${most} levels deep; at most ${most} can be imported.`,

  ...ofFiles.en,

  notSignedIn: 'You are not signed in, or your session has ended. Sign in again.',
  nobodyBehind: 'There is no person behind this account. Please sign in again.',
  invalidCode: 'You have entered an invalid code. Please try again.',
  otherBrowser: 'A code works only in the browser that asked for it. Ask for a new code here.',
  linkNeeded:
    'Too many wrong codes were tried for this address today, so six digits are not enough here. Ask again, and we send you a link instead.',
  networkBlocked:
    'Nothing can be reached from your network at the moment. Ask whoever runs this installation.',
  confirmationNeeded:
    'Show that it is you, by a code from your e-mails: you signed in a while ago, and this can’t be taken back.',
  noPermission: 'You have no permission to do this here.',
  onlyTheTeamIsSeen: 'Only the team is seen where it works.',
  notAMember: 'You do not belong to this workspace. Choose another one.',
  notAnOperator: 'Only those who run this installation may see and do this.',
  notYetKnown: 'Your account is not ready to be read yet. Try again in a moment.',
  restarting: 'This service is being restarted. Try again in a moment.',
  preparing:
    'This list is being prepared for a new version. Nothing is lost; try again in a moment.',
  noEntry: (list: string) => `There is no such entry in ${list}, or you may not see it.`,
  tooManyFollowed: (most: number) =>
    `You already follow live changes in ${most} places. Close some of them.`,

  noOperation: (actions: string) => `There is no such operation. There are ${actions}.`,
  noReadModel: (name: string, models: string) =>
    `There is no read model ${name}. There are ${models}.`,
  rebuiltAlready: (model: string) =>
    `${model} is being rebuilt already. Wait for it, or cancel it first.`,
  verifiedAlready: (model: string) => `${model} is being verified already.`,
  noRebuildReady: (model: string) => `${model} has no rebuild that is ready to be swapped in.`,
  noEarlierTables: (model: string) =>
    `${model} has no earlier tables of this version to go back to, or is being rebuilt.`,
  noRebuildUnderWay: (model: string) => `${model} has no rebuild under way.`,
  noPausedRebuild: (model: string) => `${model} has no paused rebuild.`,
  nothingToCancel: (model: string) => `${model} has nothing to cancel.`,

  internal:
    'Something went wrong on our side. Try again. If it happens again, tell us the request id.',
  tooLargeForOne: 'This is more than one change can hold. Make it smaller or split it.',
  unsound: 'The text holds characters that cannot be stored.',
  deletedForGood: 'This has been deleted for good; nothing can be done with it.',
  unreadable:
    'This holds a change that the running version of Waymark cannot read, so nothing can be done with it until those who run Waymark have looked at it. Nothing was changed.',
  logUnavailable:
    'The store of changes does not answer right now. Try again in a moment; nothing is done twice.',
  logReplaced:
    'The store of changes is no longer the same one, so no change is accepted until an operator has looked at it. Nothing was done; keep what you have written.',
  databaseUnavailable:
    'The database does not answer right now. Try again in a moment; nothing is done twice.',
  nothingAt: (path: string) => `There is nothing at ${path}.`,
  nothingHere: 'There is nothing at this address.',
  askedTooMuch:
    'You are asking for too much at once. Try again in a moment; nothing is done twice.',
  overloaded:
    'There is more to do right now than we can handle. Try again in a moment; nothing is done twice.',
  tooManyFromAddress:
    'Too many requests are coming from your address at once. Try again in a moment; nothing is done twice.',
};
export type ProblemTexts = typeof en;
