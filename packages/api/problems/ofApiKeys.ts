/** Refusals about API keys, and to whoever comes by one (PRODUCT 21). */
export const ofApiKeys = {
  en: {
    apiKeyUnknown: 'This API key is not known here. Check that it was copied as a whole.',
    apiKeyEnded: 'This API key has ended.',
    apiKeyReplaced: 'This API key was generated anew, and its former text works no more.',
    apiKeyInAddress:
      'An API key must not stand in an address, where others can read it. Send it in the header: “Authorization: Bearer wm_…”. Generate this key anew.',
    notForApiKeys: 'This cannot be done by an API key.',
    scopeMissing: (scope: string) => `This API key lacks the scope ${scope}.`,
    apiKeyNotItsOwn: 'The text of the key does not belong to this key of this workspace.',
    apiKeyEndPassed: 'The end of the key must lie ahead.',
    apiKeyOverlap: 'The former key can go on working for at most seven days from now.',
    tooManyApiKeys: (most: number) =>
      `A workspace has at most ${most} API keys. End one that nobody needs any more.`,
  },
  de: {
    apiKeyUnknown:
      'Diesen API-Schlüssel gibt es hier nicht. Prüfen Sie, ob er vollständig kopiert wurde.',
    apiKeyEnded: 'Dieser API-Schlüssel ist beendet.',
    apiKeyReplaced: 'Dieser API-Schlüssel wurde neu erzeugt. Der bisherige gilt nicht mehr.',
    apiKeyInAddress:
      'Ein API-Schlüssel darf nicht in einer Adresse stehen, wo andere ihn lesen können. Senden Sie ihn im Header: „Authorization: Bearer wm_…“. Erzeugen Sie diesen Schlüssel neu.',
    notForApiKeys: 'Das ist mit einem API-Schlüssel nicht möglich.',
    scopeMissing: (scope: string) => `Diesem API-Schlüssel fehlt das Recht ${scope}.`,
    apiKeyNotItsOwn:
      'Der Text des Schlüssels gehört nicht zu diesem Schlüssel dieses Arbeitsbereichs.',
    apiKeyEndPassed: 'Das Ende des Schlüssels muss in der Zukunft liegen.',
    apiKeyOverlap: 'Der bisherige Schlüssel kann höchstens sieben Tage ab jetzt weiter gelten.',
    tooManyApiKeys: (most: number) =>
      `Ein Arbeitsbereich hat höchstens ${most} API-Schlüssel. Beenden Sie einen, den niemand mehr braucht.`,
  },
};
