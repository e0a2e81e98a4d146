import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditEvents } from '@waymark/edge';
import { composeFile, rootFile } from './composeFile.ts';

const root = join(import.meta.dirname, '..');
const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().regex(/^\d+[sm]$/),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string() }),
});
const { rules } = z
  .object({ groups: z.tuple([z.object({ rules: z.array(rule) })]) })
  .parse(load(rootFile('deploy/prometheus/alerts.yml'))).groups[0];

/** What the services' own sources hold, without tests. */
const sources = [
  'packages/edge',
  'services/command/src',
  'services/projector/src',
  'packages/postgres',
]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n');
const ofNode = join(root, 'node_modules/prom-client/lib/metrics');
const nodeSources = readdirSync(ofNode)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(ofNode, name), 'utf8'))
  .join('\n');

/** Whether the services have a figure of this name, also as a part of a histogram. */
function isKnown(name: string): boolean {
  const own = /^waymark_(\w+?)(?:_bucket|_count|_sum)?$/.exec(name)?.[1];
  return own === undefined ? nodeSources.includes(`'${name}'`) : sources.includes(`'${own}'`);
}

test('every figure that alerts and docs/OPERATIONS.md name is one that the services have', () => {
  const inAlerts = rules.flatMap(({ expr }) => expr.match(/\b(?:waymark|nodejs)_\w+/g) ?? []);
  const metrics = rootFile('docs/OPERATIONS.md').split('## Metrics')[1]?.split('\n## ')[0] ?? '';
  const onPage = metrics.match(/\bwaymark_\w+/g) ?? [];
  expect([inAlerts.length, onPage.length].map((count) => count > 10)).toEqual([true, true]);
  expect([...inAlerts, ...onPage].filter((name) => !isKnown(name))).toEqual([]);
});

test('a figure that no service has is found: the check can fail', () => {
  expect(['waymark_read_model_lag', 'nodejs_lag', 'waymark_x_total'].map(isKnown)).toEqual([
    false,
    false,
    false,
  ]);
});

test('values of labels that alerts ask for are given somewhere', () => {
  const values = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/(?:state|outcome|event)="([^"]+)"/g)].map(([, value]) => value),
  );
  expect(values).toContain('retrying');
  expect(
    values.filter((value = '') => !new RegExp(`'${value}'|\\b${value}:`).test(sources)),
  ).toEqual([]);
});

test('what is scraped are the services, where they listen', () => {
  const { scrape_configs: jobs } = z
    .object({
      scrape_configs: z.array(
        z.object({ static_configs: z.tuple([z.object({ targets: z.array(z.string()) })]) }),
      ),
    })
    .parse(load(rootFile('deploy/prometheus/prometheus.yml')));
  const { services } = composeFile({});
  expect(jobs.flatMap(({ static_configs: [{ targets }] }) => targets)).toEqual(
    ['command-1', 'command-2', 'projector'].map(
      (name) => `${name}:${services[name]?.environment['PORT']}`,
    ),
  );
});

test('each event of the audit log is told somewhere, and docs/OPERATIONS.md says when', () => {
  const page = rootFile('docs/OPERATIONS.md').split('## Audit log')[1]?.split('\n## ')[0] ?? '';
  const declared = rootFile('packages/edge/watching/auditLine.ts');
  for (const event of auditEvents) {
    const times = (text: string) => text.split(`'${event}'`).length - 1;
    expect([event, times(sources)]).toEqual([
      event,
      expect.toSatisfy((found: number) => found > times(declared)),
    ]);
    expect(page).toContain(`\`${event}\``);
  }
});
