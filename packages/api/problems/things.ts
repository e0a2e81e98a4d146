/**
 * What a refusal may be about, in the words of the product; English calls it by its key. In German by its name, with what
 * stands before it: 'Dieses Projekt', 'Ein Projekt'.
 */
export const thingsInGerman = {
  block: ['Dieser Block', 'Einen Block'],
  blueprint: ['Diese Vorlage', 'Eine Vorlage'],
  client: ['Dieser Kunde', 'Einen Kunden'],
  execution: ['Dieser Prozess', 'Einen Prozess'],
  file: ['Diese Datei', 'Eine Datei'],
  field: ['Dieses Feld', 'Ein Feld'],
  form: ['Dieses Formular', 'Ein Formular'],
  job: ['Dieser Vorgang', 'Einen Vorgang'],
  link: ['Dieser Link', 'Einen Link'],
  message: ['Diese Nachricht', 'Eine Nachricht'],
  milestone: ['Dieser Meilenstein', 'Einen Meilenstein'],
  module: ['Dieses Modul', 'Ein Modul'],
  note: ['Diese Notiz', 'Eine Notiz'],
  placeholder: ['Dieser Platzhalter', 'Einen Platzhalter'],
  project: ['Dieses Projekt', 'Ein Projekt'],
  role: ['Diese Rolle', 'Eine Rolle'],
  task: ['Diese Aufgabe', 'Eine Aufgabe'],
  user: ['Diese Person', 'Eine Person'],
  variable: ['Diese Variable', 'Eine Variable'],
  view: ['Diese Ansicht', 'Eine Ansicht'],
  workspace: ['Dieser Arbeitsbereich', 'Einen Arbeitsbereich'],
} as const satisfies Record<string, readonly [this_: string, a: string]>;
export type Thing = keyof typeof thingsInGerman;
