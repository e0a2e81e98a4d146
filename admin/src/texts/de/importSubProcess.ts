import type { Translated } from '../catalogue.ts';
import type { importSubProcess as english } from '../en/importSubProcess.ts';

export const importSubProcess = {
  title: 'Unterprozess importieren',
  menu: '+ Unterprozess importieren',
  choose: 'Quelle wählen',
  chooseLead:
    'Seine Module kommen in diese Ausführung, jedes in seinen Meilenstein. Was schon da ist, bleibt, wie es ist.',
  match: 'Personen zuordnen',
  matchLead:
    'Wer in dieser Ausführung schon zugeordnet ist, ist eingetragen. Genau eine Person für jeden; bleibt einer offen, warten seine Aufgaben.',
  import: 'Importieren',
  next: 'Weiter',
  of: 'Unterprozess',
  holds: '%{modules}, %{tasks}',
  loading: 'Unterprozesse werden geladen',
  failed: 'Die Unterprozesse konnten nicht geladen werden',
  none: 'Noch kein Unterprozess',
  noneHint: 'Unterprozesse einer Vorlage stehen hier, sobald sie einen hat.',
  openBlueprint: 'Vorlage öffnen',
  again:
    '„%{name}“ ist schon hier. Importieren Sie ihn nur noch einmal, wenn seine Arbeit zweimal gebraucht wird.',
  whereTheyGo: 'Wohin sie kommen',
  made: 'neuer Meilenstein',
  chosenOf: '%{count} von %{all} gewählt',
  noneChosen: 'Wählen Sie einen Unterprozess',
  dueByEnd: 'Was nach dem Ende fällig wäre, ist an diesem Tag fällig.',
  importing: '%{name} wird importiert',
  isIn: '%{name} ist da',
  backToSource: 'Zurück zur Quelle',
} satisfies Translated<typeof english>;
