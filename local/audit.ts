import { npm } from './supplyChain/npm.ts';
import { outcomeOfAudit } from './supplyChain/vulnerabilities.ts';

/**
 * `npm run audit`: whether vulnerabilities are known of what Waymark is made and tested with; asks
 * the registry that npm is set to.
 */
const { stdout } = await npm(['audit', '--json']);
const { text, exit } = outcomeOfAudit(stdout);
console.log(text);
process.exitCode = exit;
