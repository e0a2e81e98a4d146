import { countedIn } from '@waymark/look/counted';

const counted = countedIn('en');

/** The words of all mails. PRODUCT 12: the default e-mail, in which a workspace's own words may use `{{…}}`. */
export const en = {
  button: 'The button does not work? Copy this address:',
  sayNo: 'say no',
  somebody: 'Somebody',
  openTask: 'Open task',
  more: (count: number) => counted(count, 'and # more', 'and # more'),
  ending: {
    stop: 'Stop mails like this, by one click and without signing in',
    settings: 'What I get and when',
    atOnce: 'You get this at once, as you chose.',
    begins: 'This comes as your part begins; after it at most one mail a day.',
    daily: (time: string, zone: string) =>
      `Daily at ${time}, ${zone} time, on days with something new.`,
    weekly: (time: string, zone: string) =>
      `Weekly, on Monday at ${time}, ${zone} time, where there is something new.`,
  },
  talk: {
    subject: (headline: string) => `Re: ${headline}`,
    noteSubject: (headline: string) => `Note: ${headline}`,
    heldSubject: (headline: string) => `A mail waits to be let in: ${headline}`,
    handedSubject: (headline: string) => `Handed to you: ${headline}`,
    reply: 'Answer by replying to this mail',
    noteReply: 'A note of your team: it is answered in Waymark.',
    held: (address: string) =>
      `This mail came from ${address}, which is nobody’s address here. It is shown to the client once somebody lets it in.`,
    handed: (who: string) =>
      `${who} asks you to take care of this conversation.`,
    files: (names: readonly string[]) =>
      `${names.length === 1 ? 'With a file' : 'With files'}: ${names.join(', ')}`,
    erased: 'These words were erased.',
    stranger: 'Somebody unknown',
    you: 'You',
    earlier: (count: number) =>
      counted(count, '# earlier one', '# earlier ones'),
    due: (day: string) => `Due ${day}`,
    wasDue: (day: string) => `Was due ${day}`,
    planned: (day: string) => `Planned for ${day}`,
    open: 'Open the task',
    done: 'Mark as done',
    cut: 'It goes on in Waymark.',
    because: {
      named: 'You get this because you were named.',
      handed: 'You get this because the conversation was handed to you.',
      assigned: 'You get this because the task is yours.',
      tookPart: 'You get this because you wrote in this conversation.',
      owns: 'You get this because you answer for this execution.',
      follows: 'You get this because you follow the task.',
      looksAfter: (workspace: string) =>
        `You get this because nobody is nearer to this task. ${workspace} works with Waymark.`,
    },
    stop: 'Stop mails about this task, by one click and without signing in',
  },
  digest: {
    subject: (
      weekday: string,
      {
        turn,
        stuck,
        talk,
        others,
      }: Record<'turn' | 'stuck' | 'talk' | 'others', number>,
    ) =>
      `${weekday}: ${[
        ...(turn > 0 ? [counted(turn, '# for you', '# for you')] : []),
        ...(stuck > 0 ? [counted(stuck, '# stuck', '# stuck')] : []),
        ...(talk > 0 ? [counted(talk, '# message', '# messages')] : []),
        ...(others > 0
          ? [counted(others, '# done by others', '# done by others')]
          : []),
      ].join(', ')}`,
    turn: 'Your turn',
    stuck: 'Stuck',
    talk: 'Messages',
    others: 'Done by others',
    due: (day: string) => `due ${day}`,
    wasDue: (day: string) => `was due ${day}`,
    open: 'Open your plan',
    footer: (workspace: string) =>
      `You get this mail because you work with ${workspace} in Waymark.`,
  },
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
  /** A mail that is only looked at, or sent to oneself. */
  trial: {
    subject: (subject: string) => `[Test] ${subject}`,
    task: 'The first task',
    reason: 'We still wait for an answer from our side.',
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
      body: '<p>Somebody can’t go on in {{processName}} and needs your help.</p>',
      buttonText: 'Open task',
    },
    digest: {
      subject: 'News of {{projectName}}',
      headline: '{{processName}}',
      body: '<p>This is what is new since our last mail.</p>',
      buttonText: 'Open your plan',
    },
  },
  /** What stands in the place of a value that is not known. */
  neutral: {
    clientName: 'the client',
    projectName: 'the project',
    processName: 'the plan',
    workspaceName: 'Waymark',
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
    afterThat: 'After that:',
    footer: (workspace: string) =>
      `You get this mail because the task was given to you. ${workspace} works with Waymark.`,
  },
};
export type MailTexts = typeof en;
