/**
 * The blocks of one language in a section of a page in Markdown, in their order. @throws Error
 * where there is no such section
 */
function blocksOf(page: string, section: string, language: string): string[] {
  const from = page.indexOf(`\n${section}\n`);
  if (from === -1) throw new Error(`there is no section ${section}`);
  const level = /^#+/.exec(section)?.[0].length ?? 0;
  const rest = page.slice(from + section.length + 2);
  const next = rest.search(new RegExp(`^#{1,${level}} `, 'm'));
  const text = next === -1 ? rest : rest.slice(0, next);
  const blocks = new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^\\1\`\`\`$`, 'gm');
  // What stands in a list is indented.
  return [...text.matchAll(blocks)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** The only one that holds these words. @throws Error where there is none, or several */
function only(blocks: readonly string[], words: string | RegExp): string {
  const found = blocks.filter((block) => block.search(words) !== -1);
  if (found.length !== 1) throw new Error(`${found.length} blocks hold ${String(words)}`);
  return found[0] ?? '';
}

const PROXY = 'docker compose up -d --no-deps --wait proxy';

/** What docs/OPERATIONS.md tells to do, word for word, where the log is in Postgres. */
export function documentedSteps(page: string) {
  const sh = (section: string) => blocksOf(page, section, 'sh');
  const isOfEventStoreDb = (block: string) => block.includes('eventstore.tar');
  return {
    install: only(sh('## Install'), 'newSecrets.sh'),
    /** For `docker-compose.override.yml`. */
    logInPostgres: only(blocksOf(page, '## Install', 'yaml'), 'ESDB_URL'),
    backup: only(sh('## Backup'), 'pg_dump -U waymark -Fc -n log'),
    restore: sh('## Restore').filter((block) => !isOfEventStoreDb(block)),
    /** Of a version that kept secrets in `.env`. */
    secretsIntoFiles: sh('## Upgrade').find((block) => block.includes('newSecrets.sh')),
    /** In two parts: what nobody notices, and the proxy. */
    upgradeProxy: sh('## Upgrade').find((block) => block.startsWith(PROXY)),
    upgrade: only(sh('## Upgrade'), /run --rm (--no-deps )?prepare/),
  };
}

/** The commands that the page for the bad day tells; who is meant stands in WHO and ACCOUNT. */
export function badDaySteps(page: string) {
  const steps = blocksOf(page, '## The bad day', 'sh');
  return {
    block: only(steps, / block account/),
    lookBack: only(steps, 'docker compose logs'),
    unblock: only(steps, 'unblock account'),
    hold: only(steps, 'MAX_REQUESTS_OF_ADDRESS'),
    signingSecret: only(steps, 'secrets/signing_secret'),
    passwords: only(steps, '_password'),
    makeRoom: only(steps, 'files verify --sweep'),
  };
}
