import { countedIn } from '@waymark/look/counted';
import type { MailTexts } from './en.ts';

const counted = countedIn('de');

export const de = {
  sayNo: 'Nein sagen',
  somebody: 'Jemand',
  quoted: (words) => `„${words}“`,
  openTask: 'Aufgabe öffnen',
  more: (count) => counted(count, 'und # weitere', 'und # weitere'),
  ending: {
    stop: 'Solche E-Mails abbestellen, mit einem Klick und ohne Anmeldung',
    settings: 'Welche E-Mails ich wann bekomme',
    atOnce: 'Sie erhalten dies sofort, wie Sie es gewählt haben.',
    begins: 'Dies kommt, weil Ihr Teil beginnt; danach höchstens eine E-Mail am Tag.',
    daily: (time, zone) => `Täglich um ${time} Uhr (${zone}), an Tagen mit Neuem.`,
    weekly: (time, zone) => `Wöchentlich, montags um ${time} Uhr (${zone}), wenn es Neues gibt.`,
  },
  talk: {
    subject: (headline) => `Re: ${headline}`,
    noteSubject: (headline) => `Notiz: ${headline}`,
    heldSubject: (headline) => `Eine E-Mail wartet auf Freigabe: ${headline}`,
    handedSubject: (headline) => `An Sie übergeben: ${headline}`,
    reply: 'Antworten Sie einfach auf diese E-Mail',
    noteReply: 'Eine Notiz Ihres Teams: Sie wird in Waymark beantwortet.',
    held: (address) =>
      `Diese E-Mail kam von ${address}, einer Adresse, die hier niemandem gehört. Der Kunde sieht sie, sobald jemand sie freigibt.`,
    handed: (who) => `${who} bittet Sie, sich um dieses Gespräch zu kümmern.`,
    files: (names) =>
      `${names.length === 1 ? 'Mit einer Datei' : 'Mit Dateien'}: ${names.join(', ')}`,
    erased: 'Diese Worte wurden gelöscht.',
    stranger: 'Jemand Unbekanntes',
    you: 'Sie',
    earlier: (count) => counted(count, '# frühere', '# frühere'),
    due: (day) => `Fällig am ${day}`,
    wasDue: (day) => `War fällig am ${day}`,
    planned: (day) => `Geplant für den ${day}`,
    open: 'Aufgabe öffnen',
    done: 'Als erledigt markieren',
    cut: 'Auf der Seite der Aufgabe geht es weiter.',
    because: {
      named: 'Sie erhalten dies, weil Sie erwähnt wurden.',
      handed: 'Sie erhalten dies, weil das Gespräch an Sie übergeben wurde.',
      assigned: 'Sie erhalten dies, weil Sie diese Aufgabe haben.',
      tookPart: 'Sie erhalten dies, weil Sie in diesem Gespräch geschrieben haben.',
      owns: 'Sie erhalten dies, weil Sie für diesen Prozess verantwortlich sind.',
      follows: 'Sie erhalten dies, weil Sie die Aufgabe beobachten.',
      looksAfter: (workspace) =>
        `Sie erhalten dies, weil bei ${workspace} sonst niemand näher an der Aufgabe ist.`,
    },
    stop: 'E-Mails zu dieser Aufgabe abbestellen, mit einem Klick und ohne Anmeldung',
  },
  takes: {
    minutes: (n) => counted(n, '# Minute', '# Minuten'),
    hours: (n) => counted(n, '# Stunde', '# Stunden'),
    days: (n) => counted(n, '# Tag', '# Tage'),
  },
  digest: {
    subject: (weekday, { only, turn, late, stuck, talk, others }) =>
      `${weekday}: ${[
        ...(turn > 1
          ? [
              `${counted(turn, '# für Sie', '# für Sie')}${late > 0 ? ` (${counted(late, '# überfällig', '# überfällig')})` : ''}`,
            ]
          : turn > 0
            ? [only]
            : []),
        ...(stuck > 0 ? [counted(stuck, '# hängt fest', '# hängen fest')] : []),
        ...(talk > 0 ? [counted(talk, '# Nachricht', '# Nachrichten')] : []),
        ...(others > 0
          ? [counted(others, '# von anderen erledigt', '# von anderen erledigt')]
          : []),
      ].join(', ')}`,
    turn: 'Sie sind dran',
    stuck: 'Hängt fest',
    talk: 'Nachrichten',
    others: 'Von anderen erledigt',
    due: (day) => `fällig ${day}`,
    dueToday: 'heute fällig',
    dueTomorrow: 'morgen fällig',
    wasDue: (day) => `war fällig ${day}`,
    open: 'Plan öffnen',
    footer: (workspace) => `Sie erhalten diese E-Mail, weil Sie mit ${workspace} arbeiten.`,
  },
  code: {
    subject: (code) => `${code} ist Ihr Waymark-Code`,
    headline: 'Ihr Code',
    words: (minutes) =>
      `Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben, im selben Browser. Er gilt ${counted(minutes, '# Minute', '# Minuten')} und nur einmal.`,
    footer:
      'Sie haben keinen Code angefordert? Dann hat sich jemand bei der Adresse vertippt. Ohne den Code kann sich niemand anmelden: Geben Sie ihn nicht weiter.',
  },
  newSignIn: {
    subject: 'Neue Anmeldung mit Ihrem Waymark-Konto',
    headline: 'Waren Sie das?',
    words:
      'Jemand hat sich mit Ihrem Konto in einem Browser angemeldet, in dem es noch nie benutzt wurde.',
    when: 'Wann',
    device: 'Gerät',
    network: 'Netz',
    on: (browser, system) =>
      system === null
        ? (browser ?? 'Ein Browser, der seinen Namen nicht nennt')
        : `${browser ?? 'Ein Browser'} unter ${system}`,
    closing: {
      otp: 'Wenn Sie es waren, brauchen Sie nichts zu tun. Wenn nicht, melden Sie diesen Browser ab: Wer es war, hat einen Code in Ihren E-Mails gelesen; ändern Sie also auch das Passwort Ihres Postfachs.',
      pwd: 'Wenn Sie es waren, brauchen Sie nichts zu tun. Wenn nicht, melden Sie diesen Browser ab und wählen Sie ein anderes Passwort: Wer es war, kennt Ihres.',
    },
    button: 'Diesen Browser abmelden',
    all: 'Sehen, wo Sie angemeldet sind',
    footer:
      'Sie erhalten diese E-Mail zu Ihrer Sicherheit, wenn Ihr Konto in einem neuen Browser benutzt wird. Sie lässt sich nicht abstellen.',
  },
  passwordReset: {
    subject: 'Neues Passwort für Waymark wählen',
    headline: 'Neues Passwort wählen',
    words: (minutes) =>
      `Öffnen Sie den Link in dem Browser, in dem Sie ihn angefordert haben. Er gilt ${counted(minutes, '# Minute', '# Minuten')} und nur einmal. Mit dem neuen Passwort sind Sie dort angemeldet und überall sonst abgemeldet.`,
    button: 'Passwort wählen',
    footer:
      'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist. Geben Sie den Link nicht weiter.',
  },
  passwordChanged: {
    subject: {
      set: 'Sie haben jetzt ein Passwort für Waymark',
      changed: 'Ihr Passwort für Waymark wurde geändert',
      reset: 'Ihr Passwort für Waymark wurde geändert',
      removed: 'Ihr Passwort für Waymark wurde entfernt',
    },
    headline: {
      set: 'Ein Passwort wurde gesetzt',
      changed: 'Ihr Passwort wurde geändert',
      reset: 'Ihr Passwort wurde geändert',
      removed: 'Ihr Passwort wurde entfernt',
    },
    words: {
      set: 'Sie können sich damit anmelden, oder wie bisher mit einem Code aus Ihren E-Mails. Alle anderen Browser wurden abgemeldet.',
      changed: 'Das alte gilt nicht mehr. Alle anderen Browser wurden abgemeldet.',
      reset:
        'Es wurde über einen Link aus Ihren E-Mails gewählt. Das alte gilt nicht mehr, und alle anderen Browser wurden abgemeldet.',
      removed:
        'Sie melden sich ab jetzt mit einem Code aus Ihren E-Mails an. Alle anderen Browser wurden abgemeldet.',
    },
    closing:
      'Wenn Sie es waren, brauchen Sie nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und ändern Sie auch das Passwort Ihres Postfachs.',
    button: 'Neues Passwort wählen',
    footer:
      'Sie erhalten diese E-Mail zu Ihrer Sicherheit, wenn sich Ihr Passwort ändert. Sie lässt sich nicht abstellen.',
  },
  signInLink: {
    subject: 'Ihr Link zur Anmeldung bei Waymark',
    headline: 'Mit diesem Link anmelden',
    words: (minutes) =>
      `Öffnen Sie den Link in dem Browser, in dem Sie ihn angefordert haben, oder fügen Sie ihn dort ein. Er gilt ${counted(minutes, '# Minute', '# Minuten')} und nur einmal.`,
    why: 'Warum ein Link und kein Code: Heute hat jemand falsche Codes für Ihre Adresse versucht. Hineingekommen ist niemand. Einen Link kann man nicht erraten.',
    button: 'Anmelden',
    footer:
      'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun. Ohne den Link kann sich niemand anmelden: Geben Sie ihn nicht weiter.',
  },
  invitation: {
    subject: (workspace) => `Sie sind zu ${workspace} eingeladen`,
    words: (who, into) => `${who} hat Sie eingeladen, gemeinsam zu arbeiten: ${into}.`,
    decide:
      'Sie entscheiden: Bevor Sie annehmen, sieht dort niemand etwas von Ihnen. Ein Passwort brauchen Sie nicht; wir senden Ihnen einen Code.',
    button: 'Einladung ansehen',
    footer:
      'Sie haben das nicht erwartet? Dann ignorieren Sie es einfach. Es passiert nichts, solange Sie nicht annehmen.',
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
      `Sie erhalten diese E-Mail, weil ${workspace} Ihnen einen Teil dieses Projekts übergeben hat. Zum Anmelden senden wir Ihnen einen Code.`,
  },
  firstMail: {
    words: (name, process) =>
      `Guten Tag${name === '' ? '' : ` ${name}`}, alles zu ${process} steht auf einer Seite: was Sie tun, bis wann, und was wir inzwischen tun. Zuerst brauchen wir von Ihnen:`,
    about: (takes) => `etwa ${takes}`,
    handOver: 'Weitergeben',
    reply: 'Eine Frage? Antworten Sie einfach auf diese E-Mail, sie kommt bei uns an.',
    noPassword: 'Ein Passwort brauchen Sie nicht: Zum Anmelden senden wir Ihnen einen Code.',
    footer: (who, process) =>
      `Sie erhalten diese E-Mail, weil ${who} Ihnen einen Teil von ${process} übergeben hat.`,
  },
  stuck: {
    subject: (who, headline) => `${who} hängt fest: ${headline}`,
    headline: (who) => `${who} hängt fest`,
    noReason: 'Ein Grund wurde nicht genannt.',
    reason: 'Der Grund:',
    footer: 'Sie erhalten diese E-Mail, weil Sie die Aufgabe beobachten oder ihr Modul betreuen.',
  },
  trial: {
    subject: (subject) => `[Test] ${subject}`,
    task: 'Die erste Aufgabe',
    reason: 'Auf unserer Seite fehlt noch eine Antwort.',
  },
  toBegin: {
    turn: {
      subject: 'Sie sind dran: {{processName}}',
      headline: 'Sie sind dran',
      body: '<p>In {{processName}} ist jetzt etwas für Sie zu tun.</p>',
      buttonText: 'Aufgabe öffnen',
    },
    reminder: {
      subject: 'Erinnerung: {{processName}}',
      headline: 'Eine Erinnerung',
      body: '<p>In {{processName}} wartet noch etwas auf Sie.</p>',
      buttonText: 'Aufgabe öffnen',
    },
    stuck: {
      subject: '{{clientName}} hängt fest: {{processName}}',
      headline: '{{clientName}} hängt fest',
      body: '<p>In {{processName}} hängt jemand fest und braucht Ihre Hilfe.</p>',
      buttonText: 'Aufgabe öffnen',
    },
    digest: {
      subject: 'Neues zu {{projectName}}',
      headline: '{{processName}}',
      body: '<p>Das ist neu seit unserer letzten E-Mail.</p>',
      buttonText: 'Plan öffnen',
    },
  },
  neutral: {
    clientName: 'der Kunde',
    projectName: 'das Projekt',
    processName: 'der Plan',
    workspaceName: 'unser Team',
  },
  change: {
    subject: (who, task) => `${who} bittet um eine Änderung: ${task}`,
    headline: (who) => `${who} bittet um eine Änderung`,
    words: (process) =>
      `Etwas, das in ${process} gesendet wurde, soll geändert werden. Dazu steht:`,
  },
  reminder: {
    headline: 'Eine Erinnerung',
    subject: (first, more) =>
      more === 0
        ? `Erinnerung: ${first}`
        : `Erinnerung: ${first} und ${counted(more, '# weitere', '# weitere')}`,
    words: (count, process) =>
      counted(
        count,
        `Eine Aufgabe in ${process} wartet noch auf Sie.`,
        `# Aufgaben in ${process} warten noch auf Sie. Die erste:`,
      ),
  },
  tasks: {
    headline: 'Sie sind dran',
    subject: (first, more) =>
      more === 0
        ? `Sie sind dran: ${first}`
        : `Sie sind dran: ${first} und ${counted(more, '# weitere', '# weitere')}`,
    words: (count, process) =>
      counted(
        count,
        `In ${process} wartet eine Aufgabe auf Sie.`,
        `In ${process} warten # Aufgaben auf Sie. Die erste:`,
      ),
    afterThat: 'Danach',
    footer: (workspace) =>
      `Sie erhalten diese E-Mail, weil Sie in Ihrer Arbeit mit ${workspace} dran sind.`,
  },
} satisfies MailTexts;
