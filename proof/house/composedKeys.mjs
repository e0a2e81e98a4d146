/**
 * Lint rule of both apps: whoever hears keys asks first whether a word is being put together
 * (`isComposed` of `look`). Else Enter, which only picks a word of an input method, saves or sends
 * half of it. It looks at handlers in elements, in objects that are spread over elements, in
 * editors, and on the page, there where they are made; what is handed on was looked at before.
 */

const handler = /^(onKey(Down|Up|Press)(Capture)?|handleKey(Down|Press))$/;
const event = /^key(down|up|press)$/;

const nameOf = (node) =>
  node?.type === 'MemberExpression'
    ? nameOf(node.property)
    : String(node?.name ?? node?.value ?? '');

const isFunction = (node) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node?.type);

/** All that stands in a part of the source. */
function* within(node) {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const each of Array.isArray(value) ? value : [value])
      if (typeof each?.type === 'string') yield* within(each);
  }
}

/** `isKey` asks by itself, which is enough where no key is looked at otherwise. */
function asks(node) {
  let asked = false;
  let looks = false;
  for (const part of within(node)) {
    if (part.type === 'CallExpression') {
      if (nameOf(part.callee) === 'isComposed') return true;
      if (nameOf(part.callee) === 'isKey') asked = true;
    }
    if (part.type === 'Identifier' && /^(key|code)$/.test(part.name)) looks = true;
  }
  return asked && !looks;
}

export const composedKeys = {
  meta: {
    type: 'problem',
    messages: {
      unasked:
        'Ask isComposed of @waymark/look/composed first: the key may be of a word that is being put together.',
    },
    schema: [],
  },
  create(context) {
    const variableOf = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(node.name);
        if (found) return found;
      }
      return undefined;
    };
    const tell = (node) => context.report({ node, messageId: 'unasked' });
    const look = (node) => {
      switch (node?.type) {
        case 'JSXExpressionContainer':
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
        case 'TSNonNullExpression':
          return look(node.expression);
        case 'ConditionalExpression':
          look(node.consequent);
          return look(node.alternate);
        case 'LogicalExpression':
          look(node.left);
          return look(node.right);
        case 'MemberExpression':
        case 'Literal':
          return;
        case 'Identifier': {
          const [def] = variableOf(node)?.defs ?? [];
          if (def === undefined || def.type === 'Parameter') return;
          if (def.type === 'ImportBinding') return tell(node);
          if (isFunction(def.node)) return asks(def.node) || tell(node);
          // What a hook or a parent gives was looked at where it was made.
          if (def.node.id?.type !== 'Identifier') return;
          return look(def.node.init);
        }
        case 'CallExpression': {
          const made = node.arguments.find(isFunction);
          if (made === undefined || !asks(made)) tell(node);
          return;
        }
        default:
          if (!isFunction(node) || !asks(node)) tell(node);
      }
    };
    return {
      JSXAttribute: (node) => {
        if (handler.test(nameOf(node.name))) look(node.value);
      },
      Property: (node) => {
        if (node.parent.type === 'ObjectExpression' && handler.test(nameOf(node.key)))
          look(node.value);
      },
      CallExpression: ({ callee, arguments: given }) => {
        if (nameOf(callee) === 'addEventListener' && event.test(nameOf(given[0]))) look(given[1]);
      },
    };
  },
};
