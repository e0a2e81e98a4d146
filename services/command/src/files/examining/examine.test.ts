import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Examiner, NICE } from './examiner.ts';

// In a process of its own: what decodes pictures is bounded there.
const examiner = new Examiner();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-examined-'));
});
afterAll(async () => {
  examiner.stop();
  await rm(folder, { recursive: true, force: true });
});

async function examined(name: string, content: Buffer | string) {
  const path = join(folder, 'arrived');
  await writeFile(path, content);
  return examiner.examine({ path, folder, name }, 'w');
}

/** The bytes of a certificate, as far as its beginning says. */
function certificate(length: number): Buffer {
  const bytes = Buffer.alloc(length, 1);
  bytes.writeUInt16BE(0x3082, 0);
  bytes.writeUInt16BE(length - 4, 2);
  bytes.writeUInt16BE(0x3082, 4);
  return bytes;
}
const saml =
  '<?xml version="1.0"?>\n<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example"/>';

describe('a text is taken for download alone', () => {
  test.each<[string, string, string | Buffer]>([
    ['that speaks of markup', 'list.csv', 'Name,Note\nA,"see <html> tag"\n'],
    ['that shows markup', 'howto.md', '# How\n\nAdd `<script src="a.js">` to the page.\n'],
    [
      'as Excel saves it in western countries',
      'plan.csv',
      Buffer.from('Aufgabe;Pr\xfcfung\n', 'latin1'),
    ],
    ['as Excel saves “Unicode text”', 'plan.txt', Buffer.from('\ufeffPrüfung\t3\r\n', 'utf16le')],
    ['that is metadata of SAML', 'idp.xml', saml],
    ['that is metadata of SAML without its first line', 'idp.xml', saml.split('\n')[1]!],
    [
      'that is a certificate',
      'idp.crt',
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
    ],
    [
      'that is a certificate by another ending',
      'idp.pem',
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
    ],
    ['of JSON', 'client.json', '{"issuer":"https://idp.example"}'],
    ['that is a date', 'kick-off.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'],
    ['that is a contact', 'anna.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nEND:VCARD\r\n'],
    [
      'that is a mail',
      'answer.eml',
      Buffer.from(
        'From: a@b.example\r\nContent-Type: text/html\r\n\r\n<p>Gr\xfc\xdfe</p>',
        'latin1',
      ),
    ],
  ])('%s', async (_, name, content) =>
    expect(await examined(name, content)).toMatchObject({ type: 'text/plain' }),
  );

  test('as is a certificate as bytes', async () => {
    expect(await examined('idp.cer', certificate(900))).toMatchObject({
      type: 'application/pkix-cert',
    });
    expect(await examined('idp.der', certificate(900))).toMatchObject({
      type: 'application/pkix-cert',
    });
  });
});

describe('what begins like a page is none of them', () => {
  test.each([
    ['page.txt', '<!-- x -->\n\uFEFF <HTML><script>1</script>'],
    ['page.csv', '<p>words</p>'],
    ['page.txt', '<?xml version="1.0"?><a/>'],
    ['page.eml', '<html>'],
    ['picture.xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['page.xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['styled.xml', '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>'],
    ['opens.xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "&b;">]><a>&b;</a>'],
    ['data.xhtml', saml],
  ])('%s: %j', async (name, content) =>
    expect(await examined(name, content)).toEqual({ why: 'page' }),
  );

  test.each([
    ['a certificate that goes on', 'idp.cer', Buffer.concat([certificate(900), Buffer.of(7)])],
    ['bytes', 'a.json', Buffer.from([0, 1, 2, 3])],
    ['a key store', 'keys.p12', certificate(900)],
  ])('and %s is refused', async (_, name, content) =>
    expect(await examined(name, content)).toHaveProperty('why'),
  );
});

test('a long screenshot is taken, as narrow as a WebP has to be', async () => {
  const long = await sharp({
    create: { width: 1200, height: 20_000, channels: 3, background: '#369' },
  })
    .png()
    .toBuffer();
  const { contents } = (await examined('page.png', long)) as {
    contents: readonly { width: number; height: number }[];
  };
  expect(contents.map(({ width, height }) => [width, height])).toEqual([
    [320, 5333],
    [960, 16_000],
    [983, 16_383],
  ]);
});

test('what examines files comes behind what answers requests', async () => {
  await examined('a.csv', 'Name\nA\n');
  expect(getPriority(examiner.pid)).toBe(Math.max(NICE, getPriority()));
});
