import type { Translated } from '../catalogue.ts';
import type { opsStates as english } from '../en/opsStates.ts';

export const opsStates = {
  directory: 'Personen, Kunden, Projekte und Rollen',
  plans: 'Prozessvorlagen und Prozesse',
  history: 'Aktivität und Verlauf',
  views: 'Gespeicherte Ansichten',
  mails: 'Gesendete E-Mails',
  talk: 'Gespräche',
  notices: 'Neuigkeiten',
  starting: 'Startet',
  catchingUp: 'Holt auf',
  live: 'Aktuell',
  retrying: 'Neuer Versuch',
  waiting: 'Wartet',
  building: 'Im Aufbau',
  paused: 'Angehalten',
  comparing: 'Vergleich läuft',
  ready: 'Bereit zum Eintauschen',
  different: 'Abweichend',
  failed: 'Fehlgeschlagen',
  equal: 'Gleich',
  rebuild: 'Neuaufbau',
  rollback: 'Rückkehr',
  upgrade: 'Upgrade',
} satisfies Translated<typeof english>;
