import { countedIn } from '../../counted.ts';
import type { FormWords } from './en.ts';

const counted = countedIn('de');

/** No groups: a year or a number of a contract is read as it is. */
const inGerman = (value: number) => String(value).replace('.', ',');

/** The viewer's words in German. */
export const de: FormWords = {
  empty: 'Das Formular ist leer, es enthält keine Felder.',
  optional: '(optional)',
  ofAnswered: (all) => `von ${all} beantwortet`,
  notSent: (wrong) => `Nicht gesendet: Bitte ${counted(wrong, '# Antwort', '# Antworten')} ansehen`,
  choose: 'Auswählen',
  appeared: (label) => `${label} ist dazugekommen`,
  yes: 'Ja',
  none: 'Nicht beantwortet',
  number: inGerman,
  rated: (value, steps) => `${value} von ${steps}`,
  yourName: 'Ihr Name',
  drawHere: 'Hier können Sie unterschreiben, wenn Sie möchten',
  clear: 'Löschen',
  chooseFiles: 'Dateien auswählen',
  chooseFile: 'Datei auswählen',
  orDrop: 'oder hierher ziehen',
  remove: (name) => `${name} entfernen`,
  stop: (name) => `${name} abbrechen`,
  again: (name) => `Mit ${name} noch einmal versuchen`,
  mostFiles: (most) =>
    `${counted(most, 'Eine Datei passt', '# Dateien passen')} hinein. Weitere wurden weggelassen.`,
  going: (name) => `${name} wird hochgeladen`,
  checking: 'Wird geprüft',
  file: 'Datei',
  askedFor: 'Bitte ändern',
  theirs: (name) => `${name} hat hier inzwischen etwas anderes geschrieben:`,
  takeTheirs: 'Übernehmen',
  keepMine: 'Meine behalten',
  problems: {
    required: 'Bitte beantworten Sie das.',
    choose: 'Wählen Sie eines davon.',
    chooseSome: 'Wählen Sie mindestens eines.',
    rate: 'Wählen Sie eine Zahl.',
    addFile: 'Fügen Sie eine Datei hinzu.',
    sign: 'Schreiben Sie Ihren Namen.',
    confirm: 'Bitte bestätigen Sie das.',
    chooseDay: 'Wählen Sie einen Tag.',
    malformed: 'Das beantwortet die Frage nicht.',
    notNumber: 'Schreiben Sie nur die Zahl, zum Beispiel 140.',
    tooShort: (least) => `Mindestens ${counted(least, '# Zeichen', '# Zeichen')}.`,
    tooLong: (most) => `Höchstens ${counted(most, '# Zeichen', '# Zeichen')}.`,
    tooFew: (least) => `Wählen Sie mindestens ${least}.`,
    tooMany: (most) => `Wählen Sie höchstens ${most}.`,
    tooManyFiles: (most) => `Höchstens ${counted(most, '# Datei', '# Dateien')}.`,
    tooSmall: (least) => `Mindestens ${inGerman(least)}.`,
    tooLarge: (most) => `Höchstens ${inGerman(most)}.`,
    tooEarly: (first) => `Nicht vor dem ${first}.`,
    tooLate: (last) => `Nicht nach dem ${last}.`,
    notLetters: 'Schreiben Sie nur Buchstaben.',
    notDigits: 'Schreiben Sie nur Ziffern.',
    notLink: 'Schreiben Sie einen Link, der mit https:// beginnt.',
    notEmail: 'Schreiben Sie eine Adresse wie name@firma.example.',
    noEnding: 'Der Adresse fehlt die Endung, etwa .de.',
    notPhone: 'Schreiben Sie eine Telefonnummer, etwa +49 30 1234567.',
    notWhole: 'Schreiben Sie eine ganze Zahl.',
    choiceGone: 'Diese Auswahl gibt es nicht mehr. Wählen Sie eine andere.',
  },
};
