/**
 * The content with a NUL in one of its texts, for each of them: Postgres takes none, and whoever
 * forgets limits lets it in.
 */
export function unsoundOnes(content: object): object[] {
  const texts: string[] = [];
  JSON.stringify(content, (key, value: unknown) => {
    if (key !== 'type' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.map((_, spoiled) => {
    let n = 0;
    return JSON.parse(
      JSON.stringify(content, (key, value: unknown) =>
        key !== 'type' && typeof value === 'string' && n++ === spoiled ? `${value}\u0000` : value,
      ),
    ) as object;
  });
}
