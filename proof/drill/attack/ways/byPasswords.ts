import { Attacker } from '../ask.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/**
 * How often a guest who came in before comes again meanwhile, and after how many wrong passwords
 * each time.
 */
const VISITS = 5;
const EVERY = 100;

let tries = 0;
let visits = 0;
/** What the browser of that guest was given. */
let cookie = '';

/**
 * Tries passwords for the neighbour's link from a new network each time; a guest who came in before
 * must get in all the same.
 */
const passwords: RawWay = {
  async once({ commandUrl, neighbour: { doors } }, _, count) {
    const { token = '', password = '' } = doors?.share ?? {};
    const enter = async (address: string, given: string, known = '') => {
      const guest = new Attacker(address, 1);
      const answer = await guest.ask(commandUrl, {
        path: '/api/session/share/enter',
        body: JSON.stringify({ token, password: given, name: 'Gil' }),
        headers: { Cookie: known },
      });
      guest.leave();
      return answer;
    };
    const n = tries++;
    if (n % EVERY === 0 && visits < VISITS) {
      visits += 1;
      const came = await enter('198.51.100.77', password, cookie);
      if (came.status !== 200)
        throw new Error(
          `after ${n} wrong passwords a guest was answered ${came.status}: ${came.body}`,
        );
      cookie = [came.headers['set-cookie'] ?? '']
        .flat()
        .map((each) => each.split(';', 1)[0])
        .join('; ');
    }
    const wrong = await enter(`2001:db8:${(n + 1).toString(16)}::1`, `no ${n}`);
    count(wrong.status);
  },
};

/** By what needs no account but the link of a share, and many networks. */
export const byPasswords: Ways = { 'passwords for a link from many networks': passwords };
