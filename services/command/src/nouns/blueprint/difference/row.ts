import type { ImportChange } from '@waymark/api';
import type { PersonRef, Plan, WordedMail } from '@waymark/events';
import type { PlanMatching } from './matching.ts';

/** How a change is called; an item that is in no draft by its id in the plan. */
export const keyOf = {
  added: (key: string) => `added ${key}`,
  changed: (id: string) => `changed ${id}`,
  removed: (id: string) => `removed ${id}`,
  variable: (id: string) => `added variable ${id}`,
  changedVariable: (id: string) => `changed variable ${id}`,
  changedPlaceholder: (id: string) => `changed placeholder ${id}`,
  plan: 'changed plan',
  dates: 'changed dates',
  followers: 'changed followers',
  mail: (mail: WordedMail) => `changed mail ${mail}`,
} as const;

/** A plan and a document, and what of them belongs together. */
export type Between = {
  readonly plan: Plan;
  readonly pairs: PlanMatching;
  readonly nameOf: (ref: PersonRef) => string | null;
  readonly variableName: (variableId: string) => string | null;
};

type ToldChange = Pick<ImportChange, 'key' | 'sign' | 'what'> & Partial<ImportChange>;
export const row = (told: ToldChange): ImportChange => ({
  ...{ name: '', milestone: null, module: null, item: null, tasks: 0, fields: [] },
  ...told,
});
