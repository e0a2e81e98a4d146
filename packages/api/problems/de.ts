import { ofBoards } from './ofBoards.ts';
import { ofReferences } from './ofReferences.ts';
import { ofApiKeys } from './ofApiKeys.ts';
import { ofForms } from './ofForms.ts';
import { ofFiles } from './ofFiles.ts';
import { ofPasswords } from './ofPasswords.ts';
import { ofSharing } from './ofSharing.ts';
import { countedIn } from '@waymark/look/counted';
import type { InvitationLimit, ProblemTexts, Standing } from './en.ts';
import { refusalSubjects } from './refusalSubjects.ts';

const counted = countedIn('de');

const standing: Readonly<Record<Standing, string>> = {
  PENDING: 'nicht gestartet',
  ACTIVE: 'aktiv',
  PAUSED: 'pausiert',
  DONE: 'erledigt',
};
const invited: Readonly<Record<InvitationLimit, string>> = {
  perAccount: 'Sie haben so viele Personen eingeladen, wie an einem Tag möglich ist.',
  perWorkspace:
    'Dieser Arbeitsbereich hat so viele Personen eingeladen, wie an einem Tag möglich ist.',
  personByAccount: 'Sie haben diese Person heute mehrmals eingeladen.',
  personByWorkspace: 'Dieser Arbeitsbereich hat diese Person mehrmals eingeladen.',
  again: 'Die Einladung wurde gerade erst gesendet.',
  againToday: 'Die Einladung wurde heute mehrmals gesendet.',
};
const minutesOrHours = (seconds: number, most: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'einer Minute';
  return minutes <= most
    ? counted(minutes, '# Minute', '# Minuten')
    : counted(Math.ceil(minutes / 60), '# Stunde', '# Stunden');
};
const kilobytes = (n: number) => counted(n, '# kB', '# kB');

