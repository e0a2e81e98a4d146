import type { Translated } from '../en/catalogue.ts';
import type { opsNews as english } from '../en/opsNews.ts';

export const opsNews = {
  streamsWait: { one: '%{count} Stream wartet', other: '%{count} Streams warten' },
  projectorBack: 'Der Projektor ist wieder da.',
  noProjector: 'Es läuft kein Projektor.',
  ofModel: '%{title}: %{change}.',
  rebuildIs: 'Neuaufbau: %{state}',
  rollbackIs: 'Rückkehr: %{state}',
  upgradeIs: 'Upgrade: %{state}',
  rebuildGone: 'der Neuaufbau ist weg',
  rollbackGone: 'die Rückkehr ist weg',
  upgradeGone: 'das Upgrade ist weg',
  earlierBack: 'die früheren Tabellen sind zurück',
  newVersionIn: 'die Tabellen der neuen Version sind eingetauscht',
  rebuiltIn: 'die neuen Tabellen sind eingetauscht',
  verificationIs: 'Prüfung: %{state}',
  inQuarantine: {
    one: 'Streams in Quarantäne: %{count}',
    other: 'Streams in Quarantäne: %{count}',
  },
} satisfies Translated<typeof english>;
