import { z } from 'zod';
import { npm } from './npm.ts';

const component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() });
const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});
type Bill = z.infer<typeof bill>;

/** What of Waymark is installed: two services, two apps, and the tools beside them. */
const SHIPPED = /^@waymark\/(command|projector|admin|portal|local)@|^node@/;

/**
 * The packages that images and pages are made of, without those that only build and test them.
 * @throws Error where npm can't tell: the lock file and the packages named in `package.json` differ
 */
export async function componentsOf(): Promise<Bill> {
  const { stdout, failed } = await npm([
    ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    '--package-lock-only',
  ]);
  if (failed) throw new Error(`npm sbom failed: ${stdout.slice(0, 500)}`);
  const told = bill.parse(JSON.parse(stdout));
  const { metadata } = told;
  const ships = reached(told);
  return {
    ...told,
    // npm calls it by the folder that it lies in.
    metadata: { ...metadata, component: { ...metadata.component, name: 'waymark' } },
    components: told.components.filter((each) => ships.has(each['bom-ref'])),
    dependencies: told.dependencies.filter(({ ref }) => ships.has(ref)),
  };
}

/**
 * All that what ships depends on. `npm sbom --omit dev` leaves out much of that in a repository of
 * several packages.
 */
function reached({ dependencies }: Bill): ReadonlySet<string> {
  const next = new Map(dependencies.map((each) => [each.ref, each.dependsOn]));
  const found = new Set<string>();
  const open = [...next.keys()].filter((ref) => SHIPPED.test(ref));
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    open.push(...(next.get(ref) ?? []));
  }
  return found;
}
