import type { Heading, Root } from 'mdast';
import { isHeading } from '../nodes.ts';
import { oneLine, trimmed, withoutRange, wordsIn } from '../titles/inline.ts';

const COUNT = /^(\d{1,3})[\s\u00a0]+(?=\p{L})/u;
/** What is so much of something, and no number of a part. */
const AMOUNT =
  /^\d+\s+(?:days?|weeks?|months?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?)\b/iu;

/**
 * Headings of one level that count, as `1 Prepare` and `2 Carry out`, have their number with a dot,
 * as other documents write it.
 */
export function countedHeadings(tree: Root): void {
  for (let depth = 1; depth <= 6; depth++) {
    const counted = tree.children.flatMap((node) => {
      if (!isHeading(node) || node.depth !== depth) return [];
      const words = wordsIn(oneLine(node.children));
      const number = COUNT.exec(words)?.[1];
      return number === undefined || AMOUNT.test(words) ? [] : [{ node, number: Number(number) }];
    });
    const isCount = counted.every(
      ({ number }, at) => number === 1 || number === (at === 0 ? 0 : counted[at - 1]!.number + 1),
    );
    if (counted.length > 1 && isCount) for (const { node, number } of counted) dotted(node, number);
  }
}

function dotted(heading: Heading, number: number): void {
  const line = oneLine(heading.children);
  const { length } = COUNT.exec(wordsIn(line))![0];
  heading.children = [
    { type: 'text', value: `${number}. ` },
    ...trimmed(withoutRange(line, 0, length)),
  ];
}
