import type { InvitationAnswer, InvitationView, Me } from '@waymark/api';
import { act, perform } from '../api/commands.ts';
import { problemOf, Refused } from '../api/problem.ts';
import { reach } from '../api/reach.ts';
import { request } from '../api/request.ts';
import { workspaceKey } from '../workspace/chooseMembership.ts';

const post = async (path: string, body: unknown): Promise<Response> => {
  const response = await reach(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Refused(await problemOf(response));
  return response;
};

/** What the link of the mail is about; nobody needs to be signed in. */
export const seeInvitation = async (token: string): Promise<InvitationView> =>
  (await (await post('/api/invitation', { token })).json()) as InvitationView;

export const answerInvitation = async (
  token: string,
  answer: InvitationAnswer,
): Promise<void> =>
  void (await post('/api/invitation/answer', { token, answer }));

export type Place = Pick<
  Me['invitations'][number],
  'workspaceId' | 'clientId'
> & { leadsTo: { kind: 'process' | 'project'; id: string } | null };

/** Accepts as the person who is signed in. @returns the page to go on to */
export async function acceptInvitation({
  workspaceId,
  clientId,
  leadsTo,
}: Place): Promise<string> {
  const payload = { workspaceId, clientId };
  const { position } = await perform(
    workspaceId,
    act('AcceptInvitation', payload),
  );
  // Whatever comes next must know them as one who belongs.
  await request(`/api/me?after=${position}`);
  localStorage.setItem(workspaceKey, workspaceId);
  if (clientId === null) return '/';
  const processId =
    leadsTo?.kind === 'project'
      ? await firstOf(workspaceId, leadsTo.id)
      : leadsTo?.id;
  const page = processId === undefined ? '' : `process/${processId}`;
  return `/portal/${page}?w=${workspaceId}`;
}

async function firstOf(
  workspaceId: string,
  projectId: string,
): Promise<string | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ projectId }));
  const answer = await request(`/api/executions?filter=${filter}&range=[0,0]`, {
    workspaceId,
  });
  const [first] = (await answer.json()) as { id: string }[];
  return first?.id;
}
