import type { FieldInput } from './fieldInput.ts';
import { ZoneField } from './ZoneField.tsx';

/** A time zone, by its IANA name. */
export const zoneInput: FieldInput<string> = {
  draw: ({ id, value, onChange }) => <ZoneField id={id} zone={value} onChange={onChange} />,
  tell: (_, value) => value,
  chosen: true,
};
