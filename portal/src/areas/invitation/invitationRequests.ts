import type { InvitationAnswer, InvitationView, Me } from '@waymark/api';
import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { request } from '@waymark/client';
import { act, perform } from '../../base/api/commands.ts';
import { postAsNobody } from '../../base/api/postAsNobody.ts';
import { wire } from '../../base/api/wire.ts';
import { workspaceKey } from '../../base/workspace/chooseMembership.ts';

/** Reads what the link of the mail is about; nobody needs to be signed in. */
export const seeInvitation = async (token: string): Promise<InvitationView> =>
  postAsNobody<InvitationView>('/api/invitation', { token });

export const answerInvitation = async (token: string, answer: InvitationAnswer): Promise<void> =>
  void (await postAsNobody('/api/invitation/answer', { token, answer }));

export type AcceptedInvitation = Pick<Me['invitations'][number], 'workspaceId' | 'clientId'> & {
  leadsTo: { kind: 'process' | 'project'; id: string } | null;
};

/** Accepts as the person who is signed in. @returns the page to go on to */
export async function acceptInvitation({
  workspaceId,
  clientId,
  leadsTo,
}: AcceptedInvitation): Promise<string> {
  const payload = { workspaceId, clientId };
  const { position } = await perform(workspaceId, act('AcceptInvitation', payload));
  // Whatever comes next must know them as one who belongs.
  await request(wire, `/api/me?after=${position}`);
  localStorage.setItem(workspaceKey, workspaceId);
  if (clientId === null) return entryAddress.executions();
  const processId =
    leadsTo?.kind === 'project' ? await firstOf(workspaceId, leadsTo.id) : leadsTo?.id;
  return processId === undefined
    ? entryAddress.portal({ w: workspaceId })
    : portalAddress.process({ processId, w: workspaceId });
}

async function firstOf(workspaceId: string, projectId: string): Promise<string | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ projectId }));
  const { json } = await request<{ id: string }[]>(
    wire,
    `/api/executions?filter=${filter}&range=[0,0]`,
    { workspaceId },
  );
  return json[0]?.id;
}
