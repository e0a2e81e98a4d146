import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core';
import { piecesOf, writtenVariable } from '@waymark/look/variables';
import { sameName } from '@waymark/look/names';
import { CHIP } from './chips.ts';
import type { VariableChoice } from './choices.ts';

type Typed = { readonly index: number; readonly text: string };
type VariableNode = Typed & { readonly data: { name: string; label: string } };

/** What was typed or pasted in braces, where it names one of the choices. */
function foundIn(words: string, choices: readonly VariableChoice[]): VariableNode[] {
  let index = 0;
  return piecesOf(words).flatMap(({ text, variable }) => {
    const at = index;
    index += text.length;
    const choice =
      variable === null
        ? undefined
        : (choices.find(({ name }) => name === variable) ??
          choices.find(({ label }) => sameName(label, variable)));
    if (choice === undefined) return [];
    const { name, label } = choice;
    return [{ index: at, text, data: { name, label } }];
  });
}

/**
 * A variable among words: a chip, one character to the caret. Typed or pasted in braces it becomes
 * one.
 * @param choices those that there are now
 */
export const variableNode = (choices: () => readonly VariableChoice[]) =>
  Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      name: {
        default: '',
        parseHTML: (element) => element.getAttribute(CHIP),
        renderHTML: ({ name }) => ({ [CHIP]: name as string }),
      },
      label: { default: '', parseHTML: (element) => element.textContent, rendered: false },
    }),
    parseHTML: () => [{ tag: `span[${CHIP}]` }],
    renderHTML: ({ HTMLAttributes, node }) => [
      'span',
      { ...HTMLAttributes, class: 'variable-chip' },
      String(node.attrs['label']),
    ],
    renderText: ({ node }) => writtenVariable(String(node.attrs['name'])),
    addInputRules() {
      const { type } = this;
      // Backspace takes the whole of it away, and not its braces alone.
      const undoable = false;
      return [
        nodeInputRule({
          find: (words) =>
            foundIn(words, choices()).find(
              ({ index, text }) => index + text.length === words.length,
            ) ?? null,
          type,
          getAttributes: (match) => (match as unknown as { data: VariableNode['data'] }).data,
          undoable,
        }),
      ];
    },
    addPasteRules() {
      return [
        nodePasteRule({
          find: (words) => foundIn(words, choices()),
          type: this.type,
          getAttributes: (match) => (match as unknown as { data: VariableNode['data'] }).data,
        }),
      ];
    },
  });
