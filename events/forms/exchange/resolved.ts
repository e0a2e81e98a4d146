import { isObject, objectOr, type JsonSchema } from './jsonSchema.ts';

/** References in a row that are followed: one that leads back to itself ends. */
const mostSteps = 20;

/**
 * A schema with what it refers to in its own document (`#/$defs/…`); what lies elsewhere is not
 * fetched.
 */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let found = schema;
  for (let step = 0; typeof found.$ref === 'string'; step += 1) {
    const { $ref, ...beside } = found;
    if (step === mostSteps || !$ref.startsWith('#')) return beside;
    found = { ...objectOr(at(root, $ref)), ...beside };
  }
  return found;
}

/** What a JSON Pointer (RFC 6901) in a fragment points to. */
const at = (root: JsonSchema, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, part) =>
        isObject(inside) && Object.hasOwn(inside, nameIn(part)) ? inside[nameIn(part)] : undefined,
      root,
    );

const nameIn = (part: string): string => {
  const plain = part.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};
