import { countedIn } from '@waymark/look/counted';
import type { MailTexts } from './en.ts';

const counted = countedIn('de');

export const de = {
  button: 'Die Schaltfläche funktioniert nicht? Kopieren Sie diese Adresse:',
  sayNo: 'Nein sagen',
  somebody: 'Jemand',
  openTask: 'Aufgabe öffnen',
  code: {
    subject: (code) => `${code} ist Ihr Waymark-Code`,
    headline: 'Ihr Code',
    words: (minutes) =>
      `Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben, im selben Browser. Er gilt ${counted(minutes, '# Minute', '# Minuten')} und nur einmal.`,
    footer:
      'Sie haben keinen Code angefordert? Dann hat sich jemand bei der Adresse vertippt. Ohne den Code kann sich niemand anmelden: Geben Sie ihn nicht weiter.',
  },
  invitation: {
    subject: (workspace) => `Sie sind zu ${workspace} eingeladen`,
    words: (who, into) =>
      `${who} hat Sie eingeladen, gemeinsam zu arbeiten: ${into}.`,
    decide:
      'Sie entscheiden: Bevor Sie annehmen, wird dort nichts von Ihnen gezeigt. Ein Passwort brauchen Sie nicht; wir senden Ihnen einen Code.',
    button: 'Einladung ansehen',
    footer:
      'Sie haben das nicht erwartet? Dann lassen Sie es einfach: Ohne Ihr Zutun geschieht nichts.',
    refusal:
      'Um abzulehnen oder um von dort oder von niemandem mehr eine solche E-Mail zu erhalten, ohne Anmeldung',
  },
  newProcess: {
    subject: 'Ein neuer Prozess - {{projectName}} : {{workspaceName}}',
    headline: 'Ein neuer Prozess',
    words:
      '{{workspaceName}} hat {{processName}} mit {{clientName}} begonnen. Ihr Teil davon wartet auf Sie.',
    button: 'Prozess ansehen',
    footer: (workspace) =>
      `Sie erhalten diese E-Mail, weil ${workspace} Ihnen einen Teil dieses Prozesses übergeben hat. Zum Anmelden senden wir Ihnen einen Code.`,
  },
  stuck: {
    subject: (who, headline) => `${who} kommt nicht weiter: ${headline}`,
    headline: (who) => `${who} kommt nicht weiter`,
    noReason: 'Ein Grund wurde nicht genannt.',
    reason: 'Der Grund:',
    footer:
      'Sie erhalten diese E-Mail, weil Sie die Aufgabe verfolgen oder ihr Modul betreuen.',
  },
  tasks: {
    headline: 'Sie sind an der Reihe',
    subject: (first, more) =>
      more === 0
        ? `Sie sind an der Reihe: ${first}`
        : `Sie sind an der Reihe: ${first} und ${counted(more, '# weitere', '# weitere')}`,
    words: (count, process) =>
      counted(
        count,
        `In ${process} wartet eine Aufgabe auf Sie.`,
        `In ${process} warten # Aufgaben auf Sie. Die erste:`,
      ),
    afterThat: 'Danach:',
    more: (count) => counted(count, 'und # weitere', 'und # weitere'),
    footer: (workspace) =>
      `Sie erhalten diese E-Mail, weil Ihnen die Aufgabe zugewiesen wurde. ${workspace} arbeitet mit Waymark.`,
  },
} satisfies MailTexts;
