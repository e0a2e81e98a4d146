import type { Translated } from '../catalogue.ts';
import type { scheduling as english } from '../en/scheduling.ts';

export const scheduling = {
  held: 'Niemand wird um einen Termin gebeten, bis eine Buchungsseite eingetragen ist.',
  title: 'Buchung',
  newTask: 'Neue Terminbuchung',
  page: 'Buchungsseite',
  bookedBy: 'Gebucht bei',
  linkMissing: 'Der Link fehlt.',
  neither:
    'Das ist keine Buchungsseite von Calendly oder HubSpot. Kopieren Sie ihre ganze Adresse, beginnend mit https://.',
  isOther: 'Das ist eine Seite von %{provider}.',
  opensInside:
    'Die Buchungsseite öffnet sich in der Aufgabe, auch beim Kunden.',
  openTab: 'In neuem Tab öffnen',
  pageOf: 'Buchungsseite bei %{provider}',
  silent: 'Der Kalender lädt nicht',
  noAnswer: '%{provider} hat 10 Sekunden lang nicht geantwortet.',
  byItself: 'Von selbst erledigt, sobald ein Termin gebucht ist.',
  didYou: 'Haben Sie gebucht?',
  already: 'Es ist gebucht',
  isBooked: 'Ein Termin ist gebucht',
  saidByPage:
    'Vom Browser gemeldet. Wann und wo, folgt, sobald der Anbieter es bestätigt.',
  saidByPerson: 'Von einer Person gesagt. Der Anbieter hat es nicht bestätigt.',
  move: 'Verschieben',
  when: '%{day}, %{start} bis %{end}',
  lead: 'Wird ein Termin gebucht, verlegt oder abgesagt, meldet es der Anbieter hierher, mit einem Schlüssel signiert. Erst dann ist bekannt, wann und wo; ein abgesagter Termin öffnet seine Aufgabe wieder.',
  address: 'Adresse für den Webhook des Anbieters',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  key: 'Schlüssel, mit dem er signiert',
  keySet: 'Ein Schlüssel ist gesetzt. Was Sie eingeben, ersetzt ihn.',
  keyNone:
    'Kein Schlüssel ist gesetzt: Buchungen gelten, sobald der Browser sie meldet.',
  keyShort: 'Ein Schlüssel hat mindestens 8 Zeichen.',
  calendlyHint:
    'Legen Sie in Calendly ein Webhook-Abonnement für invitee.created und invitee.canceled mit dieser Adresse und einem Signaturschlüssel an.',
  hubspotHint:
    'Lassen Sie in HubSpot einen Workflow Meetings an diese Adresse senden, mit hs_object_id, hs_meeting_start_time, hs_meeting_end_time, hs_meeting_location, hs_meeting_outcome und waymark_task, signiert mit dem Secret Ihrer App.',
  remove: 'Schlüssel entfernen',
} satisfies Translated<typeof english>;
