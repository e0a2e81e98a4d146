import type { Translated } from '../en/catalogue.ts';
import type { importSubProcess as english } from '../en/importSubProcess.ts';

export const importSubProcess = {
  title: 'Unterprozess importieren',
  menu: '+ Unterprozess importieren',
  choose: 'Quelle wählen',
  chooseLead:
    'Seine Module kommen in diesen Prozess, jedes in seinen Meilenstein. Was schon da ist, bleibt, wie es ist.',
  match: 'Personen zuordnen',
  matchLead:
    'Wer in diesem Prozess schon zugeordnet ist, ist eingetragen. Wählen Sie für jeden Platzhalter genau eine Person. Bleibt einer offen, warten seine Aufgaben.',
  import: 'Importieren',
  next: 'Weiter',
  of: 'Unterprozess',
  holds: '%{modules}, %{tasks}',
  loading: 'Unterprozesse werden geladen',
  failed: 'Die Unterprozesse konnten nicht geladen werden',
  none: 'Noch kein Unterprozess',
  noneHint: 'Unterprozesse erscheinen hier, sobald die Prozessvorlage einen hat.',
  openBlueprint: 'Prozessvorlage öffnen',
  again:
    '„%{name}“ ist schon hier. Importieren Sie ihn nur dann noch einmal, wenn Sie seine Arbeit zweimal brauchen.',
  whereTheyGo: 'Wohin sie kommen',
  made: 'neuer Meilenstein',
  chosenOf: '%{count} von %{all} gewählt',
  noneChosen: 'Wählen Sie einen Unterprozess',
  dueByEnd: 'Was nach dem Ende fällig wäre, ist am letzten Tag fällig.',
  importing: '%{name} wird importiert',
  isIn: '%{name} wurde importiert',
  backToSource: 'Zurück zur Quelle',
} satisfies Translated<typeof english>;
