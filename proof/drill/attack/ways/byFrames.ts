import { Attacker } from '../ask.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/**
 * Asks for the page of a form of the neighbour's by ids that somebody knows who once belonged
 * there: it must not say which site shows that form.
 */
const sites: RawWay = {
  async once({ commandUrl, address, neighbour: { workspaceId, form } }, _, count) {
    const stranger = new Attacker(address, 1);
    for (const kind of ['form-viewer', 'form-builder']) {
      const asked = new URLSearchParams({ workspace: workspaceId, form: form?.formId ?? '' });
      const answer = await stranger.ask(commandUrl, { path: `/frame/${kind}?${asked.toString()}` });
      count(answer.status);
      const told = JSON.stringify([answer.headers, answer.body]);
      if (form !== null && told.includes(new URL(form.origin).host))
        throw new Error(`the page of a frame tells strangers that ${form.origin} shows it`);
    }
    stranger.leave();
  },
};

/** By pages that stand in frames of other sites. */
export const byFrames: Ways = { 'sites that show a form': sites };
