import type { Translated } from '../en/catalogue.ts';
import type { opsSentences as english } from '../en/opsSentences.ts';

export const opsSentences = {
  buildingUpgrade:
    'Tabellen der neuen Version werden aus dem Protokoll gefüllt und von selbst eingetauscht; gelesen wird weiter aus den jetzigen.',
  buildingRollback:
    'Die ersetzten Tabellen holen das Protokoll auf und nehmen dann ihren Platz wieder ein. Gelesen wird weiter aus den jetzigen.',
  building: 'Neue Tabellen werden aus dem Protokoll gefüllt; gelesen wird weiter aus den jetzigen.',
  buildingSwaps:
    'Neue Tabellen werden aus dem Protokoll gefüllt und von selbst eingetauscht; gelesen wird weiter aus den jetzigen.',
  paused: 'Es geht dort weiter, wo es angehalten wurde.',
  verifying: 'Die neuen Tabellen werden mit einer neuen Berechnung aus dem Protokoll verglichen.',
  readySwaps: 'Die Tabellen sind vollständig und werden jetzt eingetauscht.',
  ready:
    'Die neuen Tabellen sind vollständig, gleichen nachweislich einer neuen Berechnung und folgen dem Protokoll, bis sie eingetauscht werden.',
  different:
    'Die neuen Tabellen weichen von einer neuen Berechnung ab und können nicht eingetauscht werden.',
  failed: 'Es ist stehen geblieben. Gelesen wird weiter aus den jetzigen Tabellen.',
  compared: 'Wird mit einer neuen Berechnung aus dem Protokoll verglichen.',
  comparedAt:
    'Wird mit einer neuen Berechnung aus dem Protokoll an Position %{position} verglichen.',
  equal: 'Gleich einer neuen Berechnung, %{time}.',
  equalAt: 'Gleich einer neuen Berechnung an Position %{position}, %{time}.',
  differs: 'Anders als eine neue Berechnung, %{time}.',
  differsAt: 'Anders als eine neue Berechnung an Position %{position}, %{time}.',
  notFinished: 'Es konnte nicht beendet werden, %{time}.',
  swapAsks:
    'Gelesen wird von da an aus den neuen Tabellen. Die jetzigen werden aufbewahrt, damit Sie zurückkehren können.',
  rollbackAsks:
    'Die zuletzt ersetzten Tabellen holen das Protokoll auf, dann wird wieder aus ihnen gelesen.',
  discardAsks:
    'Die neuen Tabellen werden verworfen; ein weiterer Aufbau beginnt von vorn. Gelesen wird weiter aus den jetzigen.',
} satisfies Translated<typeof english>;
