import { engineEnds, engineSays, type Engine } from '../engine/engine.ts';

/** Containers, networks and volumes of a project, as the engine names them. */
export async function thingsOf(
  engine: Engine,
  project: string,
): Promise<Record<'container' | 'network' | 'volume', string[]>> {
  const named = async (list: readonly string[], format: string) =>
    (await engineSays(engine, [...list, '--format', format]))
      .split('\n')
      .filter((name) => name.startsWith(project));
  return {
    container: await named(['ps', '--all'], '{{.Names}}'),
    network: await named(['network', 'ls'], '{{.Name}}'),
    volume: await named(['volume', 'ls'], '{{.Name}}'),
  };
}

/** Takes all of them away, whatever state they are in. */
export async function takeAway(engine: Engine, project: string): Promise<void> {
  const { container, network, volume } = await thingsOf(engine, project);
  for (const each of container) await engineEnds(engine, ['rm', '--force', '--volumes', each]);
  for (const each of network) await engineSays(engine, ['network', 'rm', each]);
  for (const each of volume) await engineSays(engine, ['volume', 'rm', '--force', each]);
}
