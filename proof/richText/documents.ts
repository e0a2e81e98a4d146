import fc from 'fast-check';

/**
 * Random HTML as paste, API and import may bring it: tags within tags that they may not lie in,
 * unclosed and unopened ones, scripts, unsafe links, styles of word processors.
 */
const words = fc.constantFrom(
  ...[
    'a',
    'Set up ',
    ' DNS',
    'größer',
    '🧭',
    '1 &lt; 2',
    '&nbsp;',
    '  ',
    '\n',
    'x&amp;y',
    '2',
    'שלום',
    '\u200b',
    '"',
  ],
);
const href = fc.constantFrom(
  ...[
    'https://example.com/a?b=1&amp;c',
    'http://a.b',
    'mailto:a@b.c',
    'docs/x.md',
    '#here',
    '//host/x',
    '',
  ],
  ...[
    'javascript:alert(1)',
    'java\tscript:x',
    'data:text/html,x',
    'tel:1',
    'ftp://x',
    'HTTPS://UP.example',
    ' vbscript:x',
  ],
);
const blocks = [
  ...[
    'p',
    'p',
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'li',
    'blockquote',
    'pre',
    'div',
    'section',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'td', 'th', 'caption'],
];
const marks = [
  'b',
  'strong',
  'i',
  'em',
  's',
  'del',
  'strike',
  'code',
  'sub',
  'sup',
  'u',
  'span',
  'font',
];
const attribute = fc.constantFrom(
  ...[
    '',
    '',
    '',
    ' style="font-weight:bold"',
    ' class="MsoNormal"',
    ' onclick="x()"',
    ' align="center"',
    ' start="3"',
  ],
);

const { tree } = fc.letrec<{ tree: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie('tree'), { maxLength: 3 }).map((parts) => parts.join('')),
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    words,
    fc.constantFrom(
      '<br>',
      '<hr>',
      '<!-- c -->',
      '<img src="x.png" alt="A">',
      '<script>x()</script>',
      '<style>p{}</style>',
    ),
    fc
      .tuple(fc.constantFrom(...blocks), attribute, tie('nodes'))
      .map(([tag, more, inner]) => `<${tag}${more}>${inner}</${tag}>`),
    fc
      .tuple(fc.constantFrom(...marks), attribute, tie('nodes'))
      .map(([tag, more, inner]) => `<${tag}${more}>${inner}</${tag}>`),
    fc.tuple(href, tie('nodes')).map(([to, inner]) => `<a href="${to}">${inner}</a>`),
    fc
      .tuple(fc.constantFrom(...blocks, ...marks), fc.boolean())
      .map(([tag, open]) => (open ? `<${tag}>` : `</${tag}>`)),
  ),
}));

export const anyHtml = fc
  .array(tree, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''));
