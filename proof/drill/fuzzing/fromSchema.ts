import { randomUUID } from 'node:crypto';
import type { Seeded } from '../seeded.ts';
import type { OpenApiSchema } from './jsonSchema.ts';
import type { RealIds } from './realIds.ts';

const CHECKLIST = '# Fuzz\n\n## Stage\n\n### Module\nText\n- [ ] Task one\n- [ ] Task two\n';

export type SchemaContext = {
  readonly random: Seeded;
  readonly known: RealIds;
  readonly schemas: Readonly<Record<string, OpenApiSchema>>;
};

/**
 * A value that fits the schema as far as the schema tells; `name` is that of the field, `parent`
 * what lies around it so far.
 */
export function fromSchema(
  schema: OpenApiSchema,
  making: SchemaContext,
  name = '',
  parent: Readonly<Record<string, unknown>> = {},
): unknown {
  const { random, schemas } = making;
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref.replace(/^.*\//, '')];
    if (target === undefined) throw new Error(`the document lacks ${schema.$ref}`);
    return fromSchema(target, making, name, parent);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fromSchema(random.pick(choices), making, name, parent);
  if (schema.allOf !== undefined)
    return Object.assign(
      {},
      ...schema.allOf.map((part) => fromSchema(part, making, name, parent)),
    ) as unknown;
  const type = Array.isArray(schema.type)
    ? random.pick(schema.type as readonly string[])
    : (schema.type as string | undefined);
  switch (type) {
    case 'object':
      return objectFrom(schema, making);
    case 'array': {
      const least = schema.minItems ?? 0;
      const length = random.between(least, Math.max(least, 3));
      const items = schema.items ?? {};
      return Array.from({ length }, () => fromSchema(items, making, name));
    }
    case 'integer':
    case 'number':
      return random.between(
        Math.max(schema.minimum ?? 0, -1_000_000),
        Math.min(schema.maximum ?? 1_000, 1_000_000),
      );
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return textFrom(schema, making, name, parent);
  }
}

function objectFrom(
  { properties = {}, required = [], additionalProperties }: OpenApiSchema,
  making: SchemaContext,
): Record<string, unknown> {
  const { random, known } = making;
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties))
    if (required.includes(name) || random.chance(0.6))
      made[name] = fromSchema(schema, making, name, made);
  if (typeof additionalProperties === 'object')
    for (let i = random.between(0, 2); i > 0; i--)
      made[known.anyId(random)] = fromSchema(additionalProperties, making);
  return made;
}

function textFrom(
  { pattern = '', format, minLength = 0, maxLength = 200 }: OpenApiSchema,
  { random, known }: SchemaContext,
  name: string,
  parent: Readonly<Record<string, unknown>>,
): string {
  if (/email/i.test(name)) return known.email(random);
  if (/^(first|last)Name$/.test(name)) return known.personName(random);
  if (name === 'models') return known.id('model', random) ?? `model ${random.between(1, 9)}`;
  if (name === 'source') return CHECKLIST;
  if (name === 'fileName') return 'fuzz.md';
  if (name === 'href') return 'https://example.org/';
  if (name === 'code') return String(random.between(100_000, 999_999));
  if (format === 'date' || /^(start|end|dueDate)$/.test(name))
    return `20${random.between(20, 39)}-0${random.between(1, 9)}-${random.between(10, 28)}`;
  if (name === 'id')
    return (
      known.id(parent['kind'] === 'blueprint' ? 'blueprintId' : 'processId', random) ?? randomUUID()
    );
  if (/^(assignee|followers|participants|to)$/.test(name))
    return known.id('accountId', random) ?? known.anyId(random);
  if (pattern.startsWith('^p::'))
    return known.id('placeholderId', random) ?? `p::${random.between(1, 99)}`;
  if (pattern.startsWith('^r::'))
    return known.id('roleId', random) ?? `r::${random.between(1, 99)}`;
  if (/Id$/.test(name))
    return (
      known.id(
        name.replace(/^after(.)/, (_, c: string) => c.toLowerCase()),
        random,
      ) ?? randomUUID()
    );
  const text = `Fuzz ${name} ${random.between(1, 1e6)}`;
  return random.chance(0.05)
    ? 'x'.repeat(Math.min(maxLength, 20_000))
    : text.padEnd(minLength, 'x').slice(0, maxLength);
}
