import type { Question } from '@waymark/events/forms';
import { countedIn } from '../../counted.ts';
import { formatDate } from '../../dates.ts';
import type { FormWords } from './en.ts';

const counted = countedIn('de');

/** The viewer's words in German. */
export const de: FormWords = {
  empty: 'Das Formular ist leer, es enthält keine Felder.',
  optional: '(freiwillig)',
  ofAnswered: (all) => `von ${all} beantwortet`,
  notSent: (wrong) =>
    `Nicht gesendet: Bitte ${counted(wrong, '# Antwort', '# Antworten')} ansehen`,
  choose: 'Auswählen',
  appeared: (label) => `${label} ist dazugekommen`,
  yes: 'Ja',
  none: 'Nicht beantwortet',
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
  file: 'Datei',
  askedFor: 'Bitte ändern',
  theirs: (name) => `${name} hat hier inzwischen etwas anderes geschrieben:`,
  takeTheirs: 'Übernehmen',
  keepMine: 'Meines behalten',
  problem({ code, bound }, { kind }, value) {
    const many = Number(bound);
    switch (code) {
      case 'required':
        return REQUIRED[kind] ?? 'Bitte beantworten Sie das.';
      case 'malformed':
        return kind === 'number'
          ? 'Schreiben Sie nur die Zahl, zum Beispiel 140.'
          : 'Das ist keine Antwort auf die Frage.';
      case 'tooShort':
        return `Mindestens ${counted(many, '# Zeichen', '# Zeichen')}.`;
      case 'tooLong':
        return `Höchstens ${counted(many, '# Zeichen', '# Zeichen')}.`;
      case 'tooFew':
        return `Wählen Sie mindestens ${many}.`;
      case 'tooMany':
        return kind === 'file'
          ? `Höchstens ${counted(many, '# Datei', '# Dateien')}.`
          : `Wählen Sie höchstens ${many}.`;
      case 'tooSmall':
        return `Mindestens ${bound}.`;
      case 'tooLarge':
        return `Höchstens ${bound}.`;
      case 'tooEarly':
        return `Nicht vor dem ${formatDate(String(bound))}.`;
      case 'tooLate':
        return `Nicht nach dem ${formatDate(String(bound))}.`;
      case 'notLetters':
        return 'Schreiben Sie nur Buchstaben.';
      case 'notDigits':
        return 'Schreiben Sie nur Ziffern.';
      case 'notLink':
        return 'Schreiben Sie einen Link, der mit https:// beginnt.';
      case 'notEmail':
        return /@[^.@]+$/.test(String(value))
          ? 'Der Adresse fehlt die Endung, etwa .de.'
          : 'Schreiben Sie eine Adresse wie name@firma.example.';
      case 'notPhone':
        return 'Schreiben Sie eine Telefonnummer, etwa +49 30 1234567.';
      case 'notWhole':
        return 'Schreiben Sie eine ganze Zahl.';
      case 'choiceGone':
        return 'Diese Auswahl gibt es nicht mehr. Wählen Sie eine andere.';
    }
  },
};

const REQUIRED: Partial<Record<Question['kind'], string>> = {
  singleChoice: 'Wählen Sie eines davon.',
  multipleChoice: 'Wählen Sie mindestens eines.',
  dropdown: 'Wählen Sie eines davon.',
  rating: 'Wählen Sie eine Zahl.',
  file: 'Fügen Sie eine Datei hinzu.',
  signature: 'Schreiben Sie Ihren Namen.',
  consent: 'Bitte bestätigen Sie das.',
  date: 'Wählen Sie einen Tag.',
};
