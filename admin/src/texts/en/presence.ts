/** Who of the team is on the same page (PRODUCT 14). */
export const presence = {
  hereNow: 'Here now',
  isHere: 'Looks at this page',
  inModule: 'Is in %{module}',
  at: 'Is at %{place}',
  writesIn: 'Writes in %{place}',
  writes: 'Writes on this page',
  writing: '%{name} is writing here',
  goTo: 'Go to where %{name} is',
  changed: '%{name}, just now: %{what}',
  insteadOf: '%{to} instead of %{from}',
  changedThings: {
    one: '%{name} changed %{count} thing',
    other: '%{name} changed %{count} things',
  },
  severalChanged: {
    one: '%{count} thing was changed',
    other: '%{count} things were changed',
  },
  show: 'Show',
} as const;
