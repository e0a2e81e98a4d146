import { randomUUID } from 'node:crypto';
import { headers, problemSchema } from '@waymark/api';
import { Attacker, type AttackAnswer } from '../ask.ts';
import type { Doors } from '../doors.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/**
 * Asks for the page of a form of the neighbour's by ids that somebody knows who once belonged
 * there: it must not say which site shows that form.
 */
const sites: RawWay = {
  async once({ commandUrl, address, neighbour: { workspaceId, doors } }, _, count) {
    const stranger = new Attacker(address, 1);
    for (const kind of ['form-viewer', 'form-builder']) {
      const form = doors?.form.formId ?? '';
      const asked = new URLSearchParams({ workspace: workspaceId, form });
      const answer = await stranger.ask(commandUrl, { path: `/frame/${kind}?${asked.toString()}` });
      count(answer.status);
      const told = JSON.stringify([answer.headers, answer.body]);
      if (doors !== null && told.includes(new URL(doors.form.origin).host))
        throw new Error(`the page of a frame tells strangers that ${doors.form.origin} shows it`);
    }
    stranger.leave();
  },
};

const ticketFor = (
  site: Attacker,
  commandUrl: string,
  { formId, origin, key }: Doors['form'],
  person: { readonly workspaceId: string; readonly email: string },
): Promise<AttackAnswer> =>
  site.ask(commandUrl, {
    path: '/api/frames/tickets',
    body: JSON.stringify({ formId, origin, ...person }),
    headers: { Authorization: `Bearer ${key}` },
  });

/** What a refusal tells, but for what is of this one answer alone. */
function toldBy({ body }: AttackAnswer): string {
  const { requestId: _, ...told } = problemSchema.parse(JSON.parse(body));
  return JSON.stringify(told);
}

let asked = 0;

/**
 * By a key of their own form the stranger asks for the neighbour, and for somebody whom nobody
 * knows: both must be answered alike.
 */
const addresses: RawWay = {
  possessions: { tasks: 20, processes: 1, doors: true },
  async once({ commandUrl, address, workspaceId, doors, neighbour: { email } }, _, count) {
    if (doors === null) throw new Error('the stranger has no form');
    const site = new Attacker(address, 1);
    const nobody = `nobody${asked++}@attack.example`;
    const [known, unknown] = [
      await ticketFor(site, commandUrl, doors.form, { workspaceId, email }),
      await ticketFor(site, commandUrl, doors.form, { workspaceId, email: nobody }),
    ];
    site.leave();
    for (const { status } of [known, unknown]) count(status);
    if ([known, unknown].some(({ status }) => status === 429 || status === 0)) return;
    if (toldBy(known) !== toldBy(unknown))
      throw new Error(`who has an account is told: ${toldBy(known)} and ${toldBy(unknown)}`);
  },
};

/** Goes on in a frame after having been erased: nothing may be changed there any more. */
const erased: RawWay = {
  possessions: { tasks: 20, processes: 1, doors: true, erased: true },
  async once({ commandUrl, address, workspaceId, doors, frame }, _, count) {
    if (doors === null || frame === null) throw new Error('nobody was erased');
    const { formId } = doors.form;
    const stranger = new Attacker(address, 1);
    const renamed = await stranger.ask(commandUrl, {
      path: '/api/commands/RenameForm',
      body: JSON.stringify({ formId, name: 'Taken over' }),
      headers: {
        Authorization: `Bearer ${frame.accessToken}`,
        [headers.workspace]: workspaceId,
        [headers.idempotencyKey]: randomUUID(),
      },
    });
    const renewed = await stranger.ask(commandUrl, {
      path: '/api/frames/enter',
      body: JSON.stringify({ ticket: frame.next, formId }),
    });
    stranger.leave();
    for (const { status } of [renamed, renewed]) {
      count(status);
      if (status === 200) throw new Error('whoever was erased goes on in a frame');
    }
  },
};

/** By pages that stand in frames of other sites. */
export const byFrames: Ways = {
  'sites that show a form': sites,
  'addresses that may have an account': addresses,
  'frames of somebody who was erased': erased,
};
