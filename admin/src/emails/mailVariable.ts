import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core';
import { mailVariables } from '@waymark/events/wordedMails';
import { writtenVariable } from '@waymark/look/variables';
import { CHIP } from './chips.ts';

const names = mailVariables.join('|');
// Without a group: what a group holds would alone be taken the place of, and its braces stay.
const written = `\\{\\{\\s*(?:${names})\\s*\\}\\}`;
const getAttributes = ([whole]: RegExpMatchArray) => ({
  name: whole.replaceAll(/[{}\s]/g, ''),
});

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
    const find = new RegExp(`${written}$`);
    // Backspace takes the whole of it away, and not its braces alone.
    const undoable = false;
    return [nodeInputRule({ find, type: this.type, getAttributes, undoable })];
  },
  addPasteRules() {
    const find = new RegExp(written, 'g');
    return [nodePasteRule({ find, type: this.type, getAttributes })];
  },
});
