import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/**
 * What a look for known vulnerabilities came to, in words; `exit` is 1 where there are some, 3
 * where nobody could say.
 */
export function outcomeOfAudit(said: string): { text: string; exit: 0 | 1 | 3 } {
  const found = report.safeParse(parsed(said));
  if (!found.success)
    return {
      text: 'No registry answered, or it tells nothing of vulnerabilities: whether any is known cannot be said here. Run this where one answers.',
      exit: 3,
    };
  const all = Object.entries(found.data.vulnerabilities);
  if (all.length === 0) return { text: 'No vulnerability is known of any package.', exit: 0 };
  const lines = all.map(([name, { severity, range }]) => `  ${severity}: ${name} ${range}`);
  return {
    text: `Vulnerabilities are known of ${all.length} packages:\n${lines.join('\n')}`,
    exit: 1,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
