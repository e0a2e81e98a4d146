/**
 * Messages of our schemas about a field, from English to German; zod itself says all others in both
 * languages.
 */
export const fieldsInGerman = {
  'must not be empty': 'darf nicht leer sein',
  'must have at most 60 characters': 'darf höchstens 60 Zeichen haben',
  'must have at least 10 characters': 'muss mindestens 10 Zeichen haben',
  'must have at least 12 characters': 'muss mindestens 12 Zeichen haben',
  'must have at most 128 characters': 'darf höchstens 128 Zeichen haben',
  'is one of those that are tried first; take several words that do not belong together':
    'gehört zu denen, die zuerst versucht werden; nehmen Sie mehrere Wörter, die nichts miteinander zu tun haben',
  'must have at most 200 characters': 'darf höchstens 200 Zeichen haben',
  'must have at most 500 characters': 'darf höchstens 500 Zeichen haben',
  'must have at most 2,000 characters': 'darf höchstens 2.000 Zeichen haben',
  'must have at most 20,000 characters': 'darf höchstens 20.000 Zeichen haben',
  'must have at most 100,000 characters': 'darf höchstens 100.000 Zeichen haben',
  'holds characters that cannot be stored': 'enthält Zeichen, die sich nicht speichern lassen',
  'must have 1 to 64 letters, digits or hyphens':
    'muss 1 bis 64 Buchstaben, Ziffern oder Bindestriche haben',
  'must be an e-mail address': 'muss eine E-Mail-Adresse sein',
  'must have at most 64 characters before the @': 'darf vor dem @ höchstens 64 Zeichen haben',
  'must have at most 254 characters': 'darf höchstens 254 Zeichen haben',
  'must have letters from a to z alone before the @':
    'darf vor dem @ nur Buchstaben von a bis z haben',
  'must be between 1900-01-01 and 2999-12-31': 'muss zwischen 01.01.1900 und 31.12.2999 liegen',
  'must begin with p::': 'muss mit p:: beginnen',
  'must begin with r::': 'muss mit r:: beginnen',
  'must begin with https://, http://, mailto: or tel:':
    'muss mit https://, http://, mailto: oder tel: beginnen',
} as const;

export const germanOfField = (english: string): string | undefined =>
  (fieldsInGerman as Readonly<Record<string, string>>)[english];
