import type { Translated } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  rolesTitle: 'Rollenvorlage',
  rolesHint:
    'Rollen stehen in Vorlagen für Personen. Beim Anlegen eines Prozesses werden echte Personen daraus.',
  rolesFailed: 'Die Rollen konnten nicht geladen werden',
  noRoles:
    'Noch keine Rollen. Eine Rolle steht in allen Vorlagen für eine Art von Person.',
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
    'Ein Nutzer des Teams, der beim Anlegen eines Prozesses die Aufgaben der Rolle erhält.',
  noDefault: 'Keine',
  userInvite: 'Nutzer einladen',
  inviteHint:
    'Die Person erhält eine E-Mail mit einem Link. Nach der Annahme arbeitet sie hier als ADMIN.',
  isInvited: '%{email} ist eingeladen.',
  users: 'Nutzer',
  invite: 'Einladen',
  usersFailed: 'Die Nutzer konnten nicht geladen werden',
  emailColumn: 'E-Mail',
  createdAt: 'Angelegt am',
  loseAccess:
    'Die Person verliert den Zugang zu diesem Arbeitsbereich. Was sie getan hat, bleibt in der Historie.',
  owner: '(OWNER)',
  takeBackOf: 'Einladung von %{name} zurücknehmen',
  deleteName: '%{name} löschen',
  standsFor: 'Steht für',
  editName: '%{name} bearbeiten',
  roleCount: { one: '%{count} Rolle', other: '%{count} Rollen' },
  userCount: { one: '%{count} Nutzer', other: '%{count} Nutzer' },
  searchUsers: 'Nutzer suchen',
  updateName: 'Arbeitsbereich umbenennen',
  nameNeeded: 'Ein Arbeitsbereich braucht einen Namen.',
  update: 'Ändern',
  answerTimeHint:
    'Kunden lesen sie dort, wo sie Ihnen schreiben. Arbeitsstunden sind die von Arbeitstagen.',
  answerHours: 'Arbeitsstunden bis zu einer Antwort',
  noPromise: 'Leer: Es wird nichts zugesagt.',
  hoursOf: 'Eine ganze Zahl von 1 bis %{most}, oder nichts.',
} satisfies Translated<typeof english>;
