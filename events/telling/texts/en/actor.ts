/** Who acted, where they have no name, or one that says what they are. */
export const actor = {
  somebody: 'Somebody',
  formerUser: 'Former user',
  guest: 'A guest',
  namedGuest: (name: string) => `${name} (guest)`,
  apiKey: 'An API key',
  namedApiKey: (name: string) => `The API key ${name}`,
  automation: 'An automation',
  namedAutomation: (name: string) => `The automation ${name}`,
};
