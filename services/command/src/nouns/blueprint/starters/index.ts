import type { Command } from '@waymark/api';
import type { PlanContent } from '../../plan/copying/copy.ts';
import { nothingAtHand, planFromStarter, type AtHand } from './planFromStarter.ts';
import { sales1German } from './sales1/de/index.ts';
import { sales1 as sales1English } from './sales1/index.ts';
import type { Sales1Person } from './sales1/people.ts';
import type { Starter } from './starter.ts';
import type { StarterForm } from './starterForm.ts';

type Language = Command<'CreateBlueprint'>['language'];

/** SALES_1 in each language: one is made in the language of whoever makes it. */
const inLanguage: Readonly<Record<Language, Starter<Sales1Person>>> = {
  en: sales1English,
  de: sales1German,
};

/** The plan of SALES_1, with the roles and forms of a workspace where it has them. */
export const sales1 = (
  newId: () => string,
  atHand: AtHand = nothingAtHand,
  language: Language = 'en',
): PlanContent => planFromStarter(inLanguage[language], atHand, newId);

/**
 * The forms that its tasks ask for, by id: a form of one language is another than that of the
 * other.
 */
export const formsOfStarter = (language: Language): ReadonlyMap<string, StarterForm> =>
  new Map(
    inLanguage[language].milestones
      .flatMap(({ modules }) => modules)
      .flatMap(({ content }) => content)
      .flatMap((part) =>
        typeof part === 'string' || part.fills === undefined
          ? []
          : [[part.fills.id, part.fills] as const],
      ),
  );

/** Those of all languages. */
export const starterForms: ReadonlyMap<string, StarterForm> = new Map(
  (Object.keys(inLanguage) as Language[]).flatMap((language) => [...formsOfStarter(language)]),
);
