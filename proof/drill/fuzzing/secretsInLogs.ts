import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;

/**
 * Lines of a log file that hold one of the secrets, a one-time code or an access token; the secret
 * itself is not repeated.
 */
export async function secretsInLog(
  file: string,
  secrets: readonly string[],
  codes: ReadonlySet<string>,
): Promise<{ lines: number; found: string[] }> {
  const found: string[] = [];
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines++;
    const secret = secrets.findIndex((text) => line.includes(text));
    const code = (line.match(/(?<![\w.-])\d{6}(?![\w.-])/g) ?? []).some((text) => codes.has(text));
    const what =
      secret >= 0
        ? `secret number ${secret}`
        : TOKEN.test(line)
          ? 'an access token'
          : code
            ? 'a one-time code'
            : null;
    if (what !== null)
      found.push(
        `${file}:${lines} holds ${what}: ${JSON.stringify(withoutValues(line)).slice(0, 300)}`,
      );
  }
  return { lines, found };
}

/** What kind of line it is, without what it says. */
function withoutValues(line: string): unknown {
  try {
    const { msg, path, err } = JSON.parse(line) as Record<string, unknown>;
    const { type, code } = (err ?? {}) as Record<string, unknown>;
    return { msg, path, type, code };
  } catch {
    return 'not JSON';
  }
}
