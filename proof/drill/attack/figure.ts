/** One figure without labels as a service tells it; 0 where it tells none. */
export async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, said = '0'] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  return Number(said);
}
