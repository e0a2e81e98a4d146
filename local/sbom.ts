import { writeFile } from 'node:fs/promises';
import { componentsOf } from './supplyChain/billOfMaterials.ts';

/**
 * `npm run sbom [FILE]`: what of others Waymark ships, as CycloneDX, from the lock file alone: no
 * registry is asked.
 */
const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const bill = await componentsOf();
await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages, with versions and licences.`);
