import { refusalText } from '@waymark/api/problems';
import {
  withVariables,
  piecesOf,
  plainText,
  processFacts,
  readReference,
  toPerson,
  toVariable,
  writtenVariable,
  type Plan,
  type TextKind,
  nameKey,
  sameName,
} from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';

/** What texts may stand for: of a plan, or of a draft of one. */
export type TextTargets = Pick<Plan, 'variables' | 'placeholders'>;

type NamesById = ReadonlyMap<string, { readonly name: string }>;

/**
 * The first of each name, by its key; a plan's maps are never changed, so that each is gone through
 * once.
 */
const keyed = new WeakMap<NamesById, ReadonlyMap<string, string>>();
function byName(named: NamesById, name: string): string | undefined {
  let keys = keyed.get(named);
  if (keys === undefined) {
    keys = new Map([...named].toReversed().map(([id, each]) => [nameKey(each.name), id]));
    keyed.set(named, keys);
  }
  return keys.get(nameKey(name));
}

/**
 * What is written between two braces as a reference; null where it stands for nothing that is
 * there.
 */
function referenceTo({ variables, placeholders }: TextTargets, written: string): string | null {
  const read = readReference(written);
  if (read?.kind === 'fact') return written;
  if (read?.kind === 'variable' && variables.has(read.id)) return written;
  if (read?.kind === 'person' && placeholders.has(read.id)) return written;
  const name = plainText(written);
  const fact = processFacts.find((each) => sameName(each, name));
  const variable = byName(variables, name);
  const person = byName(placeholders, name);
  const found =
    fact ??
    (variable === undefined
      ? person === undefined
        ? null
        : toPerson(person)
      : toVariable(variable));
  return found === null || readReference(found) === null ? null : found;
}

/**
 * A text as it is saved: what it names by a variable's, a placeholder's or a fact's name is a
 * reference (PRODUCT 6.12). What is only begun are words.
 * @param unknown what is done about what stands for nothing: a text to take its place
 */
export const asSaved = (
  text: string,
  among: TextTargets,
  unknown: (written: string) => string,
): string =>
  text.includes('{{')
    ? withVariables(
        text,
        onceEach((written) => {
          const found = referenceTo(among, written);
          return found === null ? unknown(written) : writtenVariable(found);
        }),
      )
    : text;

/** A text may say the same thousands of times. */
function onceEach(of: (written: string) => string): typeof of {
  const known = new Map<string, string>();
  return (written) => {
    const saved = known.get(written) ?? of(written);
    known.set(written, saved);
    return saved;
  };
}

/**
 * The same of a text that somebody writes: what stands for nothing is refused by its name, unless
 * it stood there before.
 * @param before what the part said until now
 * @throws DecisionRefused `unknown-variable`; for an address that is none, `variable-not-a-link`
 */
export function asWritten(
  text: string,
  kind: TextKind,
  among: TextTargets,
  { field, before }: { readonly field: string; readonly before: string },
): string {
  if (kind === 'href') return addressAsWritten(text, among, field);
  let stood: ReadonlySet<string> | undefined;
  return asSaved(text, among, (written) => {
    stood ??= new Set(piecesOf(before).map(({ variable }) => variable ?? ''));
    if (stood.has(written)) return writtenVariable(written);
    throw unknown(written, field);
  });
}

const unknown = (written: string, field: string) =>
  new DecisionRefused(
    'invalid',
    'unknown-variable',
    refusalText('unknownInPlan', plainText(written)),
    field,
  );

/** An address is one as a whole, or the variable that holds one. */
function addressAsWritten(href: string, among: TextTargets, field: string): string {
  const [only, ...more] = piecesOf(href);
  if (only === undefined || only.variable === null || more.length > 0) return href;
  const found = referenceTo(among, only.variable);
  if (found === null) throw unknown(only.variable, field);
  const read = readReference(found);
  if (read?.kind !== 'variable' || among.variables.get(read.id)?.type !== 'LINK')
    throw new DecisionRefused(
      'invalid',
      'variable-not-a-link',
      refusalText('notALinkVariable', plainText(only.variable)),
      field,
    );
  return writtenVariable(found);
}
