import { randomUUID } from 'node:crypto';
import type { CommandReply } from '@waymark/api';
import { drafts } from '../documents/drafts.ts';
import {
  handleCommand,
  type CommandDependencies,
  type Request,
} from '../handling/handleCommand.ts';
import type { AnyCommandName } from '../nouns/table/commandTable.ts';
import type { Caller } from '../policies/caller.ts';
import { Replies } from '../handling/replies/replies.ts';
import { StreamCache } from '../streams/streamCache.ts';
import { StreamTurns } from '../streams/streamTurns.ts';
import type { CommandHarness } from './commandHarness.ts';

/**
 * What commands are handled with by a process that shares nothing with others but log and database.
 */
export function commandsOn({
  log,
  pool,
}: Pick<CommandHarness, 'log' | 'pool'>): CommandDependencies {
  const nobody = () => Promise.reject(new Error('no account is needed here'));
  return {
    timeZone: 'UTC',
    log,
    cache: new StreamCache(log),
    turns: new StreamTurns(),
    replies: new Replies(pool),
    limits: { make: (_, making) => making() },
    nameOf: () => Promise.resolve(null),
    profileOf: () => Promise.resolve(null),
    drafts,
    accountsFor: () => ({
      ...{
        invite: nobody,
        mayRemind: nobody,
        introduce: nobody,
        find: nobody,
        sealProfile: nobody,
      },
      ...{
        sealMessage: nobody,
        sealNote: nobody,
        sealReply: nobody,
        sealFileName: nobody,
        sealBookingKey: nobody,
      },
      ...{ sealAnswers: nobody, openAnswers: nobody, sealWords: nobody },
      ...{
        keepShareToken: nobody,
        keepSharePassword: nobody,
        sealGuestName: nobody,
        keepFrameKey: nobody,
      },
      ...{ keepApiKey: nobody, keepApiKeyText: nobody, endApiKey: nobody },
      ...{ endFrames: nobody, sealText: nobody, openText: nobody },
    }),
  };
}

/** Another process of the service. `olga` gives what nobody else is named for. */
export function processOn(stores: Pick<CommandHarness, 'log' | 'pool'>, olga: string) {
  const deps = commandsOn(stores);
  return (
    name: AnyCommandName,
    payload: unknown,
    commandId: string = randomUUID(),
    by: string | Caller = olga,
  ): Promise<CommandReply> => {
    const request: Request = {
      ...{ name, payload, commandId, workspaceId: 'w', correlationId: 'test', basedOn: null },
      caller: typeof by === 'string' ? { kind: 'account', accountId: by } : by,
      now: '2026-11-21T10:00:00.000Z',
      countedBy: 'inside',
    };
    return handleCommand(request, deps);
  };
}
