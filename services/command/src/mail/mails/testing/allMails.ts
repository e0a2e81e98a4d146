import type { Language } from '@waymark/look/language';
import { dayInMail, takesInMail } from '../days.ts';
import { digestMail } from '../digest.ts';
import { invitationMail } from '../invitation.ts';
import { newProcessMail } from '../newProcess.ts';
import { newSignInMail } from '../newSignIn.ts';
import { oneTimeCodeMail } from '../oneTimeCode.ts';
import { passwordChangedMail } from '../passwordChanged.ts';
import { passwordResetMail } from '../passwordReset.ts';
import { saidWords } from '../ownWords.ts';
import { signInLinkMail } from '../signInLink.ts';
import { stuckMail } from '../stuck.ts';
import { talkMail } from '../talk.ts';
import type { TaskInMail } from '../taskInMail.ts';
import { tasksMail } from '../tasks.ts';
import { ownWords } from './ownWords.ts';
import { talkFacts, talkOf } from './talkFacts.ts';

export const url = 'https://waymark.example/portal/task/p/t?w=1&x="';

/**
 * What people wrote in a task may be of any length; its day and how long it takes are the product's
 * own words.
 */
const taskOf = (language: Language, headline: string, why = headline): TaskInMail => ({
  ...{ headline, why, text: headline, change: null },
  takes: takesInMail(language, { amount: 45, unit: 'minutes' }),
  day: dayInMail(language, '2026-11-19', '2026-11-20'),
});

