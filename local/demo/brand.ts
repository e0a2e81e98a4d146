import { crc32, deflateSync } from 'node:zlib';
import type { Language } from '@waymark/look/language';
import { BEGAN, type DemoGiver } from './caller/giver.ts';

/** In pixels, as logos are kept. */
const SIDE = 96;
const AMBER = [0xf5, 0xb8, 0x00, 0xff] as const;
const INK = [0x12, 0x26, 0x3f, 0xff] as const;
const NOTHING = [0, 0, 0, 0] as const;

/** How the clients of the demo know the workspace. */
export async function makeBrand(
  giver: DemoGiver,
  accountId: string,
  language: Language,
): Promise<void> {
  const claim = language === 'de' ? 'Schritt für Schritt am Ziel' : 'Live in eight weeks';
  await giver.give(accountId, BEGAN, 'SetWorkspaceClaim', { claim });
  await giver.give(accountId, BEGAN, 'SetWorkspaceBrandColor', { brandColor: '#1d4e89' });
  await giver.give(accountId, BEGAN, 'SetWorkspaceHeader', { header: { color: '#12263f' } });
  const logo = await giver.logo(accountId, BEGAN, {
    ...{ type: 'image/png', content: drawnLogo(), width: SIDE, height: SIDE },
  });
  await giver.give(accountId, BEGAN, 'SetWorkspaceLogo', { logo });
}

/** A house in a tile, as PNG. */
function drawnLogo(): Buffer {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Buffer.from([
      // No filter goes before each row (PNG, 9.2).
      0,
      ...Array.from({ length: SIDE }, (_, x) => pixel(x, y)).flat(),
    ]),
  );
  const size = Buffer.alloc(8);
  size.writeUInt32BE(SIDE, 0);
  size.writeUInt32BE(SIDE, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    // Eight bits a channel, with transparency.
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 6, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixel(x: number, y: number): readonly number[] {
  const corner = 20;
  const [aside, below] = [Math.abs(x - 47.5) - 47.5 + corner, Math.abs(y - 47.5) - 47.5 + corner];
  if (aside > 0 && below > 0 && Math.hypot(aside, below) > corner) return NOTHING;
  const fromMiddle = Math.abs(x - 47.5);
  const isRoof = y >= 22 && y < 48 && fromMiddle < y - 18;
  const isWall = y >= 48 && y < 74 && fromMiddle < 22;
  const isDoor = y >= 54 && fromMiddle < 7;
  return (isRoof || isWall) && !isDoor ? INK : AMBER;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
