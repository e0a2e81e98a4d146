import type { Language } from '@waymark/look';

/**
 * One word of the product in one language: what it is called everywhere, and what it is therefore
 * not called.
 */
export type Term = {
  readonly language: Language;
  readonly say: string;
  readonly means: string;
  /** Words for the same that are not used. */
  readonly not: RegExp;
  /** Files in which alone this holds, where a word has another meaning elsewhere. */
  readonly within?: RegExp;
  /** Keys of texts that say it all the same, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
};

const navbar = 'the navbar calls the area so (PRODUCT 2.3)';
const spec = 'prescribed word for word';

const english: readonly Omit<Term, 'language'>[] = [
  {
    say: 'execution',
    means: 'a process template, rolled out for a client',
    not: /(?<!sub-|sub |new |Sub )\bprocess(es)?\b(?! templates?\b)|\b(rollout|roll-out)s?\b/i,
    except: {
      'executionColumns.process': spec,
      'executionColumns.processAlone': 'the first half of a prescribed column',
      'library.newProcess': spec,
      'wizard.step1': spec,
      'en.newProcess.button': spec,
    },
  },
  {
    say: 'process template',
    means: 'what executions are rolled out from',
    not: /\bblueprints?\b/i,
    except: {
      'executions.title': spec,
      'shell.blueprints': navbar,
      'keys.goBlueprints': navbar,
      'keys.onLibrary': navbar,
      'library.blueprints': navbar,
    },
  },
  {
    say: 'client',
    means: 'a company that executions are for',
    not: /\b(customer|buyer|account holder)s?\b/i,
  },
  { say: 'team', means: 'the people of the workspace', not: /\b(staff|employees?|crew)\b/i },
  { say: 'turn', means: 'who has to act next', not: /\b(ball is in|move is with|up next)\b/i },
  { say: 'stuck', means: 'a task that cannot go on', not: /\bblocked\b|\b(can’t|cannot) go on\b/i },
  {
    say: 'talk',
    means: 'what is said about a task',
    not: /\b(conversation|discussion|chat|thread)s?\b/i,
  },
  {
    say: 'e-mail',
    means: 'what is sent to an address',
    not: /(?<!e-)\bmails?\b|\be-?mailed\b|\bemails?\b/i,
  },
  {
    say: 'mention',
    means: 'to write @ and a name',
    not: /\b(named|names) (you|me|them|somebody)\b/i,
  },
  {
    say: 'settings',
    means: 'what one sets for oneself or the workspace',
    not: /\b(preferences|options)\b/i,
  },
  {
    say: 'no longer exists',
    means: 'what was deleted',
    not: /\b(is not (there|here)|leads? nowhere|does not lead anywhere) any ?more\b|\bis gone\b/i,
    except: {
      'opsNews.rebuildGone': 'a rebuild ends, and is not deleted',
      'opsNews.rollbackGone': 'a rollback ends, and is not deleted',
      'opsNews.upgradeGone': 'an upgrade ends, and is not deleted',
    },
  },
  {
    say: 'Discard',
    means: 'to give up what was not saved',
    not: /\blet (it|them|mine|yours) go\b/i,
  },
  {
    say: 'appears here',
    means: 'where something will be shown',
    not: /\b(stands?|will stand) here\b/i,
  },
];

const german: readonly Omit<Term, 'language'>[] = [
  {
    say: 'Prozess',
    means: 'eine Prozessvorlage, für einen Kunden ausgerollt',
    not: /\b(Ausführung(en)?|Rollouts?|Durchführung(en)?)\b/i,
  },
  {
    say: 'Prozessvorlage',
    means: 'woraus Prozesse ausgerollt werden',
    not: /\b(Vorlagen?|Blueprints?)\b/i,
    except: {
      'settingsMenu.templates': 'alle Arten von Vorlagen zusammen',
      'because.template': 'ein fertiger Plan, keine Prozessvorlage',
      'did.begunWithTemplate': 'ein fertiger Plan, keine Prozessvorlage',
    },
  },
  {
    say: 'Prozessvorlage',
    means: 'woraus Prozesse ausgerollt werden, wo sie entsteht',
    not: /(?<!laufende )\bProzess(es|e|en)?\b/i,
    within: /texts\/de\/(builder|library|importing|difference)\.ts$/,
    except: {
      'library.executionsStay.one': 'was aus der Vorlage ausgerollt wurde',
      'library.executionsStay.other': 'was aus der Vorlage ausgerollt wurde',
    },
  },
  {
    say: 'Kunde',
    means: 'ein Unternehmen, für das Prozesse laufen',
    not: /\b(Kundenseite|Klient(en)?|Auftraggeber|Abnehmer)\b/i,
  },
  {
    say: 'Team',
    means: 'die Personen des Arbeitsbereichs',
    not: /\b(Belegschaft|Personal|Mitarbeiter(in|innen|s|n)?)\b/i,
  },
  { say: 'dran', means: 'wer als Nächstes handelt', not: /\ban der Reihe\b|\bam Zug\b/i },
  {
    say: 'hängt fest',
    means: 'eine Aufgabe, bei der es nicht weitergeht',
    not: /blockier|\bsteck(t|en|e)? (.{1,20} )?fest\b|\b(kommt|kommen|komme) (.{1,20} )?nicht weiter\b|nicht weiterk/i,
  },
  {
    say: 'Gespräch',
    means: 'was zu einer Aufgabe gesagt wird',
    not: /\b(Unterhaltung|Konversation|Diskussion|Chat)(en|s)?\b/i,
  },
  { say: 'Board', means: 'Spalten mit Karten', not: /\b(Tafel|Kanban)\w*/i },
  {
    say: 'Einstellungen',
    means: 'was man für sich oder den Arbeitsbereich einstellt',
    not: /\b(Optionen|Präferenzen)\b/i,
  },
  {
    say: 'E-Mail',
    means: 'was an eine Adresse gesendet wird',
    not: /(?<!e-)\bmails?\b|\bMailserver\b|\bEmails?\b/i,
  },
  {
    say: 'erwähnen',
    means: '@ und einen Namen schreiben',
    not: /\bnennt (Sie|mich)\b|\bJemanden nennen\b/,
  },
  {
    say: 'Beobachter',
    means: 'wer von einer Aufgabe erfährt, ohne sie zu haben',
    not: /\b(Mitlesende|verfolg\w+)\b/i,
  },
  {
    say: 'verantwortlich',
    means: 'wer einen Prozess im Team führt',
    not: /\bein(steht|zustehen)\b|\bsteht (.{1,30} )?ein\b/i,
  },
  { say: 'Schaltfläche', means: 'was man drückt', not: /\b(Knopf|Knopfs|Button)\b/i },
  { say: 'Nutzer', means: 'wer sich anmeldet', not: /\b(Benutzer|User)\w*/i },
  { say: 'Verlauf', means: 'alles, was geschah', not: /\bHistorien?\b/i },
];

/** One word for one thing (CONTRIBUTING, "Words"): every catalogue is held against it. */
export const glossary: readonly Term[] = [
  ...english.map((term) => ({ ...term, language: 'en' as const })),
  ...german.map((term) => ({ ...term, language: 'de' as const })),
];

/** What the status of a task is called wherever it stands. */
export const taskStatusWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { TODO: 'To do', IN_PROGRESS: 'In progress', STUCKED: 'Stuck', DONE: 'Done' },
  de: { TODO: 'Zu tun', IN_PROGRESS: 'In Arbeit', STUCKED: 'Hängt fest', DONE: 'Erledigt' },
};
