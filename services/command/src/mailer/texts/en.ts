import { countedIn } from '@waymark/look/counted';

const counted = countedIn('en');

/** The words of all mails. PRODUCT 12: the default e-mail, in which a workspace's own words may use `{{…}}`. */
export const en = {
  button: 'The button does not work? Copy this address:',
  sayNo: 'say no',
  somebody: 'Somebody',
  openTask: 'Open task',
  code: {
    subject: (code: string) => `${code} is your Waymark code`,
    headline: 'Your code',
    words: (minutes: number) =>
      `Enter this code where you asked for it, in the same browser. It is good for ${counted(minutes, '# minute', '# minutes')}, and once.`,
    footer:
      'You did not ask for a code? Then somebody mistyped their address. Nobody can sign in without the code: do not pass it on.',
  },
  invitation: {
    subject: (workspace: string) => `You are invited to ${workspace}`,
    words: (who: string, into: string) =>
      `${who} has invited you to work together in ${into}.`,
    decide:
      'You decide: nothing of yours is shown to them before you accept. No password is needed; we mail you a code.',
    button: 'See the invitation',
    footer:
      'You did not expect this? Then leave it: without your doing nothing happens.',
    refusal:
      'To decline, or to get no such mail from them or from anybody again, without signing in',
  },
  newProcess: {
    subject: 'A new process - {{projectName}} : {{workspaceName}}',
    headline: 'A new process',
    words:
      '{{workspaceName}} has started {{processName}} with {{clientName}}. Your part of it is waiting for you.',
    button: 'View Process',
    footer: (workspace: string) =>
      `You get this mail because ${workspace} has given you a part in this process. You sign in by a code that we mail to you.`,
  },
  stuck: {
    subject: (who: string, headline: string) => `${who} is stuck: ${headline}`,
    headline: (who: string) => `${who} is stuck`,
    noReason: 'No reason was given.',
    reason: 'The reason:',
    footer:
      'You get this mail because you follow the task or look after its module.',
  },
  tasks: {
    headline: 'Your turn',
    subject: (first: string, more: number) =>
      more === 0
        ? `Your turn: ${first}`
        : `Your turn: ${first} and ${counted(more, '# more', '# more')}`,
    words: (count: number, process: string) =>
      counted(
        count,
        `A task in ${process} is yours to do.`,
        `# tasks in ${process} are yours to do. The first:`,
      ),
    afterThat: 'After that:',
    more: (count: number) => counted(count, 'and # more', 'and # more'),
    footer: (workspace: string) =>
      `You get this mail because the task was given to you. ${workspace} works with Waymark.`,
  },
};
export type MailTexts = typeof en;
