import { partsOfStream } from '@waymark/events';
import type { Reaction } from './reaction.ts';

/**
 * A plan that began as a starter asks for forms, which come into its workspace with it (PRODUCT
 * 5.2).
 */
export const bringForms: Reaction = {
  name: 'bringForms',
  to: {
    PlanCopied: ({ stream, data: { source, modules } }) => {
      const { workspaceId } = partsOfStream(stream);
      if (source.kind !== 'template' || workspaceId === null) return Promise.resolve([]);
      const asked = modules.flatMap(({ tasks }) =>
        tasks.flatMap(({ content }) =>
          content.type === 'form' && content.formId !== '' ? [content.formId] : [],
        ),
      );
      return Promise.resolve(
        [...new Set(asked)].map((formId) => ({
          ...{ kind: 'command', step: formId },
          command: { name: 'BringForm', payload: { formId }, workspaceId },
        })),
      );
    },
  },
};
