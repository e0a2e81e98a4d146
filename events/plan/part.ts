import { z } from 'zod';
import { alike } from '../alike.ts';

/**
 * A part of a plan, said once. An event that brings a part (`PlanCopied`, `TaskAdded`,
 * `ModuleRestored` …) holds it as it is `written`: what every part of its kind has, and of the rest
 * what differs from a new one. So a field that comes later is a line here and changes no event:
 * whoever was written before it begins as a new part does (ADR 17).
 */
export function definePart<Always extends z.ZodRawShape, Later extends z.ZodRawShape>(
  /** Which of its fields is its id. */
  id: keyof Always & string,
  /** What each has from its beginning. */
  always: Always,
  /** The rest, and what of it a new part has. */
  later: Later,
  begins: { readonly [Field in keyof Later]: z.infer<Later[Field]> },
) {
  type Begun = { [Field in keyof Later]: z.infer<Later[Field]> };
  const base = z.object({
    ...always,
    /** In a rollout: the id that it was copied from. */
    origin: z.string().optional(),
  });
  const written = base.extend(z.object(later).partial().shape);
  type Written = z.infer<typeof written>;
  type Part = z.infer<typeof base> & Begun;
  const read = (part: Written): Part => ({ ...begins, ...part }) as unknown as Part;
  return {
    written,
    begins,
    /** The part itself, as it is folded. */
    read,
    /** The parts and those that an event brings; the same object where it brings none. */
    into: (parts: ReadonlyMap<string, Part>, more: readonly Written[]): ReadonlyMap<string, Part> =>
      more.length === 0
        ? parts
        : new Map([
            ...parts,
            ...more.map(
              (part) => [(part as Record<string, string>)[id] ?? '', read(part)] as const,
            ),
          ]),
    /** The part as an event holds it. */
    write: (part: Part): Written =>
      Object.fromEntries(
        Object.entries(part).filter(
          ([field, value]) =>
            value !== undefined && !(field in begins && alike(value, begins[field as keyof Later])),
        ),
      ) as Written,
  };
}
