import { randomUUID } from 'node:crypto';
import type { Seeded } from '../seeded.ts';

/** Most ids kept of one kind: the newest. */
const MOST = 200;
const DOMAIN = 'person.fuzz.example';
const NAME = 'Fuzzperson';
/** What every made-up address or name of a person holds; no log may. */
export const PERSONAL: readonly string[] = [DOMAIN, NAME];

/**
 * Ids that are real, by the name that commands give them, so that requests also reach what exists.
 */
export class RealIds {
  readonly #ids = new Map<string, string[]>();
  #people = 0;

  add(name: string, id: string): void {
    const ids = this.#ids.get(name) ?? [];
    if (ids.includes(id)) return;
    ids.push(id);
    if (ids.length > MOST) ids.shift();
    this.#ids.set(name, ids);
  }

  /** Takes every id that a read answered: `id` of a row is that of its resource, as in `taskId`. */
  learn(resource: string, rows: readonly unknown[]): void {
    const own = `${resource.replace(/s$/, '')}Id`
      .replace('executionId', 'processId')
      .replace('peopleId', 'accountId');
    for (const row of rows.slice(0, 20)) {
      if (typeof row !== 'object' || row === null) continue;
      for (const [name, value] of Object.entries(row)) {
        if (typeof value !== 'string' || value === '') continue;
        if (name === 'id') this.add(own, value);
        else if (/Id$/.test(name)) this.add(name, value);
      }
    }
  }

  /** One of this name if there is one. */
  id(name: string, random: Seeded): string | null {
    const ids = this.#ids.get(name);
    return ids === undefined || random.chance(0.08) ? null : random.pick(ids);
  }

  /** Most of the time the first that was added, so that what belongs together meets. */
  mostlyFirst(name: string, random: Seeded): string | null {
    const [first = null] = this.#ids.get(name) ?? [];
    return random.chance(0.85) ? first : this.id(name, random);
  }

  /** One of any kind, or one that nobody has. */
  anyId(random: Seeded): string {
    const all = [...this.#ids.values()].flat();
    return all.length === 0 || random.chance(0.2) ? randomUUID() : random.pick(all);
  }

  email(random: Seeded): string {
    const number = random.chance(0.5) ? random.between(0, 20) : ++this.#people;
    return `p${number}@${DOMAIN}`;
  }

  personName(random: Seeded): string {
    return `${NAME}${random.between(1_000, 9_999)}`;
  }
}
