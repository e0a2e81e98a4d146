import type { Translated } from '../en/catalogue.ts';
import type { settingsMenu as english } from '../en/settingsMenu.ts';

export const settingsMenu = {
  templates: 'Vorlagen',
  processTemplates: 'Prozessvorlagen',
  about_processTemplates: 'Die Pläne, die Sie für Kunden ausrollen.',
  formTemplates: 'Formularvorlagen',
  about_formTemplates: 'Die Fragen, die Ihre Aufgaben stellen.',
  emails: 'E-Mails anpassen',
  about_emails: 'Ihre eigenen Texte für die E-Mails an Kunden.',
  rolesTemplate: 'Rollenvorlage',
  about_rolesTemplate: 'Wer was tut, bevor Sie die Person kennen.',
  settings: 'Einstellungen',
  workspace: 'Arbeitsbereich',
  about_workspace: 'Sein Name, und wie schnell Sie antworten.',
  scheduling: 'Terminbuchung',
  about_scheduling: 'Die Kalender, in denen Kunden buchen.',
  activity: 'Aktivität',
  about_activity: 'Wer diese Einstellungen wann geändert hat.',
  users: 'Nutzer',
  about_users: 'Ihr Team. Jemanden einladen oder entfernen.',
  clients: 'Kunden',
  about_clients: 'Die Unternehmen, für die Sie arbeiten.',
  system: 'System',
  operations: 'Betrieb',
  about_operations: 'Wie es dieser Installation geht.',
} satisfies Translated<typeof english>;
