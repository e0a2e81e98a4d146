/** An object of JSON Schema 2020-12 (https://json-schema.org/draft/2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Where a schema keeps what JSON Schema has no words for. */
export const OWN = 'x-waymark';

export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOr = (value: unknown): JsonSchema => (isObject(value) ? value : {});

export const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOr = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const listOr = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What short texts must be, as patterns that are read back. */
export const PATTERNS = { letters: "^[\\p{L}\\p{M}\\s'’.-]+$", digits: '^\\d+$' } as const;

/** Which files a question takes, as types of media. */
export const MEDIA = { pictures: 'image/*', pdf: 'application/pdf' } as const;
