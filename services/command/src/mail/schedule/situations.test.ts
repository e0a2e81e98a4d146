import { situations, type TurnHappening, type Situation } from '@waymark/events/testing';
import { streamOf, taskStreamId, type WaymarkEvent } from '@waymark/events';
import type { Keys } from '@waymark/vault';
import { expect, test } from 'vitest';
import { mailing } from '../../reactions/mailing.ts';
import type { EventMail } from '../../outbox/mailJob.ts';
import { react } from '../../reactions/reactionTo.ts';
import { talkForMail } from '../sending/talkForMail.ts';
import { SampleWorld, streams, team } from '../../reactions/testing/sampleWorld.ts';
import { usualHabits } from './habits.ts';
import { mailOfNews } from './mailOfNews.ts';
import { newsAbout } from '../../outbox/newsForPeople.ts';
import type { ToldOfTasks, WaitingNews } from './postTables.ts';
import { selectDueNews } from './selectDueNews.ts';
import { standingOf } from './standing.ts';
import { talksOf } from './talkOfNews.ts';
import { explained } from './explained.ts';

/** A Monday at noon, when everybody may be disturbed, and the mail of the day is due. */
const NOW = Date.parse('2026-11-23T12:00:00Z');
const TODAY = '2026-11-23';
const DAY = 86_400_000;
const conversation = streamOf.conversation('w', taskStreamId('p', 't'));
const people = ['hanna', 'tomasz', 'dana'];

/** Who asks and who answers do so by a message, which the turn follows. */
const messageOf = ({ event: { type, data } }: TurnHappening, id: string): WaymarkEvent[] =>
  type === 'TaskAwaitsSet' && !data.waived && data.by !== null
    ? [
        {
          type: 'MessageSent',
          data: {
            ...{
              messageId: id,
              taskId: 't',
              moduleId: 'm',
              accountId: data.by,
              words: '',
              mentions: [],
              via: 'app',
            },
            ...(data.to === 'seller'
              ? { side: 'client', gives: 'seller' }
              : { side: 'seller', gives: 'client' }),
            status: 'TODO',
          } as never,
        },
      ]
    : [];

/**
 * Lets happen what leads to it, and what the reaction makes of each thing from the one on by which
 * the turn passed on.
 */
async function staged({ happened, since }: Situation) {
  const world = new SampleWorld();
  const users: WaymarkEvent[] = ['hanna', 'tomasz'].map((accountId) => ({
    type: 'ClientUserInvited',
    data: { clientId: 'c', accountId },
  }));
  for (const user of users) world.happens(streams.client, user, team('dana'));
  world.happens(
    streams.workspace,
    { type: 'MemberAdded', data: { accountId: 'dana', role: 'ADMIN' } },
    team('olga'),
  );
  const news: (WaitingNews & { to: string })[] = [];
  for (const [nth, one] of happened.entries()) {
    const recorded = [
      world.happens(streams.process, one.event, one.by),
      ...messageOf(one, `message ${nth}`).map((event) =>
        world.happens(conversation, event, one.by),
      ),
    ];
    for (const event of nth < since ? [] : recorded)
      for (const each of await react(mailing, event, world.look))
        if (each.kind === 'news') {
          const { about, to } = each.news;
          news.push({
            ...newsAbout.parse(about),
            id: `${event.id} ${news.length}`,
            at: NOW - DAY,
            to,
          });
        }
  }
  return { world, news };
}

/** The mails that go out to somebody by this news, and by what they were told before. */
async function mailsTo(
  accountId: string,
  world: SampleWorld,
  waiting: readonly WaitingNews[],
  told: ReadonlyMap<string, ToldOfTasks> = new Map(),
): Promise<EventMail[]> {
  const workspace = await world.look.workspace('w');
  const standings = new Map([['p', await standingOf(workspace, 'w', 'p', accountId, world.look)]]);
  const receiver = { workspaceId: 'w', accountId };
  const { letters } = selectDueNews({
    ...{ receiver, waiting, told, standings, now: NOW, gathering: 0, stops: [] },
    talked: await talksOf(receiver, waiting, world.look),
    settings: { ...usualHabits.settings, timeZone: 'UTC' },
    zone: 'UTC',
    before: { mailAt: null, digestOn: null, weeklyOn: null },
  });
  const mails: EventMail[] = [];
  for (const { outgoing, news: bare } of letters) {
    const news = await explained(bare, (processId, taskIds) =>
      world.look.turnsCame('w', processId, taskIds),
    );
    const { why, apart } = outgoing;
    const letter = mailOfNews({
      receiver,
      workspace,
      standings,
      told,
      today: TODAY,
      news,
      why,
      apart,
    });
    if (letter !== null) mails.push(letter);
  }
  return mails;
}

