import type { Finding, Measure } from '../finding.ts';
import { each, interleave, timeOf } from '../measure.ts';
import { must } from '../must.ts';
import { cutReply } from '../../../services/command/src/mail/mailIn/words/cutReply.ts';
import { linesOfHtml } from '../../../services/command/src/mail/mailIn/words/htmlText.ts';
import { linesOfText } from '../../../services/command/src/mail/mailIn/words/mailLine.ts';

type Text = (length: number) => string;

/** Replies that patterns could go over again and again. */
const replies: readonly Text[] = [
  (n) => '\n'.repeat(n),
  (n) => 'On 1 '.repeat(n / 5),
  (n) => 'On 1 a\n'.repeat(n / 7),
  (n) => '1 wrote:\n'.repeat(n / 9),
  (n) => 'From: a\n'.repeat(n / 8),
  (n) => `${'_'.repeat(20)}\n`.repeat(n / 21),
  (n) => 'a\nBest regards\n'.repeat(n / 15),
  (n) => '>'.repeat(n),
  (n) => ' '.repeat(n),
];
/** Pages that a parser could nest or end again and again. */
const pages: readonly Text[] = [
  (n) => '<div>'.repeat(n / 5),
  (n) => `${'<blockquote>'.repeat(n / 12)}a`,
  (n) => `<a ${'b '.repeat(n / 2)}`,
  (n) => `<a ${'b="c" '.repeat(n / 6)}>x</a>`,
  (n) => '</div>'.repeat(n / 6),
  (n) => '&amp;'.repeat(n / 5),
  (n) => '<!--'.repeat(n / 4),
];

const readers: Readonly<
  Record<string, { texts: readonly Text[]; read: (text: string) => unknown }>
> = {
  'a hostile reply is cut': { texts: replies, read: (text) => cutReply(linesOfText(text)) },
  'a hostile page is read': {
    texts: pages,
    read: (html) => cutReply(linesOfHtml(html, html.length)),
  },
};

/**
 * What takes time in a mail that was made to take for ever: the time for a text beside twice the
 * time for its half, the limit of a reader that looks at each character as often in a long text as
 * in a short one.
 */
export const hostileMail: Measure = {
  name: 'hostileMail',
  beside: ['twice the time for half the text'],
  goal: '≤ 1.5×',
  async run(stage) {
    const length = stage.sized({ smoke: 4_000, usual: 200_000 });
    const findings: Finding[] = [];
    for (const [measure, { texts, read }] of Object.entries(readers)) {
      const all = (longest: number) => {
        const made = texts.map((textOf) => textOf(longest));
        must(
          made.every((text) => text.length > 0),
          'each text is made',
        );
        return timeOf(() => {
          for (const text of made) read(text);
          return Promise.resolve();
        });
      };
      const samples = await interleave(stage.rounds, {
        whole: () => all(length),
        half: () => all(length / 2),
      });
      findings.push({
        measure: `${measure}, ${length.toLocaleString('en')} characters`,
        beside: 'twice the time for half the text',
        unit: 'ms',
        goal: { atMost: 1.5 },
        ours: each(samples.whole, 'ms'),
        theirs: each(samples.half, 'ms').map((ms) => ms * 2),
      });
    }
    return findings;
  },
};
