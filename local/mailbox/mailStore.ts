import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A mail that arrived. `id` sorts by arrival; `at` is an instant, ISO UTC. */
const storedMail = z.object({
  id: z.string().regex(/^\d{10}$/),
  at: z.string(),
  messageId: z.string(),
  from: z.string(),
  /** The address that answers go to, where the mail says one. */
  replyTo: z.string().default(''),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type StoredMail = z.infer<typeof storedMail>;

/** How many mails are kept; the oldest go first. */
export const KEPT_MAILS = 500;

/** The mails that arrived, each a file of its own, so that they outlive a restart. */
export class MailStore {
  readonly #folder: string;
  readonly #mails: Map<string, StoredMail>;
  #lastNumber: number;

  private constructor(folder: string, mails: readonly StoredMail[]) {
    this.#folder = folder;
    this.#mails = new Map(mails.map((mail) => [mail.id, mail]));
    this.#lastNumber = Number(mails.at(-1)?.id ?? 0);
  }

  /**
   * Opens the folder, made if missing. A file that a power cut left half-written is put out of the
   * way.
   */
  static async open(folder: string): Promise<MailStore> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    const mails: StoredMail[] = [];
    for (const name of names) {
      const mail = await readMail(path.join(folder, name));
      if (mail === null) await rm(path.join(folder, name));
      else mails.push(mail);
    }
    return new MailStore(folder, mails);
  }

  /** Keeps a mail; resolves once it is on the disk. */
  async add(mail: Omit<StoredMail, 'id'>): Promise<StoredMail> {
    this.#lastNumber += 1;
    const stored = { id: String(this.#lastNumber).padStart(10, '0'), ...mail };
    const file = this.#file(stored.id);
    await writeFile(`${file}.part`, JSON.stringify(stored), { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.#mails.set(stored.id, stored);
    for (const id of [...this.#mails.keys()].sort().slice(0, -KEPT_MAILS)) {
      this.#mails.delete(id);
      await rm(this.#file(id), { force: true });
    }
    return stored;
  }

  /** Newest first; with `to` only those to this address. */
  list(to?: string): StoredMail[] {
    const wanted = to?.trim().toLowerCase();
    return [...this.#mails.values()]
      .filter(
        (mail) =>
          wanted === undefined || mail.to.some((address) => address.toLowerCase() === wanted),
      )
      .sort((a, b) => b.id.localeCompare(a.id));
  }

  find(id: string): StoredMail | undefined {
    return this.#mails.get(id);
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}

async function readMail(file: string): Promise<StoredMail | null> {
  try {
    return storedMail.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
