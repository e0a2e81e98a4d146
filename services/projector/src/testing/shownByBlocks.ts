import { streamOf } from '@waymark/events';
import { sealField } from '@waymark/vault';
import type { ProjectorWorld } from './world.ts';

/** A picture that the client sees, and one of the team's. */
export async function shownByBlocks(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const accountId = `team-${w}`;
  for (const [moduleId, called] of [
    [`${c}-p-open`, 'garden'],
    [`${c}-p-inner`, 'hush'],
  ] as const) {
    const fileId = `${c}-${called}-picture`;
    const name = await sealField(
      world.vault,
      'BlockFileStored',
      'name',
      { accountId },
      `${c} ${called}.png`,
    );
    const contents = [{ key: '1'.repeat(64), bytes: 3, width: 1, height: 1 }];
    const plan = { kind: 'process', id: `${c}-p` } as const;
    await world.append(streamOf.file(w, fileId), [
      {
        type: 'BlockFileStored',
        data: { fileId, accountId, plan, name, type: 'image/webp', contents },
      },
    ]);
    const content = {
      type: 'image' as const,
      files: [{ fileId, alt: `${c} ${called}`, width: 1, height: 1 }],
    };
    await world.append(streamOf.process(w, `${c}-p`), [
      {
        type: 'BlockAdded',
        data: { block: { blockId: `${c}-${called}`, moduleId, weight: 9, content } },
      },
    ]);
  }
}
