import { setTimeout as delay } from 'node:timers/promises';
import { sessionReply } from '@waymark/api';
import type { MailSink } from '../stack/mailSink.ts';

const MAIL_WITHIN = 30_000;

/** Signs a new person up as people do, by the code that is mailed; answers the account id. */
export const signUp = async (...asked: Parameters<typeof openSession>): Promise<string> =>
  (await openSession(...asked)).accountId;

/** The same; answers the cookie of the session as well. */
export async function openSession(
  commandUrl: string,
  mail: Pick<MailSink, 'codeFor'>,
  email: string,
): Promise<{ readonly accountId: string; readonly cookie: string }> {
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${commandUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const asked = await post('/api/session/code', { email, intent: 'signUp' });
  if (asked.status !== 200)
    throw new Error(`asking for a code was answered ${asked.status}: ${await asked.text()}`);
  const [challenge = ''] = asked.headers.get('Set-Cookie')?.split(';', 1) ?? [];
  const deadline = performance.now() + MAIL_WITHIN;
  for (let code = mail.codeFor(email); ; code = mail.codeFor(email)) {
    if (code !== null) {
      const answer = await post('/api/session', { email, code }, challenge);
      if (answer.status !== 200)
        throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`);
      const { accountId } = sessionReply.parse(await answer.json());
      const [cookie = ''] = answer.headers
        .getSetCookie()
        .filter((each) => each.startsWith('waymark_refresh='))
        .map((each) => each.split(';', 1)[0]);
      return { accountId, cookie };
    }
    if (performance.now() > deadline) throw new Error(`no code was mailed to ${email}`);
    await delay(20);
  }
}
