import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { engineEnds, engineSays, type Engine } from '../engine/engine.ts';
import { ended, said } from '../engine/program.ts';
import { temporaryFolder } from '../engine/temporaryFolder.ts';
import { debianSource, installDebian } from './debian.ts';

const root = resolve(import.meta.dirname, '../../..');
const here = import.meta.dirname;
const PULLED_WITHIN = '60';

type Kind = 'node' | 'caddy' | 'postgres' | 'mail';
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/(^|\/)node:/, 'node'],
  [/(^|\/)caddy:/, 'caddy'],
  [/(^|\/)postgres:/, 'postgres'],
  [/(^|\/)mailpit:/, 'mail'],
];

export type BaseImages = { readonly standIns: readonly string[] };

/**
 * Sees to it that the engine has these images: pulled where that can be done, else made from
 * Debian's packages and from what is installed here.
 * @throws Error where neither can be done
 */
export async function haveBaseImages(
  engine: Engine,
  names: readonly string[],
  say: (line: string) => void,
): Promise<BaseImages> {
  const lacking: string[] = [];
  const standIns: string[] = [];
  for (const name of names) {
    const there = await whatIs(engine, name);
    if (there === 'image') say(`${name}: there already`);
    else if (there === 'stand-in') {
      say(`${name}: a stand-in that is there already`);
      standIns.push(name);
    } else if (there === 'nothing' && (await canBePulled(engine, name))) say(`${name}: pulled`);
    else lacking.push(name);
  }
  if (lacking.length === 0) return { standIns };
  if (!engine.isApart)
    throw new Error(
      `${lacking.join(', ')} can't be pulled, and stand-ins are made for podman alone, whose images here are apart from all others`,
    );
  await makeStandIns(engine, lacking, say);
  return { standIns: [...standIns, ...lacking] };
}

/**
 * What there is of this name: a stand-in as it would be made now, an older one, an image, or
 * nothing.
 */
async function whatIs(
  engine: Engine,
  name: string,
): Promise<'stand-in' | 'old stand-in' | 'image' | 'nothing'> {
  const idOf = async (image: string) => {
    const format = '{{.Id}} {{index .Config.Labels "waymark.stand-in"}}';
    const args = ['image', 'inspect', '--format', format, image];
    const { code, stdout } = await engineEnds(engine, args);
    return code === 0 ? stdout.trim() : null;
  };
  const found = await idOf(name);
  if (found === null) return 'nothing';
  const [, label = '<no'] = found.split(' ');
  if (label === '<no') return 'image';
  return found === (await idOf(standIn(kindOf(name)))) ? 'stand-in' : 'old stand-in';
}

async function canBePulled({ program, env }: Engine, name: string): Promise<boolean> {
  const { code } = await ended('timeout', [PULLED_WITHIN, ...program, 'pull', '--quiet', name], {
    env,
  });
  return code === 0;
}

