import type { OwnHeader, OwnPicture } from '@waymark/api';
import { isHex, isWrittenWhite, tokenValue } from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts, type T } from '../../../base/texts/index.ts';
import { colourInput } from '../../../parts/fields/colourInput.tsx';
import type { FieldInput, FieldInputProps } from '../../../parts/fields/fieldInput.ts';
import { PictureField } from './PictureField.tsx';

/** What a header begins with that is to be of one colour. */
const FIRST_COLOUR = tokenValue('ink', 'light');
const noPicture: OwnPicture = { fileId: '', url: '' };

export const logoInput: FieldInput<OwnPicture | null> = {
  draw: ({ id, value, onChange }) => (
    <PictureField id={id} kind="logo" value={value} onChange={onChange} />
  ),
  tell: (t, value) => t(value === null ? 'words.none' : 'brand.kind_image'),
};

const notAColour = (t: T): string =>
  t('brand.notAColour', { example: tokenValue('brand', 'light') });

/** The words of a colour of a brand. */
export const colourWords = (t: T, usual: string) => ({
  ...{ wrong: notAColour(t), choose: t('brand.pick') },
  ...{ offer: t('brand.inLogo'), usual },
  take: (colour: string) => t('brand.take', { colour }),
});

/** White, one colour, or a picture. */
export const headerInput = (t: T): FieldInput<OwnHeader | null> => ({
  draw: (props) => <HeaderField {...props} />,
  tell: (_, value) =>
    value === null ? t('brand.kind_white') : 'color' in value ? value.color : t('brand.kind_image'),
  mistake(value) {
    if (value === null) return undefined;
    if ('color' in value) return isHex(value.color) ? undefined : notAColour(t);
    return value.picture.fileId === '' ? t('brand.pictureMissing') : undefined;
  },
  labelled: true,
});

function HeaderField({
  id,
  labelId,
  value,
  onChange,
}: FieldInputProps<OwnHeader | null>): ReactNode {
  const t = useTexts();
  const kind = value === null ? 'white' : 'color' in value ? 'colour' : 'image';
  const choices = {
    white: null,
    colour: { color: FIRST_COLOUR },
    image: { picture: noPicture },
  } as const satisfies Record<string, OwnHeader | null>;
  const ofColour = colourInput({ words: colourWords(t, FIRST_COLOUR) });
  return (
    <>
      <div className="segments" role="group" aria-labelledby={labelId}>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => each !== kind && onChange(choices[each])}
          >
            {t(`brand.kind_${each}`)}
          </button>
        ))}
      </div>
      {value !== null && 'color' in value && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {t('brand.kind_colour')}
          </label>
          {ofColour.draw({
            ...{ id, value: value.color, mistake: ofColour.mistake?.(value.color) },
            onChange: (color) => onChange({ color: color ?? '' }),
          })}
          {isHex(value.color) && (
            <small>{t(isWrittenWhite(value.color) ? 'brand.textWhite' : 'brand.textBlack')}</small>
          )}
        </>
      )}
      {value !== null && 'picture' in value && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {t('brand.kind_image')}
          </label>
          <PictureField
            {...{ id, kind: 'header', removable: false }}
            value={value.picture}
            onChange={(picture) => onChange(picture && { picture })}
          />
        </>
      )}
    </>
  );
}
