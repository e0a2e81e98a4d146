import { countedIn } from '@waymark/look/counted';
import type { WordedMail } from '../../../wordedMails.ts';
import { blockKinds, type BlockKind } from '../../../blocks/index.ts';
import type { TaskStatus } from '../../../plan/tasks.ts';
import { taskTypes, type TaskType } from '../../../taskTypes/index.ts';
import type { Catalogue } from '../catalogue.ts';

const counted = countedIn('de');
const ofBlock = (kind: BlockKind) => blockKinds.kinds[kind].words.de;
const ofTask = (type: TaskType) => taskTypes.kinds[type].words.de;
const withTask: Readonly<Record<TaskStatus, (headline: string) => string>> = {
  TODO: (headline) => `hat „${headline}“ wieder geöffnet`,
  IN_PROGRESS: (headline) => `hat „${headline}“ begonnen`,
  STUCKED: (headline) => `hängt fest bei „${headline}“`,
  DONE: (headline) => `hat „${headline}“ erledigt`,
};
const mails: Readonly<Record<WordedMail, string>> = {
  welcome: 'Willkommens-E-Mail',
  turn: 'E-Mail „Sie sind dran“',
  reminder: 'Erinnerungs-E-Mail',
  stuck: 'E-Mail „Hängt fest“',
  digest: 'Sammel-E-Mail',
};

