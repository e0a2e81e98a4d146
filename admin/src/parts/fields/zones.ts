/** A time zone as people look for it. */
export type Zone = {
  /** IANA name. */
  readonly name: string;
  /** `New York`; with what lies between, as `Buenos Aires, Argentina`. */
  readonly city: string;
  /** `America` */
  readonly region: string;
  /** `UTC+13:00`, as it is now. */
  readonly offset: string;
};

/**
 * The zones that this browser knows, and the one that is set, west to east as they are now, and by
 * city within one offset.
 * @param now the moment as of which offsets are told
 */
export function zones(set: string, now: Date): readonly Zone[] {
  const names = new Set([set, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...names]
    .flatMap((name) => {
      const offset = offsetOf(name, now);
      return offset === null ? [] : [{ ...placeOf(name), name, offset }];
    })
    .sort((a, b) => minutesOf(a.offset) - minutesOf(b.offset) || a.city.localeCompare(b.city));
}

/**
 * Whether it is what somebody looks for: by city, region or offset, with and without accents, in
 * any order.
 */
export function isMeant(zone: Zone, typed: string): boolean {
  const words = `${zone.city} ${zone.region} ${zone.name} ${zone.offset}`;
  return plain(typed)
    .split(/\s+/)
    .every((word) => plain(words).includes(word));
}

const plain = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * What these places are called today, written as zones are; browsers go on listing them by the name
 * of before, by which they are found too.
 */
const today: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho_Chi_Minh_City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

function placeOf(name: string): Pick<Zone, 'city' | 'region'> {
  const [region = '', ...places] = name.replaceAll('_', ' ').split('/');
  return places.length === 0
    ? { city: region, region: '' }
    : { city: cityOf(name, places), region };
}

const cityOf = (name: string, places: readonly string[]): string =>
  today[name]?.replaceAll('_', ' ') ?? places.toReversed().join(', ');

/** Null for one that this browser does not know. */
function offsetOf(timeZone: string, now: Date): string | null {
  try {
    const said = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value;
    return said === undefined || said === 'GMT' ? 'UTC+00:00' : said.replace('GMT', 'UTC');
  } catch {
    return null;
  }
}

function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(offset) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
