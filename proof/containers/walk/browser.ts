import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  commandReply,
  headers,
  sessionReply,
  type CommandName,
  type Payload,
  type ResourceName,
  type RowOf,
} from '@waymark/api';

const MAIL_WITHIN = 120_000;
const MOST_TRIES = 4;
const AGAIN_AFTER = 2_000;

/** The newest mail that the catcher holds, as it came; null while there is none. */
export type NewestMail = () => Promise<string | null>;

/** A person at a browser: goes by the proxy alone, as both apps do. */
export class WalkingBrowser {
  readonly site: string;
  #cookies = new Map<string, string>();
  #token = '';
  #workspaceId = '';
  /** Position in the log after the newest change that they made or saw. */
  #position = '';
  accountId = '';
  /** Whether what is refused for a moment (503) is asked again, as both apps do. */
  triesAgain = true;

  constructor(site: string) {
    this.site = site;
  }

  /**
   * Signs up, or in, by the code that is mailed. @throws Error where no code comes or it is not
   * taken
   */
  async signIn(
    email: string,
    intent: 'signUp' | 'signIn',
    newestMail: NewestMail,
  ): Promise<string> {
    const asked = await this.ask('POST', '/api/session/code', { ...{ email, intent } });
    // 204 of 0.5.0 and before.
    if (!asked.ok) throw await unexpected('asking for a code', asked);
    const mail = await mailTo(email, newestMail, /(?<![\w#-])\d{6}(?![\w-])/);
    const code = /(?<![\w#-])\d{6}(?![\w-])/.exec(bodyOf(mail))?.[0];
    const answer = await this.ask('POST', '/api/session', { email, code });
    if (answer.status !== 200) throw await unexpected('signing in', answer);
    const { accessToken, accountId } = sessionReply.parse(await answer.json());
    this.#token = accessToken;
    this.accountId = accountId;
    return mail;
  }

  /** Fetches a new token by the session, as pages do. @throws Error where that is over */
  async renew(): Promise<void> {
    const answer = await this.ask('POST', '/api/session/refresh');
    if (answer.status !== 200) throw await unexpected('renewing the session', answer);
    this.#token = sessionReply.parse(await answer.json()).accessToken;
  }

  workIn(workspaceId: string): void {
    this.#workspaceId = workspaceId;
  }

  /** From here on it asks for rows however old they are. */
  forgetPosition(): void {
    this.#position = '';
  }

  /** Gives a command. @throws Error where it is refused */
  async give<Name extends CommandName>(
    name: Name,
    payload: Payload<Name>,
    key: string = randomUUID(),
  ): Promise<void> {
    const answer = await this.ask('POST', `/api/commands/${name}`, payload, key);
    if (answer.status !== 200) throw await unexpected(name, answer);
    this.#position = commandReply.parse(await answer.json()).position;
  }

  /**
   * The rows of a read that a filter lets through, at least as new as what they know of. @throws
   * Error where it is refused
   */
  async rows<Name extends ResourceName>(
    resource: Name,
    filter: Readonly<Record<string, unknown>>,
  ): Promise<RowOf<Name>[]> {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: '["id","ASC"]',
      range: '[0,99]',
      ...(this.#position !== '' && { after: this.#position }),
    });
    const answer = await this.ask('GET', `/api/${resource}?${query}`);
    if (answer.status !== 200) throw await unexpected(resource, answer);
    if (answer.headers.has(headers.stale)) throw new Error(`${resource}: what was shown is old`);
    return (await answer.json()) as RowOf<Name>[];
  }

  /** Asks for something, and answers whatever comes. */
  async ask(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#ask(method, path, body, key);
      if (answer.status !== 503 || !this.triesAgain || tries === MOST_TRIES) return answer;
      await delay(AGAIN_AFTER);
    }
  }

  async #ask(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
    const answer = await fetch(this.site + path, {
      method,
      headers: {
        Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { [headers.idempotencyKey]: key }),
        ...(this.#token !== '' && { Authorization: `Bearer ${this.#token}` }),
        ...(this.#workspaceId !== '' && { [headers.workspace]: this.#workspaceId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

/**
 * Waits for the newest mail to be one to this address, that says this. @throws Error where none
 * comes
 */
export async function mailTo(email: string, newestMail: NewestMail, words = /./): Promise<string> {
  const deadline = performance.now() + MAIL_WITHIN;
  for (;;) {
    const mail = await newestMail();
    if (mail?.includes(email) && words.test(bodyOf(mail))) return mail;
    if (performance.now() > deadline) throw new Error(`no mail to ${email}`);
    await delay(250);
  }
}

const bodyOf = (mail: string): string => mail.slice(mail.search(/\r?\n\r?\n/) + 1);

const unexpected = async (what: string, answer: Response): Promise<Error> =>
  new Error(`${what} was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
