import { randomUUID } from 'node:crypto';
import { signAccessToken } from '@waymark/edge';
import type { CallersScene } from '../callers/setTheScene.ts';
import type { DrillStack } from '../stack/stack.ts';
import type { OverloadJob } from './load.ts';

/** Many, so that commands do not queue up for one stream. */
const CLIENTS = 100;

export type OverloadTarget = {
  readonly name: 'command' | 'projector';
  readonly url: string;
  readonly load: Omit<OverloadJob, 'seconds' | 'connections' | 'rate'>;
};

/** What is sent to each service: renamings of many clients, and lists as the apps ask for them. */
export async function targetsOf(
  { commandUrl, projectorUrl, signingSecret }: DrillStack,
  { world, staff }: CallersScene,
): Promise<readonly OverloadTarget[]> {
  const [owner] = staff;
  if (owner === undefined) throw new Error('the scene has no owner');
  const clientIds = Array.from({ length: CLIENTS }, () => randomUUID());
  for (const clientId of clientIds) {
    const name = world.text('Client');
    await owner.give({ name: 'AddClient', payload: { clientId, name } });
  }
  const { accessToken } = signAccessToken(
    signingSecret,
    { accountId: owner.accountId, sid: 'drill' },
    new Date(),
  );
  const shared = { workspaceId: world.workspaceId, authorization: `Bearer ${accessToken}` };
  const paths = ['tasks', 'executions', 'clients', 'people'].map(
    (resource) => `/api/${resource}?range=${encodeURIComponent('[0,24]')}`,
  );
  return [
    {
      name: 'command',
      url: commandUrl,
      load: { ...shared, port: portOf(commandUrl), what: { kind: 'commands', clientIds } },
    },
    {
      name: 'projector',
      url: projectorUrl,
      load: { ...shared, port: portOf(projectorUrl), what: { kind: 'reads', paths } },
    },
  ];
}

const portOf = (url: string) => Number(new URL(url).port);
