/** Figures without labels as a service tells them at one look; 0 where it tells none. */
export async function figures<const Names extends readonly string[]>(
  url: string,
  names: Names,
): Promise<{ readonly [N in keyof Names]: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = names.map((name) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? '0'),
  );
  return found as unknown as { readonly [N in keyof Names]: number };
}

export const figure = async (url: string, name: string): Promise<number> =>
  (await figures(url, [name]))[0];
