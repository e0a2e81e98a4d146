import type { Translated } from '../catalogue.ts';
import type { workspaces as english } from '../en/workspaces.ts';

export const workspaces = {
  looking: 'Suche in Ihren Arbeitsbereichen',
  youAreIn: 'Sie sind gerade in %{workspace}.',
  switchThere: 'Dorthin wechseln',
  switchTo: 'Zu %{workspace} wechseln',
  openInPortal: 'Im Arbeitsportal öffnen',
  failed: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
  invitations: 'Einladungen',
  invitesToTeam: '%{who} lädt Sie ins Team ein',
  invitesToClient: '%{who} lädt Sie ein, für %{client} mitzuarbeiten',
  noThanks: 'Nein, danke',
  noThanksTo: 'Nein, danke, %{workspace}',
  accept: 'Annehmen',
  acceptOf: '%{workspace} annehmen',
  noPermission: 'Keine Berechtigung',
  accountFailed: 'Ihr Konto konnte nicht geladen werden',
  signedInAs: 'Sie sind angemeldet als %{email}.',
  noneSelected: 'Kein Arbeitsbereich ist gewählt.',
  mayNotSee:
    'Sie sind im Arbeitsbereich %{workspace} und dürfen diesen Teil nicht sehen.',
  select: 'Arbeitsbereich wählen',
  loadFailed: 'Ihre Arbeitsbereiche konnten nicht geladen werden',
  youAreInvited: 'Sie sind eingeladen. Sie entscheiden, ob Sie beitreten.',
  first: 'Willkommen',
  nameHint: 'Meist der Name Ihres Unternehmens. Ihre Kunden sehen ihn.',
  inNone: 'Sie sind noch in keinem Arbeitsbereich. Legen Sie einen an.',
  owner: 'Inhaber',
  admin: 'Admin',
  toThePortal: 'Zum Arbeitsportal',
} satisfies Translated<typeof english>;
