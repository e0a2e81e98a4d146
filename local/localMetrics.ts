import type { Metrics } from '@waymark/edge';

/**
 * The figures of several services in one text, each line marked with its service; a figure that several have is one
 * family, as the format of Prometheus wants it.
 */
export async function metricsOfAll(
  services: Readonly<Record<string, Metrics>>,
): Promise<string> {
  const families = new Map<string, { head: string[]; lines: string[] }>();
  for (const [service, metrics] of Object.entries(services)) {
    let family = { head: [] as string[], lines: [] as string[] };
    for (const line of (await metrics.text()).split('\n')) {
      const [, kind, name = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (kind === 'HELP') {
        family = families.get(name) ?? { head: [], lines: [] };
        families.set(name, family);
      }
      if (kind !== undefined) {
        if (family.head.length < 2) family.head.push(line);
      } else if (line !== '') family.lines.push(marked(line, service));
    }
  }
  return [...families.values()]
    .flatMap(({ head, lines }) => [...head, ...lines, ''])
    .join('\n');
}

const marked = (line: string, service: string): string =>
  line.replace(
    /^(\w+)(?:\{(.*)\})? /,
    (_, name: string, labels?: string) =>
      `${name}{service="${service}"${labels ? `,${labels}` : ''}} `,
  );
