import { countedIn } from '@waymark/look/counted';
import type { NamedPart, NoteTexts } from './en.ts';

const counted = countedIn('de');
const lines = (first: number, last: number) =>
  last > first ? `Zeilen ${first}–${last}` : `Zeile ${first}`;

const named: Readonly<Record<NamedPart, readonly [what: string, kept: string]>> = {
  heading: ['die Überschrift', 'in der Beschreibung ihres Moduls'],
  task: ['die Aufgabe', 'in ihrer Beschreibung'],
  blueprint: ['der Name der Prozessvorlage', 'in der Datei'],
};

export const de = {
  boxesNested: (line, boxes, headline) =>
    `Zeile ${line}: In „${headline}“ ${
      boxes === 1 ? 'liegt ein Kästchen' : counted(boxes, 'liegt # Kästchen', 'liegen # Kästchen')
    }. Aufgaben enthalten keine Aufgaben, daher ${
      boxes === 1 ? 'folgt es als eigene Aufgabe' : 'folgen sie als eigene Aufgaben'
    }.`,
  boxTicked: (line, headline) =>
    `Zeile ${line}: Das Kästchen ist angekreuzt; die Aufgabe „${headline}“ wird trotzdem als „Zu tun“ angelegt.`,
  boxCrossedOut: (line, words) =>
    `Zeile ${line}: Das Kästchen ist durchgestrichen ([-]); daraus wird trotzdem eine Aufgabe: „${words}“.`,
  boxMarked: (line, mark, words) =>
    `Zeile ${line}: Das Kästchen ist mit [${mark}] markiert; trotzdem wird es zur Aufgabe: „${words}“.`,
  boxWithoutWords: (line) =>
    `Zeile ${line}: Ein Kästchen ohne Text ist keine Aufgabe und bleibt als Text stehen.`,
  addressUnused: (line, label, url) =>
    `Zeile ${line}: Kein Link verwendet die Adresse [${label}] (${url}); sie wird weggelassen.`,
  frontMatter: (first, last, naming, others) =>
    `${lines(first, last)}: Der Vorspann (Front Matter) wird weggelassen${
      naming === '' ? '' : `; die Prozessvorlage erhält ihren Namen aus „${naming}“ darin`
    }.${others.length === 0 ? '' : ` Nicht übernommen: ${others.join(', ')}.`}`,
  comment: (first, last, boxes, words) =>
    `${lines(first, last)}: Ein Kommentar${
      boxes === 0
        ? ''
        : boxes === 1
          ? ' mit einem Kästchen'
          : counted(boxes, ' mit # Kästchen', ' mit # Kästchen')
    } wird weggelassen: „${words}“.`,
  linkWithoutAddress: (line, words) =>
    `Zeile ${line}: Der Link „${words}“ hat keine Adresse; nur sein Text bleibt.`,
  linkIncomplete: (line, url) =>
    `Zeile ${line}: Der Link zu „${url}“ bleibt, wie er ist; seine Adresse ist aber unvollständig und führt vielleicht nirgendwohin.`,
  linkHoverText: (line, text) =>
    `Zeile ${line}: Der Hinweistext eines Links wird weggelassen: „${text}“.`,
  linkUnsafe: (line, address) =>
    `Zeile ${line}: Der Link zu „${address}“ wird entfernt, sein Text bleibt: Nur http, https und mailto werden übernommen.`,
  imageInLink: (line, words, url) =>
    `Zeile ${line}: Ein Bild in einem Link wird zu seinem Text „${words}“; das Bild selbst (${url}) wird weggelassen.`,
  imageAsLink: (line, words) => `Zeile ${line}: Das Bild „${words}“ wird zu einem Link darauf.`,
  htmlImage: (line) =>
    `Zeile ${line}: Ein Bild wird zu einem Link darauf, innerhalb eines Links zu seinem Text.`,
  htmlWhole: (line, tags, words) =>
    `Zeile ${line}: ${tags} wird mit allem darin weggelassen: „${words}“.`,
  htmlTags: (line, tags) =>
    `Zeile ${line}: Dieses HTML wird nicht übernommen: ${tags}. Der Text darin bleibt.`,
  html: (line, words) => `Zeile ${line}: Dieses HTML wird weggelassen: „${words}“.`,
  nameless: (line, what, name) =>
    `Zeile ${line}: Ohne Text ist hier ${named[what][0]}; als Name gilt „${name}“.`,
  shortened: (line, what, most) =>
    `Zeile ${line}: Länger als ${most} Zeichen ist hier ${named[what][0]}, darum gekürzt; der ganze Text steht ${named[what][1]}.`,
  footnote: (line, label) =>
    `Zeile ${line}: Die Fußnote [${label}] bleibt als Text, wo sie in der Datei steht.`,
  divider: (line) =>
    `Zeile ${line}: Eine Trennlinie wird weggelassen; was sie trennt, steht ohnehin für sich.`,
  linesLeftOut: (first, last, words) =>
    `${lines(first, last)}: ausgelassen, weil eine Prozessvorlage keinen Platz dafür hat: „${words}“.`,
  headingLeftOut: (line, words) =>
    `Zeile ${line}: Die Überschrift „${words}“ wird ausgelassen; die Prozessvorlage hat schon einen anderen Namen.`,
  quickActions: (first, last, words) =>
    `${lines(first, last)}: ausgelassen, weil es für das Werkzeug ist, aus dem die Liste kommt: „${words}“.`,
  dateAsDays: (line, days) =>
    `Zeile ${line}: Aus dem Datum wird ${counted(days, 'fällig # Tag', 'fällig # Tage')} nach dem Start, gezählt vom ersten Datum des Dokuments an.`,
  dateTooFar: (line) =>
    `Zeile ${line}: Das Datum liegt mehr als 99 Tage nach dem ersten des Dokuments; die Aufgabe bekommt keine Frist.`,
  columnAsText: (line, column) =>
    `Zeile ${line}: Die Spalte „${column}“ kommt in die Beschreibungen.`,
  columnAsPlace: (line, column) =>
    `Zeile ${line}: Die Spalte „${column}“ sagt, wohin eine Zeile gehört, wenn es sonst nirgends steht.`,
  columnLeftOut: (line, column) => `Zeile ${line}: Die Spalte „${column}“ wird ausgelassen.`,
  columnMerged: (line, column) =>
    `Zeile ${line}: Eine leere Zelle der Spalte „${column}“ gehört zu dem, was über ihr steht.`,
  rowAsHead: (line, words) =>
    `Zeile ${line}: In der Zeile steht nur „${words}“; die Zeilen darunter gehören dazu.`,
  rowAsModule: (line, words) =>
    `Zeile ${line}: Zu „${words}“ gehören andere Zeilen, daher wird ein Modul daraus und keine Aufgabe; die übrigen Zellen werden ausgelassen.`,
  iconLeftOut: (line, icon) => `Zeile ${line}: „${icon}“ ist nur ein Symbol und wird weggelassen.`,
  rowWithoutWords: (line, words) =>
    `Zeile ${line}: Eine Zeile ohne Titel wird ausgelassen: „${words}“.`,
  itemsAsTasks: (first, last, items, heading) =>
    `${lines(first, last)}: ${counted(items, 'Aus # Punkt', 'Aus # Punkten')} ohne Kästchen ${
      items === 1 ? 'wird eine Aufgabe' : 'werden Aufgaben'
    }${heading === '' ? '' : `, weil „${heading}“ keine Kästchen hat`}.`,
  itemsAsText: (first, last, items, heading) =>
    `${lines(first, last)}: ${counted(items, '# Punkt', '# Punkte')} ohne Kästchen ${
      items === 1 ? 'bleibt' : 'bleiben'
    } als Text stehen${heading === '' ? '' : ` („${heading}“)`}; im Ergebnis lassen sich Aufgaben daraus machen.`,
  peopleUnknown: (places) =>
    `${counted(places, 'An # Stelle', 'An # Stellen')} fehlt, wen dieser Workspace nicht kennt: eine Rolle oder jemand aus einem anderen Team.`,
  formsUnknown: (tasks) =>
    `${counted(tasks, 'Das Formular von # Aufgabe gibt', 'Die Formulare von # Aufgaben gibt')} es in diesem Workspace nicht; wählen Sie nach dem Import ${tasks === 1 ? 'ein anderes' : 'andere'}.`,
  pagesClosed: (tasks) =>
    `${counted(tasks, 'Die Buchungsseite von # Aufgabe ist', 'Die Buchungsseiten von # Aufgaben sind')} geschlossen, weil dieser Workspace ${tasks === 1 ? 'ihre Adresse' : 'ihre Adressen'} nicht zulässt.`,
  noBoxes: 'Die Datei enthält keine Kästchen („- [ ] …“), daher entstehen keine Aufgaben.',
  unreadableCharacters: (count) =>
    `Zeichen, die sich nicht als UTF-8 lesen ließen: ${counted(count, '#', '#')}. Sie erscheinen als \uFFFD.`,
} satisfies NoteTexts;
