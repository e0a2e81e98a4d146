import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core';
import { mailVariables } from '@waymark/events/wordedMails';
import { writtenVariable } from '@waymark/look/variables';
import { CHIP } from './chips.ts';

const names = mailVariables.join('|');
const getAttributes = ([, name]: RegExpMatchArray | string[]) => ({ name });

/** A variable among words: a chip, one character to the caret. Typed or pasted in braces it becomes one. */
export const MailVariable = Node.create({
  name: 'mailVariable',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element) => element.getAttribute(CHIP),
      renderHTML: ({ name }) => ({ [CHIP]: name as string }),
    },
  }),
  parseHTML: () => [{ tag: `span[${CHIP}]` }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'span',
    { ...HTMLAttributes, class: 'mail-variable' },
    String(node.attrs['name']),
  ],
  renderText: ({ node }) => writtenVariable(String(node.attrs['name'])),
  addInputRules() {
    const find = new RegExp(`\\{\\{\\s*(${names})\\s*\\}\\}$`);
    return [nodeInputRule({ find, type: this.type, getAttributes })];
  },
  addPasteRules() {
    const find = new RegExp(`\\{\\{\\s*(${names})\\s*\\}\\}`, 'g');
    return [nodePasteRule({ find, type: this.type, getAttributes })];
  },
});