/** By what the task became the reader's turn, as the mail has it. */
const cameIn = (mail: EventMail) =>
  ('tasks' in mail
    ? (mail.tasks ?? [])
    : mail.mail === 'digest'
      ? mail.processes.flatMap(({ turn }) => turn)
      : []
  )
    .filter(({ taskId }) => taskId === 't')
    .map(({ came }) => came && { from: came.from, by: came.by });

/** Whether it says of the task that it is the reader's turn. */
async function saysYours(mail: EventMail, { look }: SampleWorld): Promise<boolean> {
  if (mail.mail === 'talk') {
    const talk = await talkForMail(mail, { look, keys: noKeys });
    return talk?.turn.who === mail.to;
  }
  if (mail.mail === 'newProcess') return (mail.tasks ?? []).some(({ taskId }) => taskId === 't');
  if (mail.mail === 'tasks') return mail.tasks.some(({ taskId }) => taskId === 't');
  return (
    mail.mail === 'digest' &&
    mail.processes.some(({ turn }) => turn.some(({ taskId }) => taskId === 't'))
  );
}
/**
 * Of words that nobody can read any more the mail says so; whose turn it is it says all the same.
 */
const noKeys: Keys = { open: () => Promise.resolve(null), seal: () => Promise.resolve('') };
const byName = async <Of>(of: (situation: Situation) => Promise<Of> | Of) =>
  Object.fromEntries(
    await Promise.all(situations.map(async (one) => [one.name, await of(one)] as const)),
  );
/** Those of the workspace and its client who have to act. */
const whoActs = ({ turn: { who } }: Situation) =>
  who !== null && people.includes(who) ? [who] : [];

test('whose turn it has become by somebody else is mailed so, and nobody else is', async () => {
  expect(
    await byName(async (situation) => {
      const { world, news } = await staged(situation);
      const told: string[] = [];
      for (const person of people) {
        const theirs = news.filter(({ to }) => to === person);
        for (const mail of await mailsTo(person, world, theirs))
          if (await saysYours(mail, world)) told.push(person);
      }
      return told;
    }),
  ).toEqual(await byName((one) => whoActs(one).filter((who) => who !== one.by)));
});

/** What leads to a situation, and the day on which its task was due is over. */
async function overdue(situation: Situation) {
  const { world } = await staged(situation);
  world.happens(streams.process, {
    type: 'TaskDueDateSet',
    data: { taskId: 't', moduleId: 'm', from: null, to: '2026-11-20' },
  });
  return world;
}

test('a reminder says by what it became their turn, and through whom', async () => {
  expect(
    await byName(async (situation) => {
      const world = await overdue(situation);
      const [who] = whoActs(situation);
      const mails = await mailsTo(who ?? 'nobody', world, [], new Map([['p', { t: ['turn'] }]]));
      return mails.flatMap(cameIn);
    }),
  ).toEqual(await byName((one) => whoActs(one).map(() => ({ from: one.from, by: one.by }))));
});

test('reminded are those whose turn it is, and nobody else', async () => {
  expect(
    await byName(async (situation) => {
      const world = await overdue(situation);
      const reminded: string[] = [];
      const told = new Map([['p', { t: ['turn'] }]]);
      for (const person of people)
        for (const mail of await mailsTo(person, world, [], told))
          if (await saysYours(mail, world)) reminded.push(person);
      return reminded;
    }),
  ).toEqual(await byName(whoActs));
});
