/** Default exports of a folder's files (`./kinds/<name>.tsx`) by their names. */
export const byName = <Name extends string, Value>(files: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, value]) => [
      path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')),
      value,
    ]),
  ) as Readonly<Partial<Record<Name, Value>>>;
