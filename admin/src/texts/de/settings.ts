import type { Translated } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  rolesTitle: 'Rollenvorlage',
  rolesHint:
    'Rollen stehen in Prozessvorlagen für Personen. Wird ein Prozess angelegt, werden daraus echte Personen.',
  rolesFailed: 'Die Rollen konnten nicht geladen werden',
  noRoles:
    'Noch keine Rollen. Eine Rolle steht in allen Prozessvorlagen für eine Art von Person.',
  matchedLater: 'Wird beim Anlegen eines Prozesses zugeordnet',
  noDefaultEmail: 'Keine Standard-E-Mail-Adresse',
  addRole: 'Rolle hinzufügen',
  editRole: 'Rolle bearbeiten',
  nameMissing: 'Geben Sie der Rolle einen Namen.',
  whoFillsIt: 'Wer sie besetzt',
  internal: 'Intern',
  external: 'Extern',
  internalHint: '%{internal}: jemand aus dem Team',
  externalHint: '%{external}: jemand vom Kunden',
  defaultEmail: 'Standard-E-Mail-Adresse',
  defaultEmailHint:
    'Ein Nutzer des Teams, der die Aufgaben der Rolle erhält, wenn ein Prozess angelegt wird.',
  noDefault: 'Keine',
  userInvite: 'Nutzer einladen',
  inviteHint:
    'Die Person erhält eine E-Mail mit einem Link. Nimmt sie an, arbeitet sie in diesem Arbeitsbereich als Admin.',
  isInvited: '%{email} ist eingeladen.',
  users: 'Nutzer',
  invite: 'Einladen',
  usersFailed: 'Die Nutzer konnten nicht geladen werden',
  emailColumn: 'E-Mail',
  lastSeen: 'Zuletzt da',
  seenToday: 'Heute',
  seenYesterday: 'Gestern',
  seenDays: { one: 'Vor %{count} Tag', other: 'Vor %{count} Tagen' },
  signedOut: 'Abgemeldet',
  createdAt: 'Angelegt am',
  loseAccess:
    'Die Person verliert den Zugang zu diesem Arbeitsbereich. Was sie getan hat, bleibt im Verlauf.',
  owner: '(OWNER)',
  takeBackOf: 'Einladung von %{name} zurücknehmen',
  deleteName: '%{name} löschen',
  standsFor: 'Steht für',
  editName: '%{name} bearbeiten',
  roleUnknown:
    'Wo diese Rolle verwendet wird, ließ sich nicht laden. Schließen Sie dies und versuchen Sie es noch einmal.',
  roleUnused: 'Keine Prozessvorlage nennt %{name}.',
  roleNamed: 'genannt, ohne Aufgaben',
  roleHeir: 'Rolle oder Person, die das übernimmt',
  chooseHeir: 'Rolle oder Person wählen',
  roleInProcesses: {
    one: '%{count} Prozess behält sie unter ihrem Namen.',
    other: '%{count} Prozesse behalten sie unter ihrem Namen.',
  },
  roleCount: { one: '%{count} Rolle', other: '%{count} Rollen' },
  userCount: { one: '%{count} Nutzer', other: '%{count} Nutzer' },
  searchUsers: 'Nutzer suchen',
  nameNeeded: 'Ein Arbeitsbereich braucht einen Namen.',
  answerTimeHint:
    'Kunden sehen sie dort, wo sie Ihnen schreiben. Arbeitsstunden sind die von Arbeitstagen.',
  answerHours: 'Arbeitsstunden bis zu einer Antwort',
  noPromise: 'Lassen Sie es leer, um nichts zuzusagen.',
  hoursOf:
    'Geben Sie eine ganze Zahl von 1 bis %{most} ein, oder lassen Sie es leer.',
  hubHint: 'Alles, was für den ganzen Arbeitsbereich gilt.',
  workspaceHint: 'Was für alle in diesem Arbeitsbereich gilt.',
  nameSection: 'Name',
  nameHint: 'Ihr Team und Ihre Kunden sehen ihn.',
  zoneSection: 'Zeitzone',
  zoneLead:
    'Nach ihr richtet sich, welcher Tag hier ist: wann ein Modul beginnt und wann eine Aufgabe fällig oder überfällig ist. Termine, die schon gesetzt sind, bleiben.',
  zone: 'Zeitzone des Arbeitsbereichs',
  zoneHint: 'Suchen Sie nach einer Stadt oder nach dem Abstand zu UTC.',
  zoneUnknown: 'So heißt keine Zeitzone',
  answerTime: 'Zugesagte Antwortzeit',
  usersHint:
    'Ihr Team in diesem Arbeitsbereich. Personen eines Kunden werden in ihrem Prozess eingeladen und erscheinen hier nicht.',
  roleColumn: 'Rolle',
  role_OWNER: 'Inhaber',
  role_ADMIN: 'Admin',
} satisfies Translated<typeof english>;
