import { nouns, streamOf } from '@waymark/events';
import { z } from 'zod';
import { systemOnly } from '../../policies/policies.ts';
import { entry } from '../commandEntry.ts';
import { bringForm } from './starters/bringForm.ts';
import { starterForms } from './starters/index.ts';

/** What comes with a plan that began as a starter. No edge takes it as a command. */
export const blueprintFollows = {
  BringForm: entry({
    schema: z.object({ formId: z.string() }),
    policy: systemOnly,
    stream: ({ formId }, { workspaceId }) => streamOf.form(workspaceId, formId),
    fold: () => nouns.form,
    decide(state, { formId }) {
      const form = starterForms.get(formId);
      return form === undefined ? [] : bringForm(state, form);
    },
  }),
};
