import { languages } from '../../packages/look/language.ts';

/**
 * Lint rule of both apps: what a person reads stands in a catalogue (ADR 24), not in the source. It
 * finds texts between tags, in attributes that are shown or read aloud, in properties of such
 * names, and sentences anywhere else.
 */

/**
 * Attributes and properties that are shown or read aloud, of elements and of our own components.
 */
const spoken =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|alt|title|label|placeholder|hint|helperText|emptyText|noOptionsText|sentence|what|word|action|act|consequence|detail|tooltip|heading|subtitle|caption|message)$/;

/** Attributes that are never shown: in them even two words are no text. */
const technical =
  /^(className|class|style|sx|d|points|viewBox|transform|rel|accept|allow|sandbox|media|sizes|srcSet|href|src|to|id|htmlFor|data-.*|aria-(keyshortcuts|labelledby|describedby|controls|owns|flowto)|autoComplete|key|content|pattern|fill|stroke)$/;

const letters = /\p{L}{2}/u;
/**
 * A capital, then words with a space between: what else begins so is a name of a class, a key or a
 * command.
 */
const sentence = /^[“„"']?\p{Lu}[\p{L}’'-]*,? (?:[\p{L}\d“„"'(%].*)$/u;
/** Names that are the same in every language, and keys of keyboards. */
const names = /^(Waymark|Ctrl|Alt|Esc|Enter|https?:\/\/\S*|mailto:\S*)$/;

/** Each language has marks of its own around what somebody said or what something is called. */
const quotes = /[“”„«»]/u;

/** The text of a literal, or of a template with its holes as spaces; null for what is none. */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked).join(' ');
}

const isText = (text) => text !== null && letters.test(text) && !names.test(text.trim());

/** Literals that an expression may come to: of both branches, of what follows `&&` and `??`. */
function* literalsIn(node) {
  if (node == null) return;
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      yield node;
      break;
    case 'ConditionalExpression':
      yield* literalsIn(node.consequent);
      yield* literalsIn(node.alternate);
      break;
    case 'LogicalExpression':
      if (node.operator !== '&&') yield* literalsIn(node.left);
      yield* literalsIn(node.right);
      break;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'JSXExpressionContainer':
      yield* literalsIn(node.expression);
      break;
  }
}

/**
 * Literals that are nobody's to read: what is thrown (its reader says it in words of their own),
 * logs, types, comparisons.
 */
function isUnread({ parent }) {
  switch (parent.type) {
    case 'NewExpression':
      return parent.parent.type === 'ThrowStatement';
    case 'CallExpression':
      return parent.callee.type === 'MemberExpression' && parent.callee.object.name === 'console';
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'MemberExpression':
    case 'TSLiteralType':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'SwitchCase':
      return true;
    default:
      return false;
  }
}

/**
 * In an object that has a property for each language, all texts stand beside one another: a small
 * catalogue.
 */
function isInEveryLanguage(node) {
  for (let { parent } = node, from = node; parent != null; from = parent, { parent } = parent) {
    if (parent.type !== 'ObjectExpression' || from.type !== 'Property') continue;
    const keys = parent.properties.map(({ key }) => key && nameOf(key));
    if (languages.every((language) => keys.includes(language))) return true;
  }
  return false;
}

const nameOf = (key) =>
  key.type === 'JSXIdentifier' || key.type === 'Identifier' ? key.name : String(key.value ?? '');
/** `area.name`, a key of a catalogue. */
const isKey = (text) => /^[a-z]\w*(\.\w+)+$/.test(text.trim());

export const literalTexts = {
  meta: {
    type: 'problem',
    messages: { literal: '“{{text}}” is read by people: it belongs into the catalogue of texts.' },
    schema: [],
  },
  create(context) {
    const told = new Set();
    const tell = (node, text) => {
      if (told.has(node) || isInEveryLanguage(node)) return;
      told.add(node);
      context.report({
        node,
        messageId: 'literal',
        data: { text: text.trim().replace(/\s+/g, ' ') },
      });
    };
    const tellAll = (node) => {
      for (const literal of literalsIn(node)) {
        const text = textOf(literal);
        if (isText(text) && !isKey(text)) tell(literal, text);
      }
    };
    const anySentence = (node) => {
      const text = textOf(node);
      if (text === null || isUnread(node)) return;
      if (!sentence.test(text.trim().replace(/\s+/g, ' '))) return;
      const attribute = node.parent.type === 'JSXAttribute' ? nameOf(node.parent.name) : '';
      if (!technical.test(attribute)) tell(node, text);
    };
    return {
      JSXText: (node) => {
        if (isText(node.value) || quotes.test(node.value)) tell(node, node.value);
      },
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute') tellAll(node.expression);
      },
      JSXAttribute: (node) => {
        if (spoken.test(nameOf(node.name))) tellAll(node.value);
      },
      Property: (node) => {
        if (
          !node.computed &&
          spoken.test(nameOf(node.key)) &&
          node.parent.type === 'ObjectExpression'
        )
          tellAll(node.value);
      },
      Literal: anySentence,
      TemplateLiteral: (node) => {
        // What is looked for in a sentence is compared, not read.
        if (node.parent.type !== 'CallExpression' && quotes.test(textOf(node)))
          tell(node, textOf(node));
        anySentence(node);
      },
    };
  },
};
