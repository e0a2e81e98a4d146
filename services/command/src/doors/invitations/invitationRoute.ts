import { refusalText } from '@waymark/api/problems';
import { randomUUID } from 'node:crypto';
import {
  invitationAnswer,
  invitationRequest,
  type CommandName,
  type InvitationAnswer,
} from '@waymark/api';
import { clientAddress, RequestRefused, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import { DecisionRefused } from '../../decisions/decision.ts';
import { handleCommand, type CommandDependencies } from '../../handling/handleCommand.ts';
import { invitationSeen, type InvitationSources } from '../../mail/lookups/invitationSeen.ts';
import type { InvitationLinks, InvitationRef } from '../../identity/invitationLinks.ts';

const MAX_BYTES = 4096;

type Options = CommandDependencies &
  InvitationSources & { readonly links: InvitationLinks; readonly clock?: () => Date };

/**
 * What the link of an invitation's mail leads to, without signing in: to see who invites into what,
 * and to say no, once or for good. Accepting is a command (`AcceptInvitation`) and needs a session.
 */
export function invitationRoutes({
  links,
  clock = () => new Date(),
  ...deps
}: Options): readonly Route[] {
  const refOf = (token: string): InvitationRef => {
    const ref = links.read(token);
    if (ref === null) throw noSuchInvitation();
    return ref;
  };

  const asking = { method: 'post', who: [], limit: 'invitation', body: MAX_BYTES } as const;

  async function give(
    ctx: Context,
    { accountId, workspaceId, clientId }: InvitationRef,
    name: CommandName,
    payload: object,
  ): Promise<void> {
    const request = {
      name,
      payload,
      caller: { kind: 'account' as const, accountId },
      workspaceId: name === 'DeclineInvitation' ? workspaceId : '',
      commandId: randomUUID(),
      correlationId: String(ctx.state.requestId),
      basedOn: null,
      now: clock().toISOString(),
      countedBy: {
        concern: 'invitation' as const,
        of: [accountId, workspaceId, clientId ?? ''].join(' '),
        address: clientAddress(ctx),
      },
    };
    await handleCommand(request, deps).catch((error: unknown) => {
      // Taken back or accepted meanwhile: there is nothing left to decline, and whatever else was
      // said still holds.
      if (!(error instanceof DecisionRefused && error.kind === 'notFound')) throw error;
    });
  }
  return [
    {
      ...asking,
      path: '/api/invitation',
      handle: async (ctx) => {
        const { token } = invitationRequest.parse(ctx.state.body);
        const seen = await invitationSeen(refOf(token), deps);
        if (seen === null) throw noSuchInvitation();
        ctx.set('Cache-Control', 'no-store');
        ctx.body = seen;
      },
    },
    {
      ...asking,
      path: '/api/invitation/answer',
      handle: async (ctx) => {
        const { token, answer } = invitationAnswer.parse(ctx.state.body);
        const ref = refOf(token);
        for (const { name, payload } of commandsOf(answer, ref))
          await give(ctx, ref, name, payload);
        ctx.status = 204;
      },
    },
  ];
}

function commandsOf(
  answer: InvitationAnswer,
  { workspaceId, clientId }: InvitationRef,
): readonly { name: CommandName; payload: object }[] {
  const decline = { name: 'DeclineInvitation' as const, payload: { workspaceId, clientId } };
  const own = { from: workspaceId };
  switch (answer) {
    case 'decline':
      return [decline];
    case 'never':
      return [decline, { name: 'BlockInvitations', payload: own }];
    case 'neverFromAnybody':
      return [decline, { name: 'BlockInvitations', payload: {} }];
    case 'allow':
      return [
        { name: 'AllowInvitations', payload: own },
        { name: 'AllowInvitations', payload: {} },
      ];
  }
}

const noSuchInvitation = () =>
  new RequestRefused({
    status: 404,
    code: 'invitation-not-found',
    detail: refusalText('noInvitation'),
  });
