import { Attacker } from '../ask.ts';
import type { Tenant } from '../tenant.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/**
 * So many wrong digits of a day are compared for one address; as many again where the day turns
 * meanwhile.
 */
const MOST_COMPARED = 200;
const TRIES = 5;

/** Networks that nobody else in the drill comes from, one after the other. */
let networks = 0;
const nextNetwork = () => `2001:db8:${(++networks).toString(16)}::1`;

let compared = 0;

/**
 * Asks for a code for the neighbour from a new network each time, and tries as often as one
 * challenge bears.
 */
const guesses: RawWay = {
  async once({ commandUrl, neighbour: { email } }: Tenant, signal, count) {
    const stranger = new Attacker(nextNetwork(), 1);
    const post = (path: string, body: object, cookie = '') =>
      stranger.ask(commandUrl, {
        ...{ path, body: JSON.stringify(body) },
        headers: { Cookie: cookie },
      });
    const asked = await post('/api/session/code', { email });
    count(asked.status);
    const [cookie = ''] = [asked.headers['set-cookie'] ?? ''].flat();
    for (let n = 0; n < TRIES && !signal.aborted; n++) {
      const code = String((networks * TRIES + n) % 1_000_000).padStart(6, '0');
      const tried = await post('/api/session', { email, code }, cookie.split(';', 1)[0]);
      count(tried.status);
      const isDigits = !asked.body.includes('"link"');
      if (isDigits && tried.body.includes('"invalid-code"')) compared += 1;
    }
    stranger.leave();
    if (compared > MOST_COMPARED)
      throw new Error(
        `${compared} guesses from ${networks} networks were compared with six digits`,
      );
  },
};

/** By what needs no account, but many networks. */
export const bySigningInFromMany: Ways = { 'guesses at codes from many networks': guesses };