export const de = {
  input: 'Die Eingabe',
  addressInName: (address) =>
    `darf keine Adresse wie „${address}“ enthalten, denn es steht im Betreff von E-Mails`,
  markupInName: (markup) => `darf keine Auszeichnung wie „${markup}“ enthalten`,

  gone: (what) => `${refusalSubjects[what].de[0]} ist nicht vorhanden oder wurde gelöscht.`,
  never: (what) => `${refusalSubjects[what].de[0]} ist nicht vorhanden.`,
  idTaken: (what) => `${refusalSubjects[what].de[1]} mit dieser Kennung gibt es bereits.`,
  nameTaken: (what) => `${refusalSubjects[what].de[1]} mit diesem Namen gibt es bereits.`,

  taskNotShown:
    'Der Kunde sieht diese Aufgabe nicht. Schreiben Sie eine Notiz, oder zeigen Sie sie ihm zuerst.',
  taskOfTeam: (headline) =>
    `„${headline}“ sieht nur das Team. Wählen Sie jemanden aus dem Team, oder zeigen Sie die Aufgabe zuerst dem Kunden.`,
  taskWithClient: (headline) =>
    `Jemand vom Kunden hat „${headline}“. Geben Sie die Aufgabe zuerst jemandem aus dem Team, oder verbergen Sie sie vorerst.`,
  notTheAuthor: 'Das kann nur ändern, wer es geschrieben hat.',
  answeredMeanwhile: 'Jemand aus dem Team hat inzwischen geantwortet. Lesen Sie das zuerst.',
  notHeld: 'Diese E-Mail wartet nicht auf eine Freigabe.',
  tooManyHeld: 'Hier warten schon zu viele E-Mails von Unbekannten auf eine Freigabe.',
  notOfTheTeam: 'Hier lässt sich nur jemand aus dem Team erwähnen.',
  endBeforeStart: 'Das Ende darf nicht vor dem Beginn liegen.',
  notOver: 'Bewertet werden kann dieses Projekt, sobald alles darin erledigt ist.',
  ownerNotInTeam: 'Verantwortlich für einen Prozess muss jemand aus dem Team sein.',
  planTooLarge: (size, most) =>
    `Der Plan hätte damit ${kilobytes(size)}; höchstens ${kilobytes(most)} passen in einen. Teilen Sie ihn auf mehrere auf.`,
  planTooLargeTogether: (size, most) =>
    `Mit diesen Unterprozessen hat der Plan ${kilobytes(size)}; auf einmal können höchstens ${kilobytes(most)} angelegt werden. Lassen Sie einige weg, und importieren Sie sie später.`,
  planTooLargeToRestore: (size, most) =>
    `Der Plan hätte damit ${kilobytes(size)}; höchstens ${kilobytes(most)} passen in einen. Stellen Sie seine Teile einzeln wieder her.`,
  reasonOnlyWithStuck: 'Ein Grund gehört nur zum Status STUCKED.',
  notAUserOfTheClient: 'Diese Person gehört nicht zum Kunden.',
  notOfTheClient: 'Diese Person gehört nicht zum Kunden.',
  taskOfOtherType: (is, wanted) => `Diese Aufgabe hat den Typ ${is} und nicht den Typ ${wanted}.`,
  notBooked: 'Diese Aufgabe ist erledigt, sobald ein Termin gebucht ist. Noch ist keiner gebucht.',
  taskHeld:
    'Diese Aufgabe kann noch nicht erledigt werden: Ihre Buchungsseite oder ihr Formular fehlt.',
  bookingHost: (host) =>
    `Buchungsseiten unter ${host} werden hier nicht angenommen. Der Link muss zu calendly.com, zu hubspot.com oder zu einer Domain führen, die der Inhaber des Arbeitsbereichs unter Einstellungen, Terminbuchung einträgt.`,
  bookedElsewhere: 'Ein Termin für diese Aufgabe wird bei einem anderen Anbieter gebucht.',
  blockOfOtherKind: (is, wanted) => `Dieser Block hat die Art ${is} und nicht die Art ${wanted}.`,
  placeholderNotInBlueprint: 'Dieser Platzhalter gehört nicht zur Prozessvorlage.',
  subProcessGone:
    'Dieser Unterprozess wurde inzwischen gelöscht. Nichts wurde importiert: Wählen Sie einen anderen, oder lassen Sie ihn erst wiederherstellen.',
  subProcessTwice: (name) =>
    `${name} ist zweimal ausgewählt. Wählen Sie jeden Unterprozess nur einmal; später können Sie ihn noch einmal importieren.`,
  notItsSubProcess:
    'Dieser Unterprozess gehört nicht zur Prozessvorlage dieses Prozesses. Wählen Sie einen, der dazugehört.',
  variableNotInBlueprint: 'Diese Variable gehört nicht zur Prozessvorlage.',
  unknownVariable: (name, known) =>
    `${name} ist keine Variable von E-Mails. Sie können ${known} verwenden.`,
  ...ofReferences.de,
  placeholderInUse: (name) =>
    `${name} wird noch verwendet: Ordnen Sie den Platzhalter zu, oder geben Sie seine Aufgaben jemand anderem.`,
  personUnknown: 'Diese Person gehört nicht zu diesem Plan oder Arbeitsbereich.',
  neitherTeamNorClient: 'Diese Person gehört weder zum Team noch zum Kunden.',
  roleIsInternal: (name) => `${name} ist eine interne Rolle: Wählen Sie jemanden aus dem Team.`,
  roleIsExternal: (name) => `${name} ist eine externe Rolle: Wählen Sie jemanden vom Kunden.`,
  startNotAhead: 'Der Tag muss in der Zukunft liegen.',
  moduleCannotBecome: (from, to) =>
    `Ein Modul mit dem Status „${standing[from]}“ kann nicht den Status „${standing[to]}“ erhalten.`,
  ...ofBoards.de,
  onlyInBlueprint: 'Das lässt sich nur in der Prozessvorlage ändern.',
  mailsOfProcess:
    'Ein Unterprozess verschickt keine E-Mails. Schreiben Sie diese Texte bei der Prozessvorlage, zu der er gehört.',
  singleModules: 'Einzelne Module haben weder Meilensteine noch einen Namen.',
  processNeeded:
    'Hier lässt sich nur eine ganze Prozessvorlage wählen, kein Unterprozess und keine einzelnen Module.',
  milestoneNeeded: 'Wählen Sie den Meilenstein, zu dem das Modul gehört.',
  onlyInExecution: 'Das lässt sich nur in einem Prozess ändern.',
  variableExists: 'Die Variable ist bereits vorhanden',
  notANumber: 'Der Wert muss eine Zahl sein.',
  notALink: 'Der Link muss mit https://, http://, mailto: oder tel: beginnen.',
  linkIncomplete: 'Die Adresse eines Links braucht eine Beschriftung.',

  userExists: 'Die Person ist bereits vorhanden',
  alreadyInvited:
    'Diese Adresse ist bereits eingeladen und hat noch nicht geantwortet. Sie können die Einladung erneut senden.',
  notOfSameClient:
    'Eine Einladung kann nur zu einem Prozess oder einem Projekt desselben Kunden führen.',
  mailNotTaken:
    'Der E-Mail-Server hat die Probe nicht angenommen. Es wurde nichts gesendet; versuchen Sie es später noch einmal.',
  noMailGoesOut: 'Der Start dieses Moduls schickt ihnen keine E-Mail.',
  noMailStop: 'Dieser Link bestellt keine E-Mails ab: Er ist nicht vollständig.',
  noInvitation: 'Diese Einladung gibt es nicht, oder sie wurde zurückgenommen.',
  ownerStays: 'Die Person, der der Arbeitsbereich gehört, lässt sich nicht entfernen.',
  defaultNotInTeam: 'Die Standard-E-Mail-Adresse muss einem Nutzer dieses Arbeitsbereichs gehören.',
  defaultOnlyForIntern: 'Nur eine interne Rolle hat eine Standard-E-Mail-Adresse.',
  ...ofPasswords.de,
  ...ofSharing.de,
  ...ofApiKeys.de,
  ...ofForms.de,
  changedMeanwhile: (name) =>
    `${name} hat das inzwischen geändert. Ihre Änderung wurde nicht gespeichert.`,
  deletedMeanwhile: (name) =>
    `${name} hat das inzwischen gelöscht. Ihre Änderung wurde nicht gespeichert.`,
  tooBusy: 'Zu viele Personen ändern das gleichzeitig. Versuchen Sie es gleich noch einmal.',
  keyUsed: 'Dieser Idempotency-Key wurde für einen anderen Befehl verwendet.',
  noCommand: (name) => `Den Befehl ${name} gibt es nicht.`,
  whichWorkspace: (header) => `Nennen Sie im Header ${header}, welcher Arbeitsbereich gemeint ist.`,
  tooManyTries: (seconds) =>
    `Zu viele Versuche. Versuchen Sie es in ${minutesOrHours(seconds, 119)} noch einmal.`,
  tooManyChanges: (seconds) =>
    `Das ist mehr, als sich in so kurzer Zeit ändern lässt. Versuchen Sie es in ${minutesOrHours(seconds, 119)} noch einmal.`,
  tooManyInvitations: (kind, seconds) =>
    `${invited[kind]} Versuchen Sie es in ${minutesOrHours(seconds, 90)} noch einmal.`,
  checklistsWait: (count) =>
    counted(
      count,
      '# Checkliste dieses Arbeitsbereichs wartet bereits darauf, gelesen zu werden. Versuchen Sie es gleich noch einmal.',
      '# Checklisten dieses Arbeitsbereichs warten bereits darauf, gelesen zu werden. Versuchen Sie es gleich noch einmal.',
    ),

  importBroken: (line, what) =>
    `Zeile ${line}: Was der Export hier über den Plan sagt, lässt sich nicht mehr lesen${what === '' ? '' : ` (${what})`}. Stellen Sie die Zeile wieder her, oder nehmen Sie sie heraus.`,
  importLineTooLong: (line, most) =>
    `Zeile ${line}: Ein Name darf höchstens ${most} Zeichen haben. Kürzen Sie ihn.`,
  importQuoteOpen: (line) =>
    `Zeile ${line}: Ein Anführungszeichen öffnet eine Zelle und wird nie geschlossen. Schließen Sie es, oder nehmen Sie es heraus.`,
  importJsonBroken: (where) =>
    `Die exportierte Datei lässt sich nicht mehr lesen${where === '' ? '' : `: ${where}`}. Stellen Sie die Stelle wieder her, oder exportieren Sie die Prozessvorlage noch einmal.`,
  importNothing:
    'Die Datei enthält keine Überschriften, Kästchen oder Texte außerhalb von Kommentaren; es gibt also nichts zu importieren.',
  importEmpty: 'Die Datei ist leer; es gibt also nichts zu importieren.',
  importOutdated:
    'Die Prozessvorlage hat sich inzwischen geändert. Sehen Sie sich den Unterschied noch einmal an.',
  importNotText:
    'Die Datei lässt sich nicht als Text lesen. Wählen Sie eine Checkliste, gespeichert als Markdown, CSV, reiner Text oder Webseite.',
  importTooLarge: (bytes, most) =>
    `Die Datei hat ${counted(bytes, '# Byte', '# Byte')}; höchstens ${counted(most, '# Byte', '# Byte')} (1 MB) lassen sich importieren.`,
  importTooLong: (seconds) =>
    `Das Lesen dieser Datei dauert länger als ${seconds} Sekunden und wurde abgebrochen. Am längsten dauern lange Folgen von *, _, [ oder |: Nehmen Sie diese heraus, oder teilen Sie die Datei und importieren Sie die Teile.`,
  importTooMuchMemory:
    'Das Lesen dieser Datei braucht zu viel Speicher und wurde abgebrochen. Am längsten dauern lange Folgen von *, _, [ oder |: Nehmen Sie diese heraus, oder teilen Sie die Datei und importieren Sie die Teile.',
  importNeverClosed:
    'Die Datei enthält zu viele Kommentare oder Links, die geöffnet und nie geschlossen werden.',
  importTooDeep: (line, most) =>
    `Zeile ${line} liegt mehr als ${most} Ebenen tief; höchstens ${most} lassen sich importieren.`,

  ...ofFiles.de,
  notSignedIn:
    'Sie sind nicht angemeldet, oder Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  nobodyBehind: 'Zu diesem Konto gibt es keine Person. Bitte melden Sie sich erneut an.',
  invalidCode: 'Der eingegebene Code ist ungültig. Bitte versuchen Sie es erneut.',
  otherBrowser:
    'Ein Code gilt nur in dem Browser, der ihn angefordert hat. Fordern Sie hier einen neuen an.',
  linkNeeded:
    'Für diese Adresse wurden heute zu viele falsche Codes versucht, daher reichen sechs Ziffern hier nicht. Fordern Sie erneut an, dann senden wir Ihnen einen Link.',
  networkBlocked:
    'Aus Ihrem Netz ist gerade nichts zu erreichen. Fragen Sie, wer diese Installation betreibt.',
  confirmationNeeded:
    'Bestätigen Sie mit einem Code aus Ihren E-Mails, dass Sie es sind: Ihre Anmeldung ist eine Weile her, und dies lässt sich nicht zurücknehmen.',
  noPermission: 'Dazu haben Sie hier keine Berechtigung.',
  onlyTheTeamIsSeen: 'Nur wer zum Team gehört, ist bei der Arbeit zu sehen.',
  notAMember: 'Sie gehören nicht zu diesem Arbeitsbereich. Wählen Sie einen anderen.',
  notAnOperator: 'Nur wer diese Installation betreibt, darf das sehen und tun.',
  notYetKnown: 'Ihr Konto lässt sich noch nicht lesen. Versuchen Sie es gleich noch einmal.',
  restarting: 'Dieser Dienst wird neu gestartet. Versuchen Sie es gleich noch einmal.',
  preparing:
    'Diese Liste wird für eine neue Version vorbereitet. Nichts ist verloren; versuchen Sie es gleich noch einmal.',
  noEntry: (list) => `Diesen Eintrag in ${list} gibt es nicht, oder Sie dürfen ihn nicht sehen.`,
  tooManyFollowed: (most) =>
    `Sie sehen Änderungen bereits an ${most} Stellen live. Schließen Sie einige davon.`,

  noOperation: (actions) => `Diese Aktion gibt es nicht. Es gibt ${actions}.`,
  noReadModel: (name, models) => `Ein Lesemodell ${name} gibt es nicht. Es gibt ${models}.`,
  rebuiltAlready: (model) =>
    `${model} wird bereits neu aufgebaut. Warten Sie darauf, oder brechen Sie es zuerst ab.`,
  verifiedAlready: (model) => `${model} wird bereits geprüft.`,
  noRebuildReady: (model) => `${model} hat keine neuen Tabellen, die sich eintauschen lassen.`,
  noEarlierTables: (model) =>
    `${model} hat keine früheren Tabellen dieser Version, oder wird gerade neu aufgebaut.`,
  noRebuildUnderWay: (model) => `${model} wird gerade nicht neu aufgebaut.`,
  noPausedRebuild: (model) => `${model} hat keinen Aufbau, der angehalten ist.`,
  nothingToCancel: (model) => `Bei ${model} gibt es nichts abzubrechen.`,

  internal:
    'Auf unserer Seite ist etwas schiefgegangen. Versuchen Sie es erneut; wenn es so bleibt, nennen Sie uns die Kennung der Anfrage.',
  tooLargeForOne: 'Das ist mehr, als eine Änderung fassen kann. Kürzen oder teilen Sie es.',
  unsound: 'Der Text enthält Zeichen, die sich nicht speichern lassen.',
  deletedForGood: 'Das wurde endgültig gelöscht; damit lässt sich nichts mehr tun.',
  unreadable:
    'Hier gibt es eine Änderung, die die laufende Version von Waymark nicht lesen kann. Bis die Betreiber von Waymark nachgesehen haben, lässt sich damit nichts tun. Es wurde nichts geändert.',
  logUnavailable:
    'Der Speicher der Änderungen antwortet gerade nicht. Versuchen Sie es gleich noch einmal; nichts geschieht doppelt.',
  logReplaced:
    'Der Speicher der Änderungen ist nicht mehr derselbe. Bis ein Betreiber nachgesehen hat, wird keine Änderung angenommen. Es wurde nichts geändert; bewahren Sie auf, was Sie geschrieben haben.',
  databaseUnavailable:
    'Die Datenbank antwortet gerade nicht. Versuchen Sie es gleich noch einmal; nichts geschieht doppelt.',
  nothingAt: (path) => `Unter ${path} gibt es nichts.`,
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  askedTooMuch:
    'Sie fragen zu viel auf einmal an. Versuchen Sie es gleich noch einmal; nichts geschieht doppelt.',
  overloaded:
    'Es ist gerade mehr zu tun, als wir schaffen. Versuchen Sie es gleich noch einmal; nichts geschieht doppelt.',
  tooManyFromAddress:
    'Von Ihrer Adresse kommen zu viele Anfragen auf einmal. Versuchen Sie es gleich noch einmal; nichts geschieht doppelt.',
} satisfies ProblemTexts;
