/**
 * Lint rule of both apps and of mails: an address of the product is made from the table of
 * addresses (`packages/api/addresses.ts`), so that one which leads nowhere does not compile. It
 * finds paths that are written by hand where somebody goes: in `to` and `href`, in what navigates,
 * and behind the site of a mail. What stands in a frame of another site (`admin/src/frame`) has a
 * router of its own, whose paths are no addresses.
 */

const attribute = /^(to|href|path|url|\w+Url)$/;
const navigates = /^(navigate|goTo|redirect|assign|replace|open|pushState|replaceState)$/;

const nameOf = (node) =>
  node?.type === 'MemberExpression'
    ? nameOf(node.property)
    : String(node?.name ?? node?.value ?? '');

/**
 * How a text begins; null for what is none. Behind the site of a mail (`${site}/…`) stands a path,
 * too.
 */
function beginningOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const [first, second] = node.quasis.map(({ value }) => value.cooked);
  return first === '' && /^(site|origin|publicUrl)$/.test(nameOf(node.expressions[0]))
    ? second
    : first;
}

/** `//host` and `/api/…` are no pages. */
const isPath = (text) => text !== null && /^\/(?!\/|api\/|assets\/)/.test(text);

/** Texts that an expression may come to. */
function* textsIn(node) {
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral':
      yield node;
      break;
    case 'ConditionalExpression':
      yield* textsIn(node.consequent);
      yield* textsIn(node.alternate);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      yield* textsIn(node.left);
      yield* textsIn(node.right);
      break;
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      yield* textsIn(node.expression);
      break;
    case 'ObjectExpression':
      for (const { key, value } of node.properties)
        if (key && nameOf(key) === 'pathname') yield* textsIn(value);
      break;
  }
}

export const writtenAddresses = {
  meta: {
    type: 'problem',
    messages: {
      written: '“{{text}}” is an address written by hand: make it from @waymark/api/addresses.',
    },
    schema: [],
  },
  create(context) {
    const told = new Set();
    const tell = (node) => {
      for (const text of textsIn(node)) {
        const beginning = beginningOf(text);
        if (!isPath(beginning) || told.has(text)) continue;
        told.add(text);
        context.report({ node: text, messageId: 'written', data: { text: beginning } });
      }
    };
    return {
      JSXAttribute: (node) => {
        if (attribute.test(nameOf(node.name))) tell(node.value);
      },
      Property: (node) => {
        if (
          node.parent.type === 'ObjectExpression' &&
          /^(to|href|at|also|pathname|redirectTo|url|\w+Url)$/.test(nameOf(node.key))
        )
          tell(node.value);
      },
      CallExpression: (node) => {
        if (navigates.test(nameOf(node.callee))) tell(node.arguments[0]);
      },
      TemplateLiteral: (node) => {
        if (node.quasis[0].value.cooked === '' && node.expressions.length > 0)
          if (/^(site|origin|publicUrl)$/.test(nameOf(node.expressions[0]))) tell(node);
      },
    };
  },
};
