import { mailVariables } from '@waymark/events/wordedMails';
import { oneLine } from '../../../parts/references/oneLine.ts';
import { variableNode } from '../../../parts/references/variableNode.ts';
import { extensions, typedRules } from '../../../parts/richText/extensions.ts';

const MailVariable = variableNode(() =>
  mailVariables.map((name) => ({ name, label: name, hint: '' })),
);

/** What can be written in each kind of field, and by which shorthands. */
export const wordsExtensions = {
  line: { extensions: [...oneLine, MailVariable], rules: ['variable'] },
  rich: { extensions: [...extensions, MailVariable], rules: [...typedRules, 'variable'] },
};
