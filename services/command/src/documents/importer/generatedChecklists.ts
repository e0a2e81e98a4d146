import fc from 'fast-check';

/** What a generated document holds, in the order in which it was written. */
export type Expected = { headings: string[]; boxes: string[]; links: string[] };
export type Generated = { source: string; expected: Expected };

type Part =
  | { kind: 'heading'; depth: number; linked: boolean }
  | { kind: 'prose' | 'fence' | 'table' | 'comment' | 'quote' }
  | {
      kind: 'list';
      items: { indent: number; box: boolean; ticked: boolean; linked: boolean; more: boolean }[];
    };

const item = fc.record({
  indent: fc.nat(4),
  box: fc.boolean(),
  ticked: fc.boolean(),
  linked: fc.boolean(),
  more: fc.boolean(),
});
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    depth: fc.integer({ min: 1, max: 6 }),
    linked: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      'prose' as const,
      'fence' as const,
      'table' as const,
      'comment' as const,
      'quote' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('list' as const),
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
  }),
);

/**
 * Checklists of every shape, with what must be found again in them. Headings, boxes and links bear
 * unique names.
 */
export const checklists: fc.Arbitrary<Generated> = fc
  .record({
    parts: fc.array(part, { minLength: 1, maxLength: 14 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    mark: fc.boolean(),
  })
  .map(({ parts, lineEnd, mark }) => {
    const { text, expected } = write(parts);
    return { source: (mark ? '\uFEFF' : '') + text.replaceAll('\n', lineEnd), expected };
  });

function write(parts: Part[]): { text: string; expected: Expected } {
  const expected: Expected = { headings: [], boxes: [], links: [] };
  const link = (): string => {
    const url = `https://example.com/${expected.links.length}`;
    expected.links.push(url);
    return ` [see](${url})`;
  };
  const heading = ({ depth, linked }: Extract<Part, { kind: 'heading' }>): string => {
    const words = `Heading ${expected.headings.length} 🧭${linked ? link() : ''}`;
    expected.headings.push(words.replace(/ \[see\].*/, ' see'));
    return `${'#'.repeat(depth)} ${words}`;
  };
  const list = ({ items }: Extract<Part, { kind: 'list' }>): string => {
    let depth = -1;
    return items
      .map(({ indent, box, ticked, linked, more }) => {
        depth = Math.min(indent, depth + 1);
        const pad = '  '.repeat(depth);
        const words = box ? `Box ${expected.boxes.length}` : 'Plain item';
        const line = `${pad}- ${box ? `[${ticked ? 'x' : ' '}] ` : ''}${words}${linked ? link() : ''}`;
        if (box) expected.boxes.push(words + (linked ? ' see' : ''));
        return more ? `${line}\n\n${pad}  More words.` : line;
      })
      .join('\n');
  };
  const texts = parts.map((each) => {
    switch (each.kind) {
      case 'heading':
        return heading(each);
      case 'list':
        return list(each);
      case 'prose':
        return `Some words${link()}.`;
      case 'fence':
        return '```md\n# no heading\n- [ ] no box\n```';
      case 'table':
        return `| a | b |\n|---|---|\n| 1 |${link()} |`;
      case 'comment':
        return '<!--\n- [ ] hidden box\n# hidden heading\n-->';
      case 'quote': {
        const words = `Box ${expected.boxes.push(`Box ${expected.boxes.length}`) - 1}`;
        return `> Quoted${link()}\n>\n> - [ ] ${words}`;
      }
    }
  });
  return { text: `${texts.join('\n\n')}\n`, expected };
}
