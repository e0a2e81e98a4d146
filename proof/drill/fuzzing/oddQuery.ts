import type { SchemaContext } from './fromSchema.ts';
import { fromSchema } from './fromSchema.ts';
import { oddText, oddValue } from './oddValues.ts';
import type { FuzzedRoute } from './routes.ts';

/** The query of a read: filter, sort, range and after, by the fields of its row; '' for none. */
export function queryFor(
  { row, path }: FuzzedRoute,
  making: SchemaContext,
  spoiled: boolean,
): string {
  const { random } = making;
  const query = new URLSearchParams();
  const fields = Object.entries(row?.properties ?? {});
  if (fields.length > 0 && !path.includes('{id}')) {
    const odd = (value: () => unknown): string => {
      if (!spoiled || random.chance(0.5)) return JSON.stringify(value());
      return random.chance(0.4) ? oddText(random).slice(0, 4_000) : short(oddValue(random));
    };
    if (random.chance(0.7))
      query.set(
        'filter',
        odd(() => filterBy(fields, making, spoiled)),
      );
    if (random.chance(0.5))
      query.set(
        'sort',
        odd(() => [random.pick(fields)[0], random.pick(['ASC', 'DESC'])]),
      );
    if (random.chance(0.5))
      query.set(
        'range',
        odd(() => {
          const from = random.between(0, 50);
          return [from, from + random.between(0, 99)];
        }),
      );
    if (spoiled && random.chance(0.05)) query.append('filter', '{}');
  }
  // Waiting for a position that is far ahead takes seconds, so it is rare.
  if (random.chance(0.2))
    query.set(
      'after',
      random.chance(0.01)
        ? random.pick(['999999999', '9223372036854775807', '9'.repeat(19)])
        : random.pick(['0', '1', '', '-1', '1.5', 'abc', '1'.repeat(30)]),
    );
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function filterBy(
  fields: readonly (readonly [string, object])[],
  making: SchemaContext,
  spoiled: boolean,
): Record<string, unknown> {
  const { random, known } = making;
  const filter: Record<string, unknown> = {};
  for (let i = random.between(0, 2); i > 0; i--) {
    const [name, schema] = random.pick(fields);
    filter[name] =
      spoiled && random.chance(0.4) ? oddValue(random) : fromSchema(schema, making, name);
  }
  if (random.chance(0.3)) filter['q'] = oddText(random).slice(0, 500);
  if (random.chance(0.2)) filter['ids'] = [known.anyId(random), known.anyId(random)];
  if (random.chance(0.3)) {
    filter['planKind'] = random.pick(['blueprint', 'process']);
    filter['planId'] =
      known.id(filter['planKind'] === 'blueprint' ? 'blueprintId' : 'processId', random) ??
      known.anyId(random);
  }
  return filter;
}

/** As JSON that fits into an address. */
const short = (value: unknown): string => (JSON.stringify(value) ?? 'null').slice(0, 6_000);
