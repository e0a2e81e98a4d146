/**
 * A zod schema, as far as the table needs it: compared with the whole of `ZodType`, every line of
 * the table would cost the compiler a third of a second.
 */
export type PayloadSchema<Command> = {
  /** @throws ZodError */
  parse(payload: unknown): Command;
};
