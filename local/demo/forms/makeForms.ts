import type { Giver } from '../giver.ts';
import { fieldsOf, type DemoForm } from './fields.ts';
import { projectForms } from './people.ts';
import { technicalForms } from './technical.ts';

const demoForms = [...technicalForms, ...projectForms];

/** @throws TypeError where there is none of that name */
export function formNamed(name: string): DemoForm {
  const form = demoForms.find((one) => one.name === name);
  if (form === undefined) throw new TypeError(`No form is called ${name}`);
  return form;
}

/** The forms of the workspace: made, changed and published over some weeks, one of them not begun yet. */
export async function makeForms(giver: Giver, dana: string): Promise<void> {
  for (const { id: formId, name, made, published, intro, lines } of demoForms) {
    await giver.give(dana, made, 'AddForm', { formId, name });
    const fields = fieldsOf(lines);
    const order = fields.map(({ fieldId }) => fieldId);
    for (const [nth, day] of published.entries()) {
      const isLast = nth === published.length - 1;
      await giver.give(dana, day, 'ChangeForm', {
        ...{ formId, intro },
        ...(isLast
          ? { fields, order }
          : { fields: fields.slice(0, -2), order: order.slice(0, -2) }),
      });
      await giver.give(dana, day, 'PublishForm', { formId });
    }
  }
}
