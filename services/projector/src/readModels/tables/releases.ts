/** A release as databases keep it: its read models, and the version that each of them had. */
export type Release = {
  readonly version: string;
  readonly models: Readonly<Record<string, number>>;
};

/**
 * The last two releases, the older one first. Tables of both can be taken over; what lay between
 * them was no user's. Whoever releases adds a line and takes the first away (CONTRIBUTING, "To
 * release").
 */
export const releases: readonly [Release, Release] = [
  { version: '0.4.0', models: { directory: 4, history: 6, plans: 8 } },
  {
    version: '0.5.0',
    models: {
      answers: 3,
      directory: 8,
      forms: 2,
      history: 10,
      mails: 1,
      notices: 2,
      plans: 22,
      shares: 1,
      talk: 4,
      views: 1,
      wording: 1,
    },
  },
];
