import type { Language } from '@waymark/look/language';
import { speaker } from '@waymark/look/speaker';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Catalogue } from './en/catalogue.ts';

/**
 * The language that this page speaks (PRODUCT 3.5). English comes with the script that shows it and
 * stands in where another could not be loaded; each area of another language is a file of script,
 * asked for only where it is spoken and shown.
 */
type Area = keyof Catalogue;
type Files = {
  readonly [A in Area]: () => Promise<{ default: Catalogue[A] }>;
};
const files: Readonly<Record<Exclude<Language, 'en'>, Files>> = {
  de: {
    pages: () => import('./de/pages.ts'),
    acts: () => import('./de/acts.ts'),
    offline: () => import('./de/offline.ts'),
    steps: () => import('./de/steps.ts'),
    talk: () => import('./de/talk.ts'),
    tasks: () => import('./de/tasks.ts'),
    wording: () => import('./de/wording.ts'),
    rating: () => import('./de/rating.ts'),
    signIn: () => import('./de/signIn.ts'),
    password: () => import('./de/password.ts'),
    sessions: () => import('./de/sessions.ts'),
    share: () => import('./de/share.ts'),
    invitation: () => import('./de/invitation.ts'),
    mails: () => import('./de/mails.ts'),
    news: () => import('./de/news.ts'),
    files: () => import('./de/files.ts'),
    form: () => import('./de/form.ts'),
  },
};

/** What was loaded so far, and the areas whose script is here. */
const known: Record<keyof typeof files, Partial<Catalogue>> = { de: {} };
const shown = new Set<Area>();

async function learn<A extends Area>(language: Language, area: A): Promise<void> {
  if (language === 'en' || known[language][area] !== undefined) return;
  const file = await files[language][area]();
  known[language][area] = file.default;
}

const learnShown = async (language: Language): Promise<void> =>
  void (await Promise.all([...shown].map((area) => learn(language, area))));

const { spoken, wished, speak, subscribe } = speaker(learnShown);
export { speak, spoken as spokenLanguage };

/**
 * The texts of an area, in the language that is spoken when they are asked for. @param english
 * comes with its script
 */
export function textsOf<A extends Area>(area: A, english: Catalogue[A]): () => Catalogue[A] {
  shown.add(area);
  return () => {
    const language = spoken();
    return (language === 'en' ? undefined : known[language][area]) ?? english;
  };
}

/**
 * A page's script, once there are words for it. Where it brings areas beside the one that is named,
 * they are waited for, too.
 * @param area asked for beside the script
 */
export async function withWords<Page>(area: Area, script: () => Promise<Page>): Promise<Page> {
  const page = script();
  // What could not be loaded is shown in English.
  await learn(wished(), area).catch(() => undefined);
  await page;
  await learnShown(wished()).catch(() => undefined);
  return page;
}

/**
 * Draws anew when another language is spoken. Stands at the root: everything below is drawn with
 * it.
 */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, spoken);

/**
 * Speaks the language of who reads. @returns whether there are words by now; once there are, the
 * page stays
 */
export function useSpeaking(wanted: Language | undefined): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (wanted === undefined) return;
    const done = () => setReady(true);
    void speak(wanted).then(done, done);
  }, [wanted]);
  return ready || wanted === spoken();
}
