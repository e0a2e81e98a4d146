import type { Translated } from '../en/catalogue.ts';
import type { scheduling as english } from '../en/scheduling.ts';

export const scheduling = {
  held: 'Niemand wird um einen Termin gebeten, bis eine Buchungsseite eingetragen ist.',
  title: 'Buchung',
  newTask: 'Neue Terminbuchung',
  page: 'Buchungsseite',
  bookedBy: 'Gebucht bei',
  linkMissing: 'Der Link fehlt.',
  neither:
    'Das ist keine Buchungsseite von Calendly oder HubSpot. Kopieren Sie ihre ganze Adresse, beginnend mit https://. Seiten auf einer eigenen Domain werden zuerst unter Einstellungen, Terminbuchung eingetragen.',
  closed:
    'Niemand wird um einen Termin gebeten: Seiten auf %{host} werden nicht mehr angenommen. Der Inhaber kann die Domain unter Einstellungen, Terminbuchung wieder eintragen.',
  hosts: 'Buchungsseiten auf eigener Domain',
  hostsLead:
    'HubSpot kann Buchungsseiten auf einer eigenen Domain zeigen. Neben denen von Calendly und HubSpot nehmen Aufgaben Links zu den Domains an, die hier stehen.',
  hostsLabel: 'Domains',
  hostsHint: 'Eine pro Zeile, etwa termine.beispiel.de. Höchstens %{most}.',
  hostsMost: 'Es können höchstens %{most} Domains eingetragen werden.',
  hostWrong:
    '„%{host}“ ist keine öffentliche Domain. Geben Sie sie allein ein, etwa termine.beispiel.de, ohne https:// und ohne Pfad.',
  hostsOwner: 'Nur der Inhaber des Arbeitsbereichs kann sie ändern.',
  isOther: 'Das ist eine Seite von %{provider}.',
  opensInside: 'Die Buchungsseite öffnet sich in der Aufgabe, auch beim Kunden.',
  openTab: 'In neuem Tab öffnen',
  pageOf: 'Buchungsseite bei %{provider}',
  silent: 'Der Kalender lädt nicht',
  noAnswer: '%{provider} hat 10 Sekunden lang nicht geantwortet.',
  byItself: 'Von selbst erledigt, sobald ein Termin gebucht ist.',
  didYou: 'Haben Sie gebucht?',
  already: 'Es ist gebucht',
  isBooked: 'Ein Termin ist gebucht',
  saidByPage: 'Vom Browser gemeldet. Wann und wo, folgt, sobald der Anbieter es bestätigt.',
  saidByPerson: 'Von einer Person gesagt. Der Anbieter hat es nicht bestätigt.',
  move: 'Verschieben',
  when: '%{day}, %{start} bis %{end}',
  lead: 'Kunden buchen ihren Termin auf Ihrer Seite bei Calendly oder HubSpot, direkt in der Aufgabe. Verbinden Sie den Kalender, dann zeigt die Aufgabe auch, wann und wo, und öffnet sich wieder, wenn der Termin abgesagt wird.',
  address: 'Adresse',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  key: 'Signaturschlüssel',
  keySet: 'Ein Schlüssel ist gesetzt',
  anotherKey: 'Ein anderer Schlüssel',
  typedKey: 'Der Schlüssel, den Sie eingegeben haben',
  noKey: 'Kein Schlüssel',
  keyShort: 'Ein Schlüssel hat mindestens 8 Zeichen.',
  remove: 'Schlüssel entfernen',
  connected: 'Verbunden: Die Aufgabe zeigt, wann und wo, sobald %{provider} es bestätigt.',
  notConnected:
    'Nicht verbunden: Wer bei %{provider} bucht, erledigt die Aufgabe; wann und wo, zeigt sie nicht.',
  addressHint: 'Hierher meldet %{provider} Buchungen.',
  keyHint: 'Belegt, dass eine Buchung wirklich von %{provider} kommt.',
  howTo: 'So richten Sie es in %{provider} ein',
  calendly1:
    'Legen Sie ein Webhook-Abonnement für die Ereignisse invitee.created und invitee.canceled an.',
  calendly2: 'Geben Sie ihm die Adresse oben.',
  calendly3: 'Wählen Sie dort einen Signaturschlüssel und geben Sie denselben hier ein.',
  hubspot1:
    'Legen Sie einen Workflow an, der bei gebuchten, geänderten und abgesagten Meetings läuft und einen Webhook an die Adresse oben sendet.',
  hubspot2:
    'Lassen Sie ihn hs_object_id, hs_meeting_start_time, hs_meeting_end_time, hs_meeting_location, hs_meeting_outcome und waymark_task senden.',
  hubspot3: 'Signieren Sie ihn mit dem Secret Ihrer App und geben Sie dasselbe Secret hier ein.',
} satisfies Translated<typeof english>;
