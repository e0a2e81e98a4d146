import { randomUUID } from 'node:crypto';
import { commandReply, headers, sessionReply } from '@waymark/api';
import { Attacker } from '../ask.ts';
import { authorized, type Tenant } from '../tenant.ts';
import type { AskingWay, RawWay, Ways } from '../attackWay.ts';

const LIKE = { tasks: 20, processes: 1, doors: true } as const;

const entryOf = ({ doors }: Tenant, name: string) => ({
  path: '/api/session/share/enter',
  body: JSON.stringify({ ...doors?.share, name }),
});

/** Comes in by a link of their own again and again, which is an event and a session each time. */
const entering: AskingWay = {
  ...{ at: 'command', possessions: LIKE },
  next: (tenant, n) => entryOf(tenant, `Guest ${n}`),
};

/** Of a guest who is in: their session, and the position from which on their client is deleted. */
type Inside = { readonly accessToken: string; readonly after: string };
let inside: Promise<Inside> | undefined;

/** Lets a guest in, and deletes the client whose process they look at. */
async function letInAndDelete(tenant: Tenant): Promise<Inside> {
  const guest = new Attacker(tenant.address, 1);
  const entered = await guest.ask(tenant.commandUrl, entryOf(tenant, 'Gil'));
  const { accessToken } = sessionReply.parse(JSON.parse(entered.body));
  const deleted = await guest.ask(tenant.commandUrl, {
    path: '/api/commands/DeleteClient',
    body: JSON.stringify({ clientId: tenant.clientId }),
    headers: { ...authorized(tenant), [headers.idempotencyKey]: randomUUID() },
  });
  guest.leave();
  const { position } = commandReply.parse(JSON.parse(deleted.body));
  return { accessToken, after: position };
}

/**
 * A guest of what was deleted reads on, and comes in anew: neither they nor anybody else may see
 * anything of it.
 */
const ofDeleted: RawWay = {
  possessions: LIKE,
  async once(tenant, _, count) {
    const { accessToken, after } = await (inside ??= letInAndDelete(tenant));
    const { commandUrl, projectorUrl, processId, workspaceId, doors } = tenant;
    const guest = new Attacker(tenant.address, 1);
    const said = authorized({ accessToken, workspaceId });
    const filter = encodeURIComponent(JSON.stringify({ planId: processId }));
    const answers = [
      await guest.ask(projectorUrl, {
        path: `/api/tasks?filter=${filter}&after=${after}`,
        headers: said,
      }),
      await guest.ask(projectorUrl, {
        path: `/api/executions/${processId}?after=${after}`,
        headers: said,
      }),
      await guest.ask(commandUrl, {
        path: '/api/session/share',
        body: JSON.stringify({ token: doors?.share.token }),
      }),
      await guest.ask(commandUrl, entryOf(tenant, 'Gil')),
    ];
    guest.leave();
    for (const { status, body } of answers) {
      count(status);
      if (status === 200 && body !== '[]')
        throw new Error(`a guest of what was deleted was answered ${body.slice(0, 200)}`);
    }
  },
};

/** By links and passwords that lead to something. */
export const byGuests: Ways = {
  'a link, entered again and again': entering,
  'guests of what was deleted': ofDeleted,
};
