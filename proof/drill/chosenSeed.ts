/**
 * How a drill runs as a test. `npm test` always takes the same seed and the short form, so that two
 * runs say the same; `npm run explore` names other seeds by `WAYMARK_SEED` and asks for the long
 * form by `WAYMARK_LONG=1`.
 */
const { WAYMARK_SEED, WAYMARK_LONG } = process.env;

export const chosenSeed = Number(WAYMARK_SEED ?? 1);

/** One of two amounts: the first in `npm test`, the second in the long form. */
export const amount = (short: number, long: number): number =>
  WAYMARK_LONG === '1' ? long : short;
