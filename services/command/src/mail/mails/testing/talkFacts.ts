import type { MessageInMail } from '../messageInMail.ts';
import type { TalkFacts } from '../talk.ts';

const url = 'https://waymark.example/portal/task/p/t?w=1&x="';

/** A mail in which Dana tells Tomasz something, all names and words being the same. */
export const talkOf = (
  words: string,
  said: TalkFacts['job']['said'][number],
  by: Pick<MessageInMail, 'by' | 'from'> = { by: 'dana', from: null },
): Pick<TalkFacts, 'job' | 'talk'> => ({
  job: {
    mail: 'talk',
    ...{ eventId: 'e', to: 'tomasz', workspaceId: 'w', workspaceName: words },
    ...{
      processId: 'p',
      processName: words,
      clientName: words,
      moduleId: 'm',
      moduleTitle: words,
      ofClient: true,
    },
    task: { taskId: 't', headline: words },
    ...{ said: [said], count: 1 },
  },
  talk: {
    news: [
      {
        ...by,
        key: by.by ?? 'messageId:m',
        at: '2026-11-20T08:12:00.000Z',
        text: `${words}\n${words}`,
        files: [`${words}.pdf`, 'plan.png'],
      },
    ],
    earlier: {
      by: 'tomasz',
      key: 'tomasz',
      from: null,
      at: '2026-11-20T07:12:00.000Z',
      text: words,
      files: [],
    },
    ...{ earlierCount: 3, dueDate: '2026-11-16', plannedOn: null, isDoneByWord: true },
    turn: {
      side: 'client',
      who: 'tomasz',
      because: 'assigned',
      by: 'dana',
      from: 'asked',
      whoIsInvited: false,
    },
  },
});
export const talkFacts = (words: string): TalkFacts => ({
  ...talkOf(words, { what: 'message', id: 'x', because: 'tookPart', by: 'dana' }),
  ...{ nameOf: () => words, timeZone: 'Europe/Warsaw', today: '2026-11-20', isAnswered: true },
  ...{ shortNameOf: () => words, url, doneUrl: `${url}#done` },
});
