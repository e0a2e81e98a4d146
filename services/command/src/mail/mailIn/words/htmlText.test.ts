import { describe, expect, test } from 'vitest';
import { cutReply } from './cutReply.ts';
import { linesOfHtml } from './htmlText.ts';
import { charactersLookedAt } from './testing/charactersLookedAt.ts';

const text = (html: string, longest = 100_000) =>
  linesOfHtml(html, longest)
    .map((line) => line.text)
    .join('\n');
const reply = (html: string) => cutReply(linesOfHtml(html, 100_000)).own;

describe('the text of a mail that has HTML alone', () => {
  test('keeps lines, lists and rows', () =>
    expect(
      text(
        '<html><head><title>no</title><style>p{}</style></head><body><p>One &amp; two<br>three</p><ul><li>four</li><li>five</li></ul><table><tr><td>a</td><td>b</td></tr></table></body></html>',
      ),
    ).toBe('One & two\nthree\n\n- four\n- five\na b'));

  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', 'a'],
    ['a script within a script', '<scr<script>ipt>alert(1)</scr</script>ipt><p>a</p>', 'ipt>a'],
    ['an image that calls', '<img src=x onerror=alert(1)>a', 'a'],
    [
      'what is hidden',
      '<div style="display: none">preheader</div>a<span style="FONT-SIZE:0">b</span>',
      'a',
    ],
    ['a picture of vectors', '<svg><script>alert(1)</script><text>t</text></svg>a', 'a'],
    ['a comment', '<!-- <b>no</b> -->a', 'a'],
    [
      'what is written as text',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '<script>alert(1)</script>',
    ],
    ['elements that nobody closed', '<div><p>a<div><b>b', 'a\n\nb'],
  ])('holds no element: %s', (_, html, words) => expect(text(html).trim()).toContain(words));
});

describe('of a reply in HTML is shown what the person wrote', () => {
  test.each([
    [
      'Gmail',
      '<div dir="ltr">Great, rule is in.<div>Test on Tuesday?</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Fri, Nov 20, 2026 Dana wrote:<br></div><blockquote class="gmail_quote">Fixed.</blockquote></div>',
      'Great, rule is in.\nTest on Tuesday?',
    ],
    [
      'Gmail with a signature',
      '<div dir="ltr">Done<div><br></div>-- <br><div class="gmail_signature" data-smartmail="gmail_signature">Tomasz</div></div>',
      'Done',
    ],
    [
      'Outlook on the web',
      '<div class="elementToProof">Rule is in</div><div id="Signature"><p>Tomasz</p></div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Dana<br><b>Sent:</b> Friday<br></div><div>Fixed.</div>',
      'Rule is in',
    ],
    [
      'Outlook on a desk',
      '<div class="WordSection1"><p class="MsoNormal">Erledigt.<o:p></o:p></p><div><div style="border:none"><p class="MsoNormal"><b>Von:</b> Dana Okafor &lt;talk@in.example.com&gt; <br><b>Gesendet:</b> Freitag<br><b>An:</b> Hanna<br><b>Betreff:</b> Re: Firewall</p></div></div><p class="MsoNormal">Fixed.</p></div>',
      'Erledigt.',
    ],
    [
      'Apple Mail',
      '<html><body>Done.<br><div><br><blockquote type="cite"><div>On 20. Nov 2026, at 09:12, Dana &lt;talk@in.example.com&gt; wrote:</div><br><div>Fixed.</div></blockquote></div></body></html>',
      'Done.',
    ],
    [
      'Thunderbird',
      '<p>Rule is in.</p><div class="moz-cite-prefix">Am 20.11.26 um 09:12 schrieb Dana:<br></div><blockquote type="cite" cite="mid:1">Fixed.</blockquote><div class="moz-signature">-- <br>Tomasz</div>',
      'Rule is in.',
    ],
    [
      'Gmail, between the quotes',
      '<div class="gmail_quote"><div class="gmail_attr">On Fri, Nov 20, 2026 Dana wrote:<br></div><blockquote class="gmail_quote">Is it fixed?</blockquote><div>Yes it is.</div><blockquote class="gmail_quote">Tuesday?</blockquote><div>Wednesday.</div></div>',
      'Yes it is.\nWednesday.',
    ],
    [
      'Yahoo, whose quote is marked by what is around it',
      '<div>Rule is in.</div><div class="yahoo_quoted"><div>On Friday, November 20, 2026 Dana wrote:</div><div>Is it fixed?</div></div>',
      'Rule is in.',
    ],
    [
      'Yahoo, between the quotes',
      '<div class="yahoo_quoted"><div>On Friday, November 20, 2026 at 9:12, Dana wrote:</div><blockquote>Is it fixed?</blockquote><div>Yes.</div></div>',
      'Yes.',
    ],
    [
      'Zoho',
      '<div>Rule is in.</div><div class="zmail_extra"><div>---- On Fri, 20 Nov 2026 09:12:01 +0100 Dana wrote ----</div><blockquote>Is it fixed?</blockquote></div>',
      'Rule is in.',
    ],
    ['a quote alone', '<blockquote>Is it fixed?</blockquote>', '> Is it fixed?'],
    ['a signature alone', '<div class="gmail_signature">Tomasz</div>', 'Tomasz'],
  ])('%s', (_, html, own) => expect(reply(html)).toBe(own));
});

describe('a page made to take for ever is looked at no more than its length asks', () => {
  test.each([
    ['elements within elements', (n: number) => '<div>'.repeat(n)],
    ['quotes within quotes', (n) => `${'<blockquote>'.repeat(n)}a`],
    ['an element that never ends', (n) => `<a ${'b '.repeat(n)}`],
    ['attributes', (n) => `<a ${'b="c" '.repeat(n)}>x</a>`],
    ['ends of what never began', (n) => '</div>'.repeat(n)],
    ['entities', (n) => '&amp;'.repeat(n)],
    ['comments', (n) => '<!--'.repeat(n)],
  ])('%s', (_, htmlOf) => {
    const looked = [10_000, 20_000].map((longest) =>
      charactersLookedAt(() => cutReply(linesOfHtml(htmlOf(longest), longest))),
    ) as [number, number];
    expect(looked[1]).toBeLessThan(100 * 20_000);
    expect(looked[1]).toBeLessThan(2.2 * looked[0] + 1_000);
  });

  test('what is nested too deeply is not read, nor what comes behind it', () => {
    expect(text(`${'<b>'.repeat(2_000)}deep`)).toBe('deep');
    expect(text(`before${'<b>'.repeat(2_001)}deep`)).toBe('before');
  });

  test('what is too long is not read to its end', () => {
    expect(text(`${'<b></b>'.repeat(50)}near`, 100)).toBe('near');
    expect(text(`${'<b></b>'.repeat(57)} far`, 100)).toBe('');
  });
});
