import { countedIn } from '@waymark/look/counted';

const counted = countedIn('en');

/**
 * The words of all mails. PRODUCT 12: the default e-mail, in which a workspace's own words may use
 * `{{…}}`.
 */
export const en = {
  sayNo: 'say no',
  somebody: 'Somebody',
  quoted: (words: string) => `“${words}”`,
  openTask: 'Open task',
  more: (count: number) => counted(count, 'and # more', 'and # more'),
  ending: {
    stop: 'Stop e-mails like this with one click, without signing in',
    settings: 'Which e-mails I get, and when',
    atOnce: 'You get this right away, as you chose.',
    begins: 'This comes because your part starts. After it you get at most one e-mail a day.',
    daily: (time: string, zone: string) =>
      `Daily at ${time}, ${zone} time, on days with something new.`,
    weekly: (time: string, zone: string) =>
      `Weekly, on Monday at ${time}, ${zone} time, where there is something new.`,
  },
  talk: {
    subject: (headline: string) => `Re: ${headline}`,
    noteSubject: (headline: string) => `Note: ${headline}`,
    heldSubject: (headline: string) => `An e-mail is waiting for approval: ${headline}`,
    handedSubject: (headline: string) => `Handed to you: ${headline}`,
    reply: 'To answer, just reply to this e-mail',
    noteReply: 'This is a note of your team. Answer it in Waymark.',
    held: (address: string) =>
      `This e-mail came from ${address}, an address nobody here uses. The client sees it once somebody approves it.`,
    handed: (who: string) => `${who} asks you to take care of this talk.`,
    files: (names: readonly string[]) =>
      `${names.length === 1 ? 'With a file' : 'With files'}: ${names.join(', ')}`,
    erased: 'These words were erased.',
    stranger: 'Somebody unknown',
    you: 'You',
    earlier: (count: number) => counted(count, '# earlier one', '# earlier ones'),
    due: (day: string) => `Due ${day}`,
    wasDue: (day: string) => `Was due ${day}`,
    planned: (day: string) => `Planned for ${day}`,
    open: 'Open the task',
    done: 'Mark as done',
    cut: 'Read the rest on the page of the task.',
    because: {
      named: 'You get this because you were mentioned.',
      handed: 'You get this because the talk was handed to you.',
      assigned: 'You get this because the task is yours.',
      tookPart: 'You get this because you wrote in this talk.',
      owns: 'You get this because you own this execution.',
      follows: 'You get this because you follow the task.',
      looksAfter: (workspace: string) =>
        `You get this because nobody else at ${workspace} is closer to this task.`,
    },
    stop: 'Stop e-mails about this task with one click, without signing in',
  },
  /** How long something takes. */
  takes: {
    minutes: (n: number) => counted(n, '# minute', '# minutes'),
    hours: (n: number) => counted(n, '# hour', '# hours'),
    days: (n: number) => counted(n, '# day', '# days'),
  },
  digest: {
    subject: (
      weekday: string,
      {
        only,
        turn,
        late,
        stuck,
        talk,
        others,
      }: Record<'turn' | 'late' | 'stuck' | 'talk' | 'others', number> & {
        /** The one task that is theirs; '' where there is none, or more. */
        only: string;
      },
    ) =>
      `${weekday}: ${[
        ...(turn > 1
          ? [
              `${counted(turn, '# for you', '# for you')}${late > 0 ? ` (${counted(late, '# late', '# late')})` : ''}`,
            ]
          : turn > 0
            ? [only]
            : []),
        ...(stuck > 0 ? [counted(stuck, '# stuck', '# stuck')] : []),
        ...(talk > 0 ? [counted(talk, '# message', '# messages')] : []),
        ...(others > 0 ? [counted(others, '# done by others', '# done by others')] : []),
      ].join(', ')}`,
    turn: 'Your turn',
    stuck: 'Stuck',
    talk: 'Messages',
    others: 'Done by others',
    due: (day: string) => `due ${day}`,
    dueToday: 'due today',
    dueTomorrow: 'due tomorrow',
    wasDue: (day: string) => `was due ${day}`,
    open: 'Open your plan',
    footer: (workspace: string) => `You get this e-mail because you work with ${workspace}.`,
  },
  code: {
    subject: (code: string) => `${code} is your Waymark code`,
    headline: 'Your code',
    words: (minutes: number) =>
      `Enter this code where you asked for it, in the same browser. It works for ${counted(minutes, '# minute', '# minutes')}, and only once.`,
    footer:
      'You did not ask for a code? Then somebody mistyped their address. Nobody can sign in without the code, so do not pass it on.',
  },
  newSignIn: {
    subject: 'New sign-in to your Waymark account',
    headline: 'Was this you?',
    words:
      'Somebody has signed in to your account from a browser that has not been used with it before.',
    when: 'When',
    device: 'Device',
    network: 'Network',
    on: (browser: string | null, system: string | null) =>
      system === null
        ? (browser ?? 'A browser that does not say its name')
        : `${browser ?? 'A browser'} on ${system}`,
    closing: {
      otp: 'If it was you, there is nothing to do. If it was not, sign that browser out: whoever it is has read a code in your e-mails, so change the password of your mailbox, too.',
      pwd: 'If it was you, there is nothing to do. If it was not, sign that browser out and choose another password: whoever it is knows yours.',
    },
    button: 'Sign that browser out',
    all: 'See where you are signed in',
    footer:
      'You get this e-mail for your safety whenever your account is used in a new browser. It cannot be switched off.',
  },
  passwordReset: {
    subject: 'Choose a new password for Waymark',
    headline: 'Choose a new password',
    words: (minutes: number) =>
      `Open the link in the browser in which you asked for it. It works for ${counted(minutes, '# minute', '# minutes')}, and only once. With the new password you are signed in there, and signed out everywhere else.`,
    button: 'Choose a password',
    footer:
      'You did not ask for this? Then you need not do anything: your password stays as it is. Do not pass the link on.',
  },
  passwordChanged: {
    subject: {
      set: 'You have a password for Waymark now',
      changed: 'Your password for Waymark was changed',
      reset: 'Your password for Waymark was changed',
      removed: 'Your password for Waymark was removed',
    },
    headline: {
      set: 'A password was set',
      changed: 'Your password was changed',
      reset: 'Your password was changed',
      removed: 'Your password was removed',
    },
    words: {
      set: 'You can sign in by it, or by a code from your e-mails as before. All other browsers were signed out.',
      changed: 'The old one no longer works. All other browsers were signed out.',
      reset:
        'It was chosen by a link from your e-mails. The old one no longer works, and all other browsers were signed out.',
      removed:
        'You sign in by a code from your e-mails from now on. All other browsers were signed out.',
    },
    closing:
      'If it was you, there is nothing to do. If it was not, choose a new password now, and change the password of your mailbox, too.',
    button: 'Choose a new password',
    footer:
      'You get this e-mail for your safety whenever your password changes. It cannot be switched off.',
  },
  /** In place of six digits, where strangers have guessed at them. */
  signInLink: {
    subject: 'Your link to sign in to Waymark',
    headline: 'Sign in by this link',
    words: (minutes: number) =>
      `Open the link in the browser in which you asked for it, or paste it there. It works for ${counted(minutes, '# minute', '# minutes')}, and only once.`,
    why: 'Why a link and no code: today somebody has tried wrong codes for your address. They did not get in. A link cannot be guessed.',
    button: 'Sign in',
    footer:
      'You did not ask for a link? Then you need not do anything. Nobody can sign in without the link, so do not pass it on.',
  },
  invitation: {
    subject: (workspace: string) => `You are invited to ${workspace}`,
    words: (who: string, into: string) => `${who} has invited you to work together in ${into}.`,
    decide:
      'You decide: they see nothing of yours before you accept. You need no password; we e-mail you a code.',
    button: 'See the invitation',
    footer: 'You did not expect this? Then ignore it. Nothing happens unless you accept.',
    refusal:
      'To decline, or to get no more such e-mails from them or from anybody, without signing in',
  },
  newProcess: {
    subject: 'A new process - {{projectName}} : {{workspaceName}}',
    headline: 'A new process',
    words:
      '{{workspaceName}} has started {{processName}} with {{clientName}}. Your part of it is waiting for you.',
    button: 'View Process',
    footer: (workspace: string) =>
      `You get this e-mail because ${workspace} has given you a part in this project. You sign in with a code that we e-mail to you.`,
  },
  /** The first that somebody of a client gets of a process. */
  firstMail: {
    words: (name: string, process: string) =>
      `Hello${name === '' ? '' : ` ${name}`}, we have put everything for ${process} on one page. You see what is yours, when it is due and what we do meanwhile. First we need this from you:`,
    about: (takes: string) => `about ${takes}`,
    handOver: 'Hand to a colleague',
    reply: 'A question? Just reply to this e-mail, it reaches us.',
    noPassword: 'You need no password: the button signs you in with a code that we e-mail to you.',
    footer: (who: string, process: string) =>
      `You get this e-mail because ${who} gave you a part in ${process}.`,
  },
  stuck: {
    subject: (who: string, headline: string) => `${who} is stuck: ${headline}`,
    headline: (who: string) => `${who} is stuck`,
    noReason: 'No reason was given.',
    reason: 'The reason:',
    footer: 'You get this e-mail because you follow the task or look after its module.',
  },
  /** A mail that is only looked at, or sent to oneself. */
  trial: {
    subject: (subject: string) => `[Test] ${subject}`,
    task: 'The first task',
    reason: 'We are still waiting for an answer on our side.',
  },
  /** What a team begins with that writes words of its own; the welcome is the default e-mail. */
  toBegin: {
    turn: {
      subject: 'Your turn in {{processName}}',
      headline: 'Your turn',
      body: '<p>Something in {{processName}} is yours to do now.</p>',
      buttonText: 'Open task',
    },
    reminder: {
      subject: 'A reminder: {{processName}}',
      headline: 'A reminder',
      body: '<p>Something in {{processName}} still waits for you.</p>',
      buttonText: 'Open task',
    },
    stuck: {
      subject: '{{clientName}} is stuck in {{processName}}',
      headline: '{{clientName}} is stuck',
      body: '<p>Somebody is stuck in {{processName}} and needs your help.</p>',
      buttonText: 'Open task',
    },
    digest: {
      subject: 'News of {{projectName}}',
      headline: '{{processName}}',
      body: '<p>This is what is new since our last e-mail.</p>',
      buttonText: 'Open your plan',
    },
  },
  /** What stands in the place of a value that is not known. */
  neutral: {
    clientName: 'the client',
    projectName: 'the project',
    processName: 'the plan',
    workspaceName: 'our team',
  },
  /** What was sent is to be changed. */
  change: {
    subject: (who: string, task: string) => `${who} asks for a change: ${task}`,
    headline: (who: string) => `${who} asks for a change`,
    words: (process: string) =>
      `Something that was sent in ${process} is to be changed. What was said about it:`,
  },
  reminder: {
    headline: 'A reminder',
    subject: (first: string, more: number) =>
      more === 0
        ? `A reminder: ${first}`
        : `A reminder: ${first} and ${counted(more, '# more', '# more')}`,
    words: (count: number, process: string) =>
      counted(
        count,
        `A task in ${process} still waits for you.`,
        `# tasks in ${process} still wait for you. The first:`,
      ),
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
    afterThat: 'After that',
    footer: (workspace: string) =>
      `You get this e-mail because it is your turn in your work with ${workspace}.`,
  },
};
export type MailTexts = typeof en;
