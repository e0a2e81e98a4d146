import { defaultMailSettings, type MailSettings } from '@waymark/events';

/** How mails go out where people have chosen nothing. */
export type PostHabits = {
  readonly settings: MailSettings;
  /** How long what happens at one moment is gathered, in ms. */
  readonly gathering: number;
};

export const usualHabits: PostHabits = { settings: defaultMailSettings, gathering: 60_000 };

/**
 * Where no mail leaves the machine nobody's sleep is at stake, and whoever tries things out waits
 * for each.
 */
export const habitsWithinReach: PostHabits = {
  settings: { ...defaultMailSettings, quiet: { ...defaultMailSettings.quiet, on: false } },
  gathering: 2_000,
};
