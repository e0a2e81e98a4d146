import { formChange, unsound, withChange, type FormDefinition } from '@waymark/events/forms';

/** Two changes of one form, brought together. */
export type MergedForm = {
  readonly form: FormDefinition;
  /**
   * What both changed, each in their way: ids of fields, `intro` and `order`. In `form` they are as
   * I have them.
   */
  readonly clashes: readonly string[];
};

/** What I made of a form while somebody else made something else of it. */
export function mergedForms(
  base: FormDefinition,
  mine: FormDefinition,
  theirs: FormDefinition,
): MergedForm {
  const [ours, others] = [formChange(base, mine), formChange(base, theirs)];
  if (ours === null) return { form: theirs, clashes: [] };
  if (others === null) return { form: mine, clashes: [] };
  const agreed = formChange(mine, theirs);
  if (agreed === null) return { form: theirs, clashes: [] };
  const idOf = (change: (typeof ours.fields)[number]) => (change.to ?? change.from)?.fieldId ?? '';
  const differ = new Set(agreed.fields.map(idOf));
  const theirFields = new Set(others.fields.map(idOf));
  const clashes = [
    ...(ours.intro !== null && others.intro !== null && ours.intro.to !== others.intro.to
      ? ['intro']
      : []),
    ...ours.fields.map(idOf).filter((id) => theirFields.has(id) && differ.has(id)),
  ];
  const form = withChange(theirs, {
    intro: ours.intro,
    fields: ours.fields,
    order: orderOf(base, mine, theirs),
  });
  return unsound(form) === null
    ? { form, clashes }
    : { form: mine, clashes: [...clashes, 'order'] };
}

/**
 * Their order, with what I added or moved where I have it: behind the field that stands before it
 * with me.
 */
function orderOf(
  base: FormDefinition,
  mine: FormDefinition,
  theirs: FormDefinition,
): { from: string[]; to: string[] } {
  const ids = ({ fields }: FormDefinition) => fields.map(({ fieldId }) => fieldId);
  const [was, my, their] = [ids(base), ids(mine), ids(theirs)];
  const stayed = (order: readonly string[]) =>
    order.filter((id) => was.includes(id) && my.includes(id));
  const reordered = stayed(was).join(' ') !== stayed(my).join(' ');
  const spine = reordered ? my : their;
  const others = reordered ? their : my;
  const to = spine.filter((id) => my.includes(id) || !was.includes(id));
  for (const [nth, id] of others.entries()) {
    if (to.includes(id) || was.includes(id)) continue;
    const above = others.slice(0, nth).findLast((one) => to.includes(one));
    to.splice(above === undefined ? 0 : to.indexOf(above) + 1, 0, id);
  }
  return { from: their, to };
}