async function makeStandIns(
  engine: Engine,
  names: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const folder = temporaryFolder('stand-ins');
  const build = async (kind: Kind) => {
    const context = join(folder, kind);
    await fill[kind](context);
    await engineSays(engine, [
      ...['build', '--quiet', '--format', 'docker', '--pull-never'],
      ...['--label', 'waymark.stand-in=yes'],
      ...['--build-arg', `BASE=${base}`],
      ...['--build-arg', `NODE=${standIn('node')}`],
      ...['--file', join(here, `${kind}.Dockerfile`)],
      ...['--tag', standIn(kind), context],
    ]);
  };
  try {
    if (!(await isThere(engine, base))) await makeBase(engine, join(folder, 'debian'));
    // The catcher of mail runs on Node.
    if (!(await isThere(engine, standIn('node')))) await build('node');
    for (const name of names) {
      const kind = kindOf(name);
      if (kind !== 'node') await build(kind);
      await engineSays(engine, ['tag', standIn(kind), `localhost/${name}`]);
      say(`${name}: a stand-in${await versionIn(engine, kind, name)}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isThere = async (engine: Engine, image: string): Promise<boolean> =>
  (await engineEnds(engine, ['image', 'inspect', image])).code === 0;

async function makeBase(engine: Engine, into: string): Promise<void> {
  const source = debianSource();
  if (source === null) throw new Error('this machine names no source of Debian packages');
  await installDebian(into, source);
  const archive = `${into}.tar`;
  await said('tar', ['-C', into, '-cf', archive, '.']);
  await engineSays(engine, ['import', '--quiet', archive, base]);
  await rm(archive);
}

/** What each is built from, beside its Dockerfile. */
const fill: Record<Kind, (context: string) => Promise<void>> = {
  async node(context) {
    await mkdir(context, { recursive: true });
    await copyFile(process.execPath, join(context, 'node'));
    const npm = await said('sh', ['-c', 'readlink -f "$(command -v npm)"']);
    await cp(dirname(dirname(npm)), join(context, 'npm'), { recursive: true, dereference: true });
    const registry = await said('npm', ['config', 'get', 'registry']);
    await writeFile(join(context, 'npmrc'), `registry=${registry}\n`);
    // By whose word this machine believes its registry.
    const certificates = '/etc/ssl/certs/ca-certificates.crt';
    await (existsSync(certificates)
      ? copyFile(certificates, join(context, 'certificates.crt'))
      : writeFile(join(context, 'certificates.crt'), ''));
  },
  caddy: (context) => copied(context, ['adduser.sh']),
  postgres: (context) => copied(context, ['begin-postgres.sh']),
  async mail(context) {
    await copied(context, ['mailCatcher.mjs', 'mailpit.sh']);
    for (const name of await packagesOf('smtp-server'))
      await cp(join(root, 'node_modules', name), join(context, 'node_modules', name), {
        recursive: true,
        dereference: true,
      });
  },
};

async function copied(context: string, files: readonly string[]): Promise<void> {
  await mkdir(context, { recursive: true });
  for (const file of files) await copyFile(join(here, file), join(context, file));
}

/** A package and all that it needs. */
async function packagesOf(name: string, seen = new Set<string>()): Promise<Set<string>> {
  seen.add(name);
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  for (const needed of Object.keys(dependencies))
    if (!seen.has(needed)) await packagesOf(needed, seen);
  return seen;
}

function kindOf(name: string): Kind {
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1];
  // What is asked for by its digest can be nothing else.
  if (kind === undefined || name.includes('@'))
    throw new Error(`${name} can't be pulled, and there is no stand-in for it`);
  return kind;
}

const versions: Record<Kind, readonly string[]> = {
  node: ['node', '--version'],
  caddy: ['caddy', 'version'],
  postgres: ['postgres', '--version'],
  mail: [],
};

async function versionIn(engine: Engine, kind: Kind, name: string): Promise<string> {
  const [entry, ...args] = versions[kind];
  if (entry === undefined) return '';
  const run = ['run', '--rm', '--entrypoint', entry, name, ...args];
  return `, ${(await engineSays(engine, run)).split('\n')[0]}`;
}

/** Changes whenever what is made of these files would be another. */
const mark = (files: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(readFileSync(join(here, file)));
  return hash.digest('hex').slice(0, 12);
};

const base = `localhost/waymark-stand-in/debian:${mark(['debian.ts'])}`;

const madeOf: Record<Kind, readonly string[]> = {
  node: ['debian.ts', 'node.Dockerfile'],
  caddy: ['debian.ts', 'caddy.Dockerfile', 'adduser.sh'],
  postgres: ['debian.ts', 'postgres.Dockerfile', 'begin-postgres.sh'],
  mail: ['debian.ts', 'mail.Dockerfile', 'mailCatcher.mjs', 'mailpit.sh'],
};

const standIn = (kind: Kind): string => `localhost/waymark-stand-in/${kind}:${mark(madeOf[kind])}`;
