import type { Translated } from '../en/catalogue.ts';
import type { leaving as english } from '../en/leaving.ts';

export const leaving = {
  failed:
    'Was dieser Person zugeteilt ist, konnte nicht geladen werden. Schließen Sie das und versuchen Sie es noch einmal.',
  nothing: '%{name} hat keine offenen Aufgaben und nichts anderes zu übergeben.',
  has: '%{name} hat noch',
  tasks: { one: '%{count} offene Aufgabe', other: '%{count} offene Aufgaben' },
  owns: 'verantwortlich',
  standsFor: 'steht für %{names}',
  blueprint: 'Prozessvorlage',
  talks: { one: '%{count} Gespräch zu betreuen', other: '%{count} Gespräche zu betreuen' },
  becomes: 'Wer übernimmt das?',
  who: 'Wer das übernimmt',
  choose: 'Person wählen',
  nobody: 'Vorerst niemand',
  ofPlaceholder: '%{name} steht für jemanden in %{tasks}.',
  nobodyHint: 'Sie können später jemanden wählen.',
} satisfies Translated<typeof english>;
