/** Who of the team is on the same page (PRODUCT 14). */
export const presence = {
  hereNow: 'Here now',
  isHere: 'Is viewing this page',
  inModule: 'Is in %{module}',
  at: 'Is at %{place}',
  writesIn: 'Is writing in %{place}',
  writes: 'Is writing on this page',
  writing: '%{name} is writing here',
  goTo: 'Go to %{name}',
  changed: '%{name}, just now: %{what}',
  insteadOf: '%{to} instead of %{from}',
  changedThings: {
    one: '%{name} changed %{count} thing',
    other: '%{name} changed %{count} things',
  },
  severalChanged: { one: '%{count} thing was changed', other: '%{count} things were changed' },
  show: 'Show',
} as const;
