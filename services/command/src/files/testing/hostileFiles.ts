import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { html, jpeg, pdf, photo, png, svg } from './samples.ts';

/** Files as somebody brings them who means harm. The same ones each time. */
export type HostileFile = {
  readonly kind: string;
  readonly name: string;
  readonly content: Buffer;
};

/** What would run where a browser took it for a page; it must be found in nothing that is shown. */
export const PAYLOAD = 'alert(document.domain)';
/** What no picture may still say. */
export const GARDEN = 'Quokka';

const script = `<script>${PAYLOAD}</script>`;

/** Numbers that look random, from a word: below `most`. */
function dice(word: string): (most: number) => number {
  let state = createHash('sha256').update(word).digest();
  let at = 0;
  return (most) => {
    if (at > 28) [state, at] = [createHash('sha256').update(state).digest(), 0];
    at += 4;
    return state.readUInt32LE(at - 4) % most;
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * What is the same in many files is made for the first of them: to press so much together takes
 * long.
 */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
const manyWords = once(() => deflateSync(Buffer.alloc(30_000_000)));
const manyRows = once(() => deflateSync(Buffer.alloc(6000 * 3 * 400)));
const garden = once(photo);

/** A PNG that says to be so large, with so much behind it. */
const pngOf = (width: number, height: number, raw: Buffer, more: Buffer[] = []): Buffer =>
  pngAround(width, height, deflateSync(raw), more);

function pngAround(width: number, height: number, packed: Buffer, more: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    ...[SIGNATURE, chunk('IHDR', head), ...more],
    ...[chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const flipped = (content: Buffer, roll: (most: number) => number): Buffer => {
  const bytes = Buffer.from(content);
  for (let n = 0; n < 1 + roll(40); n++) bytes[roll(bytes.length)] = roll(256);
  return bytes;
};

/** Each kind makes one of its own for each number. */
const kinds: Readonly<
  Record<string, (n: number, roll: (most: number) => number) => Promise<[string, Buffer]>>
> = {
  'SVG under another name': async (n) => [
    `logo.${['png', 'jpg', 'txt', 'svg', 'pdf', 'md'][n % 6]}`,
    svg,
  ],
  'page under another name': async (n) => [
    `page.${['png', 'gif', 'txt', 'html', 'pdf', 'csv', 'zip'][n % 7]}`,
    html,
  ],
  'page behind blanks or a comment': async (n) => [
    'page.txt',
    Buffer.concat([Buffer.from(['\uFEFF', ' '.repeat(900), '<!-- x -->\n', '\n\t'][n % 4]!), html]),
  ],
  'page in other letters': async (n) => [
    'page.txt',
    Buffer.from(`\uFEFF${html}`, n % 2 === 0 ? 'utf16le' : 'latin1'),
  ],
  'words of a page far behind': async (_, roll) => [
    'notes.txt',
    Buffer.from(`${'Some words. '.repeat(200 + roll(2000))}<ScRiPt >${PAYLOAD}</script>`),
  ],
  'XML that opens itself': async () => [
    'data.txt',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "&b;&b;">]><a>&b;</a>'),
  ],
  'picture with a page behind it': async (n) => [
    ['a.png', 'a.jpg'][n % 2]!,
    Buffer.concat([await (n % 2 === 0 ? png() : jpeg(64, 48)), html, Buffer.from(script)]),
  ],
  'JPEG with a script as its comment': async () => {
    const picture = await jpeg(64, 48);
    const words = Buffer.from(script);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(words.length + 2);
    return [
      'a.jpg',
      Buffer.concat([
        picture.subarray(0, 2),
        Buffer.from([0xff, 0xfe]),
        length,
        words,
        picture.subarray(2),
      ]),
    ];
  },
  'PNG with a script in its words': async () => [
    'a.png',
    pngOf(2, 2, Buffer.alloc(14), [chunk('tEXt', Buffer.from(`Comment\0${script}`))]),
  ],
  'GIF that is a script': async () => [
    'a.gif',
    Buffer.from(`GIF89a=1;/*${'x'.repeat(40)}*/${PAYLOAD}//`),
  ],
  'PDF that is a page': async (n) => [
    ['a.pdf', 'a.html'][n % 2]!,
    Buffer.concat([pdf(script), html]),
  ],
  'page before the PDF': async () => ['a.pdf', Buffer.concat([html, pdf()])],
  'ZIP before a page': async (n) => [
    ['a.zip', 'a.html', 'a.docx'][n % 3]!,
    Buffer.concat([Buffer.from('504b0304', 'hex'), html]),
  ],
  'photo that says where': async () => ['garden.jpg', await garden()],
  'WebP that says where': async () => [
    'garden.webp',
    await sharp(await garden())
      .keepMetadata()
      .webp()
      .toBuffer(),
  ],
  'PNG that says where': async () => [
    'garden.png',
    await sharp(await garden())
      .resize(60)
      .keepMetadata()
      .png()
      .toBuffer(),
  ],
  'PNG larger than it may be': async (_, roll) => [
    'bomb.png',
    pngOf(20_000 + roll(40_000), 20_000 + roll(40_000), Buffer.alloc(100)),
  ],
  'PNG of no size': async (n) => ['none.png', pngOf(n % 2, 0, Buffer.alloc(4))],
  'PNG of another size than it says': async (_, roll) => [
    'wrong.png',
    pngOf(2 + roll(3000), 2 + roll(3000), Buffer.alloc(roll(500))),
  ],
  'PNG with words that grow': async () => [
    'words.png',
    pngOf(2, 2, Buffer.alloc(14), [
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), manyWords()])),
    ]),
  ],
  'PNG that grows': async (n) => ['grows.png', pngAround(6000, 6000 + n, manyRows())],
  'PNG with a wrong check': async () => {
    const picture = Buffer.from(await png());
    picture[picture.length - 20] = picture[picture.length - 20]! ^ 0xff;
    return ['check.png', picture];
  },
  'PNG with some bytes changed': async (_, roll) => ['damaged.png', flipped(await png(), roll)],
  'JPEG with some bytes changed': async (_, roll) => ['damaged.jpg', flipped(await garden(), roll)],
  'WebP with some bytes changed': async (_, roll) => [
    'damaged.webp',
    flipped(
      await sharp(await png())
        .webp()
        .toBuffer(),
      roll,
    ),
  ],
  'GIF with some bytes changed': async (_, roll) => [
    'damaged.gif',
    flipped(
      await sharp(await png())
        .gif()
        .toBuffer(),
      roll,
    ),
  ],
  'picture that ends early': async (_, roll) => {
    const picture = await jpeg(64, 48);
    return ['cut.jpg', picture.subarray(0, 1 + roll(picture.length - 1))];
  },
  'noise that begins as a picture': async (n, roll) => [
    ['n.png', 'n.jpg', 'n.gif', 'n.webp'][n % 4]!,
    Buffer.concat([
      [
        SIGNATURE,
        Buffer.from('ffd8ffe0', 'hex'),
        Buffer.from('GIF89a'),
        Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
      ][n % 4]!,
      Buffer.from(Array.from({ length: 400 }, () => roll(256))),
    ]),
  ],
  'program under another name': async (n) => [
    ['a.png', 'a.pdf', 'a.txt', 'a.exe'][n % 4]!,
    Buffer.concat([
      Buffer.from([['MZ'], ['\x7fELF'], ['#!/bin/sh\nrm -rf /\0']][n % 3]![0]!, 'latin1'),
      Buffer.alloc(200, 7),
    ]),
  ],
  'name that leads elsewhere': async (n) => [
    [
      '../../../etc/passwd',
      'a.png\0.html',
      'gpj.\u202Eexe.png',
      '..\\..\\boot.ini',
      `${'n'.repeat(5000)}.png`,
      'CON.png',
      '<img src=x onerror=alert(1)>.png',
      '.png',
    ][n % 8]!,
    await png(),
  ],
};

const EACH = 10;

/** Ten of each kind: some three hundred. */
export async function* hostileFiles(): AsyncGenerator<HostileFile> {
  for (const [kind, make] of Object.entries(kinds))
    for (let n = 0; n < EACH; n++) {
      const [name, content] = await make(n, dice(`${kind} ${n}`));
      yield { kind, name, content };
    }
}
export const howMany = Object.keys(kinds).length * EACH;
