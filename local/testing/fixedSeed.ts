import fc from 'fast-check';

/**
 * Whatever a test draws follows from one seed, so that two runs test the same. `WAYMARK_SEED` names
 * another one: `npm run explore` sets it, and so does whoever plays a failure again.
 */
fc.configureGlobal({ seed: Number(process.env.WAYMARK_SEED ?? 1) });