/** Every mail in the words of the product; `words` stands for all that people wrote. */
export const productMails = (language: Language, words: string) => ({
  code: oneTimeCodeMail(language, { code: '012345', minutes: 10 }),
  link: signInLinkMail(language, { url, minutes: 10 }),
  signIn: newSignInMail(language, {
    ...{ at: '2026-11-20T15:18:00.000Z', zone: 'UTC', network: '192.0.2.x', method: 'otp' },
    ...{ browser: 'Firefox', system: 'Windows', endUrl: url, allUrl: url },
  }),
  signInByPassword: newSignInMail(language, {
    ...{ at: '2026-11-20T15:18:00.000Z', zone: 'UTC', network: '192.0.2.x', method: 'pwd' },
    ...{ browser: 'Firefox', system: 'Windows', endUrl: url, allUrl: url },
  }),
  reset: passwordResetMail(language, { url, minutes: 30 }),
  ...Object.fromEntries(
    (['set', 'changed', 'reset', 'removed'] as const).map((how) => [
      `password ${how}`,
      passwordChangedMail(language, {
        ...{ how, at: '2026-11-20T15:18:00.000Z', zone: 'UTC', network: '192.0.2.x' },
        ...{ browser: 'Firefox', system: 'Windows', resetUrl: url, allUrl: url },
      }),
    ]),
  ),
  signInUnknown: newSignInMail(language, {
    ...{ at: '2026-11-20T15:18:00.000Z', zone: 'UTC', network: '', method: 'otp' },
    ...{ browser: null, system: null, endUrl: url, allUrl: url },
  }),
  process: newProcessMail(language, {
    clientName: words,
    projectName: words,
    processName: words,
    workspaceName: words,
    actionUrl: url,
  }),
  task: tasksMail(language, {
    workspaceName: words,
    processName: words,
    tasks: [taskOf(language, words)],
    count: 1,
    url,
    listUrl: url,
  }),
  tasks: tasksMail(language, {
    workspaceName: words,
    processName: words,
    tasks: [taskOf(language, words), taskOf(language, words)],
    count: 1234,
    ...{ url, listUrl: url },
  }),
  begins: newProcessMail(
    language,
    {
      clientName: words,
      projectName: words,
      processName: words,
      workspaceName: words,
      actionUrl: url,
    },
    {
      tasks: [taskOf(language, words), taskOf(language, words), taskOf(language, words)],
      count: 43,
      ...{ listUrl: url, handOverUrl: url },
      from: words,
      to: words,
      isAnswered: true,
    },
    { rhythm: words, links: [{ text: words, url }] },
  ),
  digest: digestMail(language, digestFacts(language, words)),
  reminder: tasksMail(language, {
    workspaceName: words,
    processName: words,
    tasks: [taskOf(language, words), taskOf(language, words)],
    count: 2,
    reminds: true,
    url,
    listUrl: url,
  }),
  change: tasksMail(language, {
    ...{ workspaceName: words, processName: words, url, listUrl: url, count: 2 },
    tasks: [
      { ...taskOf(language, words), change: { who: words, asked: [{ question: words, words }] } },
      {
        ...taskOf(language, words),
        change: { who: words, asked: [{ question: '', words: null }] },
      },
    ],
  }),
  talk: talkMail(language, talkFacts(words)),
  note: talkMail(language, {
    ...talkFacts(words),
    ...talkOf(words, { what: 'note', id: 'x', because: 'named', by: 'dana' }),
    ...{ isAnswered: false, doneUrl: null },
  }),
  held: talkMail(language, {
    ...talkFacts(words),
    ...talkOf(
      words,
      { what: 'held', id: 'x', because: 'looksAfter', by: null },
      { by: null, from: { name: words, address: words } },
    ),
    ...{ isAnswered: false, doneUrl: null },
  }),
  invitation: invitationMail(language, {
    workspaceName: words,
    by: { name: words, email: words },
    target: words,
    url,
  }),
  stuck: stuckMail(language, {
    workspaceName: words,
    processName: words,
    who: words,
    headline: words,
    reason: words,
    url,
  }),
  stuckWithout: stuckMail(language, {
    workspaceName: words,
    processName: words,
    who: words,
    headline: words,
    reason: null,
    url,
  }),
});
const digestFacts = (language: Language, words: string): Parameters<typeof digestMail>[1] => ({
  ...{
    workspaceName: words,
    today: '2026-11-20',
    url,
    listUrl: () => url,
    nameOf: () => words,
    words: () => words,
  },
  taskOf: ({ headline, dueDate = null }) => ({
    ...taskOf(language, headline, words),
    day: dayInMail(language, dueDate, '2026-11-20'),
  }),
  processes: [
    {
      ...{
        processId: 'p',
        projectId: 'q',
        processName: words,
        clientName: words,
        ofClient: true,
        onBoard: false,
        turnCount: 2,
        lateCount: 1,
        stuckCount: 1,
      },
      turn: [
        { taskId: 't', moduleId: 'm', headline: words, dueDate: '2026-11-16' },
        { taskId: 'u', moduleId: 'm', headline: words, dueDate: '2026-11-27' },
      ],
      stuck: [{ taskId: 'v', moduleId: 'm', headline: words, by: 'a', reason: words }],
      others: Array.from({ length: 3 }, () => ({
        taskId: 'o',
        moduleId: 'm',
        headline: words,
        by: 'a',
        reason: null,
      })),
      othersCount: 43,
      talk: [
        {
          taskId: 'q',
          moduleId: 'm',
          headline: words,
          said: { what: 'message', id: 'x', because: 'named', by: 'a' },
        },
      ],
      talkCount: 1,
    },
  ],
});

/** Those that a blueprint may have words of its own for. */
export function ownMails(language: Language, words: string) {
  const values = {
    clientName: words,
    projectName: words,
    processName: words,
    workspaceName: words,
  };
  const around = {
    own: saidWords(language, { words: ownWords, values }, url),
    rhythm: words,
    links: [{ text: words, url }],
  };
  const what = {
    ...values,
    tasks: [taskOf(language, words), taskOf(language, words)],
    count: 43,
    listUrl: url,
  };
  const begins = { ...what, handOverUrl: null, from: words, to: words, isAnswered: true };
  return {
    welcome: newProcessMail(language, { ...values, actionUrl: url }, begins, around),
    turn: tasksMail(language, { ...what, url }, around),
    reminder: tasksMail(language, { ...what, url, reminds: true }, around),
    stuck: stuckMail(
      language,
      { ...values, who: words, headline: words, reason: words, url },
      around,
    ),
    digest: digestMail(language, digestFacts(language, words), around),
  };
}
