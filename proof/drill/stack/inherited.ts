/**
 * What a process gets of the environment of ours: no settings, only how programs are found and
 * compiled.
 */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
