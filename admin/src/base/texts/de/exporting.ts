import type { Translated } from '../en/catalogue.ts';
import type { exporting as english } from '../en/exporting.ts';

export const exporting = {
  menu: 'Exportieren…',
  title: '%{name} exportieren',
  format: 'Format',
  format_md: 'Markdown',
  hint_md:
    'Zum Lesen und zum Ändern in jedem Editor. Ein Import ergibt wieder dieselbe Prozessvorlage.',
  format_json: 'JSON',
  hint_json: 'Für Programme. Ein Import ergibt wieder dieselbe Prozessvorlage.',
  format_csv: 'CSV, nur Aufgaben',
  hint_csv: 'Eine Zeile je Aufgabe, für eine Tabellenkalkulation.',
  save: 'Datei speichern',
  looking: 'Es wird geprüft, was die Datei enthält…',
  whole: 'Die Datei enthält alles.',
  lacks: 'Das bringt ein Import dieser Datei nicht zurück:',
  subProcesses: {
    one: 'Den Unterprozess. Exportieren Sie ihn für sich.',
    other: 'Die %{count} Unterprozesse. Exportieren Sie jeden für sich.',
  },
  asProcess: 'Dass dies ein Unterprozess ist: Er wird als eigene Prozessvorlage importiert.',
  left_asTable: 'Den genauen Aufbau: Die Datei wird wie jede andere Tabelle gelesen.',
  left_people: {
    one: 'Eine Person aus Ihrem Team: Ihre Aufgaben kommen ohne Zuständige zurück, und sie beobachtet nichts mehr und nimmt nicht mehr teil.',
    other:
      '%{count} Personen aus Ihrem Team: Ihre Aufgaben kommen ohne Zuständige zurück, und sie beobachten nichts mehr und nehmen nicht mehr teil.',
  },
  left_texts: {
    one: 'Einen Text, ein Bild oder einen anderen Block zwischen den Aufgaben.',
    other: '%{count} Texte, Bilder und andere Blöcke zwischen den Aufgaben.',
  },
  left_contents: {
    one: 'Das Formular oder die Buchungsseite einer Aufgabe, die eine einfache Aufgabe wird.',
    other: 'Die Formulare und Buchungsseiten von %{count} Aufgaben, die einfache Aufgaben werden.',
  },
  left_formatting: {
    one: 'Formatierungen in einer Beschreibung.',
    other: 'Formatierungen in %{count} Beschreibungen.',
  },
  left_buttons: {
    one: 'Die Aufschrift eines Knopfes oder die Variable, aus der sein Link kommt.',
    other: 'Die Aufschriften von %{count} Knöpfen oder die Variablen, aus denen ihre Links kommen.',
  },
  left_assignees: {
    one: 'Die Rolle oder Person, die für eine Aufgabe zuständig ist: An ihre Stelle tritt ein Platzhalter gleichen Namens.',
    other:
      'Die Rollen und Personen, die für %{count} Aufgaben zuständig sind: An ihre Stelle treten Platzhalter gleichen Namens.',
  },
  left_followers: {
    one: 'Die Beobachter einer Aufgabe.',
    other: 'Die Beobachter von %{count} Aufgaben.',
  },
  left_participants: {
    one: 'Wer an einem Modul teilnimmt: Dann nimmt teil, wer darin eine Aufgabe hat.',
    other: 'Wer an %{count} Modulen teilnimmt: Dann nimmt teil, wer darin eine Aufgabe hat.',
  },
  left_placeholders: {
    one: 'Einen Platzhalter oder seine Beschreibung.',
    other: '%{count} Platzhalter oder ihre Beschreibungen.',
  },
  left_variables: {
    one: 'Eine Variable: In Texten steht ihr Name.',
    other: '%{count} Variablen: In Texten stehen ihre Namen.',
  },
  left_shownVariables: {
    one: 'Welche Variablen eine Aufgabe zeigt.',
    other: 'Welche Variablen %{count} Aufgaben zeigen.',
  },
  left_dates: 'Die vorgeschlagenen Termine.',
  left_planFollowers: 'Die Beobachter der Prozessvorlage.',
  left_mails: {
    one: 'Ihre eigenen Worte für eine E-Mail.',
    other: 'Ihre eigenen Worte für %{count} E-Mails.',
  },
  left_name: 'Den Namen: Er enthält Zeichen, die in keinem Dateinamen stehen können.',
  left_details: {
    one: 'Eine Einzelheit kommt anders zurück.',
    other: '%{count} Einzelheiten kommen anders zurück.',
  },
} satisfies Translated<typeof english>;
