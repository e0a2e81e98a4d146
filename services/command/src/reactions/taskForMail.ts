import { sayTurn, type Somebody } from '@waymark/look/turn';
import { dayInMail, takesInMail } from '../mailer/mails/days.ts';
import type { TaskInMail } from '../mailer/mails/taskInMail.ts';
import { mailTexts } from '../mailer/texts/mailTexts.ts';
import { turnWords } from '../mailer/texts/turnWords.ts';
import { changeKey } from './changesForMail.ts';
import type { MailFacts } from './mailFacts.ts';
import type { TaskLine } from './mailJob.ts';
import { calledBy, shortName } from './namesInMail.ts';

/** A task of a mail as its reader reads it: why it is theirs, said as everywhere else, until when, and what of it is to be changed. */
export function taskInMail(
  line: TaskLine,
  { processId, to }: { readonly processId: string; readonly to: string },
  seller: string,
  {
    language,
    people,
    settings: { timeZone },
    changes,
    now,
    today,
  }: Pick<
    MailFacts,
    'language' | 'people' | 'settings' | 'changes' | 'now' | 'today'
  >,
): TaskInMail {
  const { taskId, headline, came, dueDate = null, duration = null } = line;
  const { somebody } = mailTexts[language];
  const nameOf = (id: string | null) =>
    calledBy(shortName, people.get(id ?? '')) ?? somebody;
  const change = changes.get(changeKey({ processId, taskId }));
  const who: Somebody = { id: to, name: somebody, you: true };
  const by = (id: string | null): Somebody | null =>
    id === null ? null : { id, name: nameOf(id), you: id === to };
  const said =
    came &&
    sayTurn(
      turnWords[language],
      {
        ...{ side: 'client', because: 'assigned', who, seller, ours: false },
        ...{ from: came.from, since: came.at, by: by(came.by) },
        module: came.module === '' ? null : came.module,
      },
      now,
      timeZone,
    );
  return {
    ...{ headline, why: said?.why ?? '', text: line.words ?? '' },
    day: dayInMail(language, dueDate, today),
    takes: takesInMail(language, duration),
    change:
      change === undefined
        ? null
        : { who: nameOf(change.by), asked: change.asked },
  };
}
