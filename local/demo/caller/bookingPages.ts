const team = 'https://calendly.com/project-services';

/** Where people book time with the team, by the headline of the task in which they do. */
const pages: Readonly<Record<string, string>> = {
  'Choose a date for the kick-off call': `${team}/kick-off-call`,
  'Choose a date for the training': `${team}/training`,
  'Choose a date for your half hour': `${team}/half-hour`,
  'Termin für das Auftaktgespräch wählen': `${team}/kick-off-call`,
  'Termin für die Schulung wählen': `${team}/training`,
};

/** What a task holds in which a time is booked; undefined where it is none of these. */
export function bookingAt(headline: string) {
  const link = pages[headline];
  return link === undefined
    ? undefined
    : ({ type: 'schedule', provider: 'CALENDLY', link } as const);
}
