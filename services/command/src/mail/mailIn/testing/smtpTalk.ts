import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it goes over the line; `raw` may be anything. */
export type RawMail = {
  readonly sender: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
};

/**
 * Speaks SMTP by itself, so that what a mail library would mend comes as it is. Answers the last
 * code and words of each mail.
 */
export class SmtpTalk {
  readonly #port: number;
  #line: { socket: Socket; answers: AsyncIterator<string> } | null = null;
  constructor(port: number) {
    this.#port = port;
  }

  async send({ sender, to, raw }: RawMail): Promise<string> {
    try {
      this.#line ??= await this.#open();
      await this.#say('RSET');
      const from = await this.#say(`MAIL FROM:<${sender}>`);
      if (!from.startsWith('250')) return from;
      let last = '';
      let known = 0;
      for (const address of to) {
        last = await this.#say(`RCPT TO:<${address}>`);
        if (last.startsWith('250')) known++;
      }
      if (known === 0) return last;
      const go = await this.#say('DATA');
      if (!go.startsWith('354')) return go;
      this.#line.socket.write(stuffed(raw));
      return await this.#answer();
    } catch (error) {
      this.close();
      return `cut: ${(error as Error).message}`;
    }
  }

  close(): void {
    this.#line?.socket.destroy();
    this.#line = null;
  }

  async #open() {
    const socket = connect(this.#port, '127.0.0.1');
    await once(socket, 'connect');
    socket.setNoDelay(true);
    const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
    this.#line = { socket, answers };
    await this.#answer();
    await this.#say('EHLO sender.example');
    return this.#line;
  }

  #say(words: string): Promise<string> {
    this.#line?.socket.write(`${words}\r\n`);
    return this.#answer();
  }

  async #answer(): Promise<string> {
    for (;;) {
      const { value, done } = (await this.#line?.answers.next()) as IteratorResult<string>;
      if (done === true) throw new Error('the line is closed');
      if (value.charAt(3) !== '-') {
        if (value.startsWith('421')) this.close();
        return value;
      }
    }
  }
}

/** A line that begins with a dot has another before it (RFC 5321, 4.5.2). */
const stuffed = (raw: Buffer): Buffer =>
  Buffer.from(`${raw.toString('latin1').replace(/(^|\n)\./g, '$1..')}\r\n.\r\n`, 'latin1');
