import type { ImportDraft } from '@waymark/api';
import { blockKinds, plainText, taskTypes } from '@waymark/events';
import { cleanHtml } from '../../payloads/richText/cleanHtml.ts';
import { withModules } from '../../nouns/blueprint/draftModules.ts';

/** A draft whose rich texts are sanitised: it comes from outside. */
export const cleanDraft = (draft: ImportDraft): ImportDraft => ({
  ...withModules(draft, (module) => ({
    ...module,
    description: cleanHtml(module.description),
    blocks: module.blocks.map((block) =>
      block.kind === 'content'
        ? { ...block, content: blockKinds.cleaned(block.content, cleanHtml) }
        : {
            ...block,
            description: cleanHtml(block.description),
            content: taskTypes.cleaned(block.content, cleanHtml),
          },
    ),
  })),
  mails: cleanMails(draft.mails),
});

/** Words that say nothing once they are sanitised are none. */
const cleanMails = (mails: ImportDraft['mails']): ImportDraft['mails'] =>
  Object.fromEntries(
    Object.entries(mails)
      .map(([mail, words]) => [mail, { ...words, body: cleanHtml(words.body) }] as const)
      .filter(([, { body }]) => plainText(body) !== ''),
  );
