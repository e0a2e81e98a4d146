import type { HistoryTexts } from '../catalogue.ts';

export const actor = {
  somebody: 'Jemand',
  formerUser: 'Ehemaliger Nutzer',
  guest: 'Ein Gast',
  namedGuest: (name) => `${name} (Gast)`,
  apiKey: 'Ein API-Schlüssel',
  namedApiKey: (name) => `Der API-Schlüssel ${name}`,
  automation: 'Eine Automatisierung',
  namedAutomation: (name) => `Die Automatisierung ${name}`,
} satisfies HistoryTexts['actor'];
