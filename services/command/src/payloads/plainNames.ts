import { z } from 'zod';
import { refusalText, tell, type RefusalText } from '@waymark/api/problems';
import type { PayloadSchema } from './payloadSchema.ts';
import { addressBeyondName, addressIn, markupIn } from './plainName.ts';

type Payload = Readonly<Record<string, unknown>>;

/**
 * A payload whose names come into the subjects of mails: these hold no address of a page and no
 * markup, or Waymark would send anybody's links under its own name. A company may be called by its
 * bare domain; mails break it. `fields`: paths such as `name`.
 */
export const plainNames = <Command>(
  schema: PayloadSchema<Command>,
  ...fields: readonly string[]
): PayloadSchema<Command> => checked(schema, fields, addressBeyondName);

/** The same of people, who are called by no domain. `fields`: paths such as `profile.firstName`. */
export const plainNamesOfPeople = <Command>(
  schema: PayloadSchema<Command>,
  ...fields: readonly string[]
): PayloadSchema<Command> => checked(schema, fields, addressIn);

type Find = (text: string) => string | null;

const checked = <Command>(
  schema: PayloadSchema<Command>,
  fields: readonly string[],
  address: Find,
): PayloadSchema<Command> => ({
  parse(payload) {
    const command = schema.parse(payload);
    const issues = fields.flatMap((field) => {
      const path = field.split('.');
      const text = path.reduce<unknown>((at, key) => (at as Payload | undefined)?.[key], command);
      const why = typeof text === 'string' ? objection(text, address(text)) : null;
      return why === null
        ? []
        : [
            {
              code: 'custom' as const,
              path,
              message: tell(why, 'en'),
              params: { said: why },
              input: text,
            },
          ];
    });
    if (issues.length > 0) throw new z.ZodError(issues);
    return command;
  },
});

function objection(text: string, address: string | null): RefusalText | null {
  if (address !== null) return refusalText('addressInName', address);
  const markup = markupIn(text);
  return markup === null ? null : refusalText('markupInName', markup);
}
