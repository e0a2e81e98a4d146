import { Autocomplete, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { isMeant, zones, type Zone } from './zones.ts';

type ZoneFieldProps = {
  id: string;
  /** IANA name. */
  zone: string;
  onChange: (zone: string) => void;
};

/** A time zone, looked for by city or by its present offset. */
export function ZoneField({ id, zone, onChange }: ZoneFieldProps): ReactNode {
  const t = useTexts();
  const [options] = useState(() => zones(zone, new Date()));
  const chosen = options.find(({ name }) => name === zone);
  return (
    <Autocomplete<Zone, false, true>
      id={id}
      className="settings-zone"
      slotProps={{ listbox: { className: 'settings-zones' } }}
      disableClearable
      autoHighlight
      options={[...options]}
      {...(chosen !== undefined && { value: chosen })}
      isOptionEqualToValue={(a, b) => a.name === b.name}
      getOptionKey={({ name }) => name}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue, getOptionLabel }) =>
        chosen !== undefined && inputValue === getOptionLabel(chosen)
          ? all
          : all.filter((one) => isMeant(one, inputValue))
      }
      noOptionsText={t('settings.zoneUnknown')}
      onChange={(_, { name }) => onChange(name)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <span>
            {one.city}
            {one.region !== '' && <small> {one.region}</small>}
          </span>
          <small>{one.offset}</small>
        </li>
      )}
      renderInput={(props) => <TextField {...props} />}
    />
  );
}

const labelOf = ({ city, offset }: Zone): string => `${city}, ${offset}`;
