import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Catalogue } from './en/catalogue.ts';
import germanActs from './de/acts.ts';
import germanFiles from './de/files.ts';
import germanForm from './de/form.ts';
import germanInvitation from './de/invitation.ts';
import germanOffline from './de/offline.ts';
import germanMails from './de/mails.ts';
import germanNews from './de/news.ts';
import germanPassword from './de/password.ts';
import germanPages from './de/pages.ts';
import germanRating from './de/rating.ts';
import germanSignIn from './de/signIn.ts';
import germanSteps from './de/steps.ts';
import germanTalk from './de/talk.ts';
import germanSessions from './de/sessions.ts';
import germanShare from './de/share.ts';
import germanTasks from './de/tasks.ts';
import germanWording from './de/wording.ts';
import { acts } from './en/acts.ts';
import { files } from './en/files.ts';
import { invitation } from './en/invitation.ts';
import { form } from './en/form.ts';
import { offline } from './en/offline.ts';
import { mails } from './en/mails.ts';
import { news } from './en/news.ts';
import { password } from './en/password.ts';
import { pages } from './en/pages.ts';
import { rating } from './en/rating.ts';
import { sessions } from './en/sessions.ts';
import { share } from './en/share.ts';
import { signIn } from './en/signIn.ts';
import { steps } from './en/steps.ts';
import { talk } from './en/talk.ts';
import { tasks } from './en/tasks.ts';
import { wording } from './en/wording.ts';

const english: Catalogue = {
  pages,
  acts,
  offline,
  steps,
  talk,
  tasks,
  wording,
  rating,
  signIn,
  invitation,
  mails,
  news,
  files,
  form,
  password,
  sessions,
  share,
};
const german: Catalogue = {
  pages: germanPages,
  acts: germanActs,
  offline: germanOffline,
  steps: germanSteps,
  talk: germanTalk,
  tasks: germanTasks,
  wording: germanWording,
  rating: germanRating,
  signIn: germanSignIn,
  invitation: germanInvitation,
  mails: germanMails,
  news: germanNews,
  files: germanFiles,
  form: germanForm,
  password: germanPassword,
  sessions: germanSessions,
  share: germanShare,
};

/**
 * Every text by its way, said with the ways' own names for what it is about, and with one and with
 * many.
 */
function said(texts: object, way = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const here = way === '' ? key : `${way}.${key}`;
    if (typeof text === 'string') return [[here, text]] as [string, string][];
    if (typeof text === 'object') return said(text as object, here);
    const say = text as (...given: unknown[]) => ReactNode;
    return [1, 2].map((many): [string, string] => [
      `${here} ${many}`,
      renderToStaticMarkup(say(...Array.from({ length: say.length }, () => many))),
    ]);
  });
}
/** The same in both, since the words are, or there are none in it. */
const alike = new Set([
  'acts.booking.bookedAt',
  'steps.lists.inStep',
  'steps.way.count',
  'acts.conflict.since',
  'steps.of',
  'acts.stuck.optional',
  'form.viewer.number',
  'form.viewer.optional',
  'acts.dock.place',
  'signIn.code.label',
  'wording.optional',
  'rating.optional',
]);

test('German has words of its own for all that English says', () => {
  const own = new Map(said(german));
  const same = said(english).filter(([way, text]) => own.get(way) === text);
  const ways = new Set(same.map(([way]) => way.replace(/ \d$/, '')));
  expect([...ways].filter((way) => !alike.has(way))).toEqual([]);
  expect([...own.keys()]).toEqual(said(english).map(([way]) => way));
});

test('no text is empty, and none loses what it is about', () => {
  for (const [, text] of [...said(english), ...said(german)]) {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/undefined|null|\[object|#/);
  }
});

test('a text that lacks, or is one too many, does not compile', () => {
  type Tasks = Catalogue['tasks'];
  // @ts-expect-error `back` and the lists lack
  const lacking = { failed: '', yours: '', ofNobody: '', of: () => '' } satisfies Tasks;
  const { lists } = german.tasks;
  // @ts-expect-error nobody asked for `more`
  const surplus = { ...german.tasks, lists: { ...lists, more: '' } } satisfies Tasks;
  // @ts-expect-error whose tasks is a text
  const unfit = { ...german.tasks, of: (who: number) => String(who + 1) } satisfies Tasks;
  expect([lacking, surplus, unfit]).toHaveLength(3);
});

test.each([
  [
    english,
    ['1 task', '1,234 tasks'],
    '2 of 5, one was due 24.11.2026',
    'Mikkel will know right away.',
  ],
  [
    german,
    ['1 Aufgabe', '1.234 Aufgaben'],
    '2 von 5, eine war am 24.11.2026 fällig',
    'Mikkel erfährt es sofort.',
  ],
])('one and many, numbers and dates', (texts, tasksSaid, late, told) => {
  expect([1, 1234].map(texts.steps.others.tasks)).toEqual(tasksSaid);
  expect(texts.steps.way.late(2, 5, 1, '24.11.2026')).toBe(late);
  expect(texts.acts.stuck.told('Mikkel', 1)).toBe(told);
});

test('a project without tasks says its name alone, and not that none of none is done', () => {
  expect([steps.doneOfIn('Rollout', 0, 0), germanSteps.doneOfIn('Rollout', 0, 0)]).toEqual([
    'Rollout',
    'Rollout',
  ]);
  expect(steps.doneOfIn('Rollout', 0, 2)).toBe('Rollout, 0 of 2 done');
});