export const did = {
  processCreated: (name) => `hat „${name}“ angelegt`,
  processRenamed: (name) => `hat „${name}“ umbenannt`,
  processOwnerSet: (name: string) =>
    `hat gesetzt, wer für ${name} verantwortlich ist`,
  processDatesSet: (name: string) => `hat die Termine von ${name} gesetzt`,
  processDeleted: (name) => `hat „${name}“ gelöscht`,
  processRestored: (name) => `hat „${name}“ wiederhergestellt`,
  blueprintCreated: (name) => `hat die Prozessvorlage „${name}“ angelegt`,
  subProcessCreated: (name) => `hat den Unterprozess „${name}“ angelegt`,
  blueprintRenamed: (name) => `hat „${name}“ umbenannt`,
  blueprintDeleted: (name) => `hat die Prozessvorlage „${name}“ gelöscht`,
  blueprintRestored: (name) =>
    `hat die Prozessvorlage „${name}“ wiederhergestellt`,
  mailWordsSet: (mail) => `hat die Worte der ${mails[mail]} festgelegt`,
  mailWordsDropped: (mail) =>
    `hat der ${mails[mail]} wieder die üblichen Worte gegeben`,
  workspaceCreated: (name) => `hat den Arbeitsbereich „${name}“ angelegt`,
  workspaceRenamed: (name) => `hat den Arbeitsbereich „${name}“ umbenannt`,
  sharedByLink: (name) => `hat ${name} über einen Link geteilt`,
  sharePasswordChanged: (name) =>
    `hat das Passwort des Links zu ${name} geändert`,
  shareTermsSet: (name) => `hat geändert, wie ${name} geteilt wird`,
  sharingStopped: (name) => `teilt ${name} nicht mehr über einen Link`,
  guestCameIn: (name) => `hat ${name} über den Link geöffnet`,
  bookingKeySet: 'hat den Schlüssel eines Buchungsdienstes gesetzt',
  bookingKeyDropped: 'hat den Schlüssel eines Buchungsdienstes entfernt',
  bookingHostsSet: 'hat die Domains von Buchungsseiten gesetzt',
  answerTimePromised: 'hat die zugesagte Antwortzeit gesetzt',
  workspaceZoneSet: 'hat die Zeitzone des Arbeitsbereichs gesetzt',
  clientAdded: (name) => `hat den Kunden „${name}“ hinzugefügt`,
  clientRenamed: (name) => `hat den Kunden „${name}“ umbenannt`,
  clientDeleted: (name) => `hat den Kunden „${name}“ gelöscht`,
  projectAdded: (name) => `hat das Projekt „${name}“ hinzugefügt`,
  projectRenamed: (name) => `hat das Projekt „${name}“ umbenannt`,
  projectDeleted: (name) => `hat das Projekt „${name}“ gelöscht`,
  projectRestored: (name) => `hat das Projekt „${name}“ wiederhergestellt`,
  answersSent: (name) => `hat die Antworten von „${name}“ gesendet`,
  answersCorrected: (name, many) =>
    `hat ${counted(many, '# Antwort', '# Antworten')} von „${name}“ berichtigt`,
  answersWithdrawn: (name) => `hat die Antworten von „${name}“ zurückgenommen`,
  answersChangeAsked: (name) => `hat um eine Änderung in „${name}“ gebeten`,
  formAdded: (name) => `hat das Formular „${name}“ hinzugefügt`,
  formCloned: (from, name) =>
    `hat das Formular „${from}“ als „${name}“ kopiert`,
  formRenamed: (name) => `hat das Formular „${name}“ umbenannt`,
  formChanged: (name) => `hat das Formular „${name}“ geändert`,
  formPublished: (name, version) =>
    `hat Fassung ${version} des Formulars „${name}“ veröffentlicht`,
  formDeleted: (name) => `hat das Formular „${name}“ gelöscht`,
  formRestored: (name) => `hat das Formular „${name}“ wiederhergestellt`,
  formOriginsSet: (name) =>
    `hat geändert, welche Seiten das Formular „${name}“ zeigen dürfen`,
  formKeySet: (name) =>
    `hat einen Schlüssel erstellt, mit dem andere Seiten das Formular „${name}“ zeigen`,
  formKeyRevoked: (name) =>
    `hat den Schlüssel zurückgezogen, mit dem andere Seiten das Formular „${name}“ zeigen`,
  roleAdded: (name) => `hat die Rolle „${name}“ hinzugefügt`,
  roleChanged: (name) => `hat die Rolle „${name}“ geändert`,
  roleRemoved: (name) => `hat die Rolle „${name}“ gelöscht`,
  teamUserAdded: 'hat jemanden ins Team aufgenommen',
  teamUserRemoved: 'hat jemanden aus dem Team entfernt',
  teamUserInvited: 'hat jemanden ins Team eingeladen',
  clientUserInvited: 'hat jemanden vom Kunden eingeladen',
  clientUserRemoved: 'hat jemanden vom Kunden entfernt',
  invitationMailed:
    'hat die Einladung gesendet, die auf den Beginn gewartet hat',
  invitationRepeated: 'hat eine Einladung erneut gesendet',
  invitationWithdrawn: 'hat eine Einladung zurückgenommen',
  invitationExpired:
    'hat eine Einladung verfallen lassen, die niemand beantwortet hat',
  invitationDeclined: 'hat die Einladung abgelehnt',
  invitationAccepted: 'hat die Einladung angenommen',

  imported: (file) => `hat „${file}“ importiert`,
  begunWithTemplate: (name) => `hat mit der Vorlage „${name}“ begonnen`,
  subProcessImported: (name) => `hat den Unterprozess „${name}“ importiert`,
  rolledOut: (name) => `hat „${name}“ ausgerollt`,
  cloned: (name) => `hat „${name}“ geklont`,
  inParts: (sentence, part, parts) => `${sentence} (Teil ${part} von ${parts})`,
  severalModulesChanged: 'hat mehrere Module geändert',
  milestoneAdded: (name) => `hat den Meilenstein „${name}“ hinzugefügt`,
  milestoneRenamed: (name) => `hat den Meilenstein „${name}“ umbenannt`,
  milestonesReordered: 'hat die Meilensteine umgeordnet',
  milestoneRemoved: (name) => `hat den Meilenstein „${name}“ gelöscht`,
  milestoneRestored: (name) =>
    `hat den Meilenstein „${name}“ wiederhergestellt`,
  moduleAdded: (title) => `hat das Modul „${title}“ hinzugefügt`,
  moduleRenamed: (title) => `hat das Modul „${title}“ umbenannt`,
  moduleDescribed: (title) => `hat das Modul „${title}“ beschrieben`,
  moduleAudienceSet: (title) => `hat geändert, wer das Modul „${title}“ sieht`,
  participantsSet: (title) => `hat die Beteiligten von „${title}“ geändert`,
  moduleMoved: (title) => `hat das Modul „${title}“ verschoben`,
  modulesReordered: (milestone) =>
    `hat die Module in „${milestone}“ umgeordnet`,
  moduleReset: (title) => `hat das Modul „${title}“ zurückgesetzt`,
  moduleStarted: (title) => `hat das Modul „${title}“ gestartet`,
  withoutMail: (did) => `${did}, ohne E-Mail`,
  moduleStartSet: (title) =>
    `hat den Tag festgelegt, an dem das Modul „${title}“ von selbst beginnt`,
  moduleStartTakenBack: (title) =>
    `hat den Tag zurückgenommen, an dem das Modul „${title}“ von selbst begonnen hätte`,
  moduleResumed: (title) => `hat das Modul „${title}“ fortgesetzt`,
  moduleReopened: (title) => `hat das Modul „${title}“ wieder geöffnet`,
  modulePaused: (title) => `hat das Modul „${title}“ pausiert`,
  moduleFinished: (title) => `hat das Modul „${title}“ abgeschlossen`,
  moduleRemoved: (title) => `hat das Modul „${title}“ gelöscht`,
  moduleRestored: (title) => `hat das Modul „${title}“ wiederhergestellt`,
  contentReordered: (title) => `hat den Inhalt von „${title}“ umgeordnet`,
  blockAdded: (kind, title) => ofBlock(kind).added(title),
  blockRestored: (kind, title) => ofBlock(kind).restored(title),
  blockChanged: (kind, title) => ofBlock(kind).changed(title),
  blockRemoved: (kind, title) => ofBlock(kind).removed(title),
  jobAdded: (name) => `hat den Vorgang „${name}“ hinzugefügt`,
  jobRenamed: (name) => `hat den Vorgang „${name}“ umbenannt`,
  jobDescribed: (name) => `hat den Vorgang „${name}“ beschrieben`,
  jobAudienceSet: (name) => `hat geändert, wer den Vorgang „${name}“ sieht`,
  jobsReordered: 'hat die Vorgänge umgeordnet',
  jobSetAside: (name) => `hat den Vorgang „${name}“ zurückgestellt`,
  jobStarted: (name) => `hat den Vorgang „${name}“ begonnen`,
  jobReopened: (name) => `hat den Vorgang „${name}“ wieder geöffnet`,
  jobFinished: (name) => `hat den Vorgang „${name}“ abgeschlossen`,
  jobRemoved: (name) => `hat den Vorgang „${name}“ gelöscht`,
  jobRestored: (name) => `hat den Vorgang „${name}“ wiederhergestellt`,
  severalJobsChanged: 'hat mehrere Vorgänge geändert',
  taskMoved: (headline) =>
    `hat „${headline}“ in einen anderen Vorgang verschoben`,
  taskMovedToModule: (headline) =>
    `hat „${headline}“ in ein anderes Modul verschoben`,
  taskTakenUp: (headline) => `hat „${headline}“ aufgenommen`,
  taskLeftOut: (headline) => `hat „${headline}“ vorerst ausgelassen`,
  userAddableSet: (name) =>
    `hat geändert, ob alle „${name}“ nochmals hinzufügen können`,
  taskAdded: (headline) => `hat „${headline}“ hinzugefügt`,
  taskRenamed: (headline) => `hat „${headline}“ umbenannt`,
  taskDescribed: (headline) => `hat „${headline}“ beschrieben`,
  taskStatusSet: (to, headline) => withTask[to](headline),
  turnAsked: (headline) =>
    `hat „${headline}“ dem Team gegeben: Es wurde etwas gefragt`,
  turnAnswered: (headline) =>
    `hat „${headline}“ weitergegeben: Das Team hat geantwortet`,
  turnWaived: (headline) =>
    `hat „${headline}“ weitergegeben: Es braucht keine Antwort`,
  booked: (headline) => `hat einen Termin für „${headline}“ gebucht`,
  bookingConfirmed: (headline) => `hat den Termin von „${headline}“ bestätigt`,
  bookingMoved: (headline) => `hat den Termin von „${headline}“ verlegt`,
  bookingCancelled: (headline) => `hat den Termin von „${headline}“ abgesagt`,
  deadlineSet: (headline) => `hat die Frist von „${headline}“ geändert`,
  dueDateSet: (headline) => `hat geändert, wann „${headline}“ fällig ist`,
  taskAssigned: (headline) => `hat „${headline}“ zugewiesen`,
  tasksAssigned: (title) => `hat Aufgaben in „${title}“ zugewiesen`,
  followersSet: (headline) => `hat geändert, wer „${headline}“ beobachtet`,
  durationSet: (headline) => `hat geändert, wie lange „${headline}“ dauert`,
  taskVariablesSet: (headline) =>
    `hat gewählt, welche Variablen „${headline}“ zeigt`,
  taskSeenBySet: (headline) => `hat geändert, wer „${headline}“ sieht`,
  mandatorySet: (headline) => `hat geändert, ob „${headline}“ Pflicht ist`,
  taskContentSet: (type, headline) => ofTask(type).changed(headline),
  taskRemoved: (headline) => `hat „${headline}“ gelöscht`,
  taskRestored: (headline) => `hat „${headline}“ wiederhergestellt`,
  placeholderAdded: (name) => `hat den Platzhalter „${name}“ hinzugefügt`,
  placeholderChanged: (name) => `hat den Platzhalter „${name}“ geändert`,
  placeholderRemoved: (name) => `hat den Platzhalter „${name}“ gelöscht`,
  placeholderMatched: (name) => `hat „${name}“ eine Person zugeordnet`,
  placeholderOpened: (name) =>
    `hat „${name}“ wieder offen gelassen, weil die Person gegangen ist`,
  variableAdded: (name) => `hat die Variable „${name}“ hinzugefügt`,
  variableSet: (name) => `hat die Variable „${name}“ geändert`,
  variableRemoved: (name) => `hat die Variable „${name}“ gelöscht`,
  somethingUnknown: (event) => `hat etwas geändert: ${event}`,
} satisfies Catalogue['did'];
