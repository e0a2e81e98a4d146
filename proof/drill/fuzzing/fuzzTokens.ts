import { randomBytes } from 'node:crypto';
import { signAccessToken } from '@waymark/edge';
import type { Seeded } from '../seeded.ts';
import type { Tokens } from './makeRequest.ts';

type Options = {
  readonly signingSecret: string;
  /** Owner first: most requests come from there. */
  readonly accounts: readonly string[];
};

const HOUR = 3_600_000;

/**
 * Good tokens of several people, and bad ones: expired, signed by another, unsigned, cut, and no
 * tokens at all.
 */
export function fuzzTokens({ signingSecret, accounts }: Options): Tokens {
  const foreign = randomBytes(32).toString('base64');
  const token = (accountId: string, secret = signingSecret, at = Date.now()) =>
    signAccessToken(secret, { accountId, sid: 'fuzz' }, new Date(at)).accessToken;
  return {
    authorization(random) {
      const [owner = ''] = accounts;
      if (random.chance(0.75)) return `Bearer ${token(owner)}`;
      const who = random.pick(accounts);
      if (random.chance(0.6)) return `Bearer ${token(who)}`;
      return random.pick<() => string | null>([
        () => null,
        () => 'Bearer',
        () => 'Basic YTpi',
        () => `bearer   ${token(who)}`,
        () => `Bearer ${token(who, signingSecret, Date.now() - HOUR)}`,
        () => `Bearer ${token(who, foreign)}`,
        () => `Bearer ${token(who).slice(0, -5)}`,
        () => `Bearer ${unsigned(who)}`,
        () => `Bearer ${'a.'.repeat(4_000)}`,
      ])();
    },
    cookie: (random: Seeded) =>
      random.pick([
        'waymark_refresh=',
        `waymark_refresh=${randomBytes(32).toString('base64url')}`,
        `waymark_refresh=${'x'.repeat(4_000)}`,
        'waymark_refresh=%00%ff; waymark_refresh=b',
        ';;;=;',
      ]),
  };
}

/** Claims to need no signature. */
function unsigned(accountId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: accountId, exp: Math.floor(Date.now() / 1000) + 900 })}.`;
}
