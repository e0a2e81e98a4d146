import type { Translated } from '../catalogue.ts';
import type { settingsMenu as english } from '../en/settingsMenu.ts';

export const settingsMenu = {
  templates: 'Vorlagen',
  processTemplates: 'Prozessvorlagen',
  formTemplates: 'Formularvorlagen',
  emails: 'E-Mails anpassen',
  rolesTemplate: 'Rollenvorlage',
  settings: 'Einstellungen',
  updateWorkspaceName: 'Arbeitsbereich umbenennen',
  scheduling: 'Terminbuchung',
  answerTime: 'Zugesagte Antwortzeit',
  activity: 'Aktivität',
  users: 'Nutzer',
  userInvite: 'Nutzer einladen',
  clients: 'Kunden',
  system: 'System',
  operations: 'Betrieb',
} satisfies Translated<typeof english>;
