/**
 * Lint rule of the tests of both apps and of the look: a component is drawn by the visitor
 * (`packages/look/testing`), which takes it away again, and what it shows is asked for by role and
 * name. It finds roots that a test makes itself, and classes that it looks for in the document: a
 * class is there for its style, and a test that knows it fails when only the style changes.
 */

const asks = /^(querySelector|querySelectorAll|getElementsByClassName)$/;

/** `document`, and what hangs at it. */
const isDocument = (node) =>
  node.type === 'Identifier'
    ? node.name === 'document'
    : node.type === 'MemberExpression' && isDocument(node.object);

/** A class in a selector; what stands in brackets or quotes is none. */
const namesClass = (selector) => /\.[a-z_-]/i.test(selector.replaceAll(/\[[^\]]*\]/g, ''));

export const askedByRole = {
  meta: {
    type: 'problem',
    messages: {
      root: 'Draw it with `visitor()` of @waymark/look/testing, which takes it away again.',
      asked: 'Ask for it by role and name, as people know it: a class is there for its style.',
    },
    schema: [],
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value === 'react-dom/client') context.report({ node, messageId: 'root' });
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type !== 'MemberExpression' || !asks.test(callee.property.name)) return;
      if (!isDocument(callee.object)) return;
      const [selector] = given;
      const isClass =
        callee.property.name === 'getElementsByClassName' ||
        (selector?.type === 'Literal' && namesClass(String(selector.value)));
      if (isClass) context.report({ node, messageId: 'asked' });
    },
  }),
};
