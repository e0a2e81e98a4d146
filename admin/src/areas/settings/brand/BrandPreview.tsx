import { IconButton } from '@mui/material';
import type { OwnHeader, OwnPicture } from '@waymark/api';
import { brandRoles, initials, isHex, tokenValue } from '@waymark/look';
import { brandStyle, type BrandLook } from '@waymark/look/brandStyle';
import { Moon } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

/** A brand as it is being chosen. */
export type BrandDraft = {
  readonly name: string;
  readonly claim: string;
  readonly logo: OwnPicture | null;
  readonly brandColor: string | null;
  readonly header: OwnHeader | null;
};

/**
 * The portal and a mail in the colours that are being chosen; the page around them keeps its own.
 */
export function BrandPreview({ draft }: { draft: BrandDraft }): ReactNode {
  const t = useTexts();
  const [shows, setShows] = useState<'portal' | 'mail'>('portal');
  const [isDark, setDark] = useState(false);
  return (
    <section className="brand-preview" aria-label={t('emails.preview')}>
      <header>
        <div className="segments" role="group" aria-label={t('emails.preview')}>
          {(['portal', 'mail'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={shows === each}
              onClick={() => setShows(each)}
            >
              {t(`brand.shows_${each}`)}
            </button>
          ))}
        </div>
        <IconButton
          aria-label={t('emails.dark')}
          title={t('emails.dark')}
          aria-pressed={isDark}
          onClick={() => setDark(!isDark)}
        >
          <Moon />
        </IconButton>
      </header>
      <div className="brand-drawn" style={drawnAs(draft, isDark)}>
        {shows === 'portal' ? <PortalDrawn draft={draft} /> : <MailDrawn draft={draft} />}
      </div>
    </section>
  );
}

/** The grounds and inks of the preview, which has a scheme of its own. */
const drawnTokens = ['canvas', 'surface', 'ink', 'ink-2', 'ink-3', 'line', 'line-2'] as const;

/** What can't be drawn yet leaves that of a new workspace. */
function drawnAs({ brandColor, header }: BrandDraft, isDark: boolean): CSSProperties {
  const scheme = isDark ? 'dark' : 'light';
  const color =
    brandColor !== null && isHex(brandColor) ? brandColor : tokenValue('brand', 'light');
  return {
    ...Object.fromEntries(drawnTokens.map((name) => [`--${name}`, tokenValue(name, scheme)])),
    ...brandRoles(color, scheme),
    ...brandStyle({ color: null, header: drawnHeader(header) }),
  } as CSSProperties;
}

function drawnHeader(header: OwnHeader | null): BrandLook['header'] {
  if (header === null) return null;
  if ('color' in header) return isHex(header.color) ? header : null;
  const { url } = header.picture;
  return url === '' ? null : { picture: url };
}

function PortalDrawn({ draft }: { draft: BrandDraft }): ReactNode {
  const t = useTexts();
  return (
    <>
      <div className="brand-window">
        <Top draft={draft} />
        <div className="brand-page">
          <NextTask />
          <p>
            <span className="brand-link">{t('brand.openTask')}</span>
          </p>
        </div>
      </div>
      <div className="brand-parts">
        <span className="brand-button">{t('brand.openTask')}</span>
        <span className="brand-button is-hover">{t('brand.openTask')}</span>
        <span className="brand-button is-press">{t('brand.openTask')}</span>
        <span className="brand-link">{t('brand.openTask')}</span>
        <span className="brand-chosen">{t('brand.sampleTask')}</span>
      </div>
    </>
  );
}

const NextTask = (): ReactNode => {
  const t = useTexts();
  return (
    <div className="brand-next">
      <header>{t('brand.next')}</header>
      <div>
        <b>{t('brand.sampleTask')}</b>
        <p>{t('brand.sampleWords')}</p>
        <span className="brand-button">{t('brand.openTask')}</span>
      </div>
    </div>
  );
};

function Top({ draft }: { draft: BrandDraft }): ReactNode {
  return (
    <div className="brand-top">
      <span className="brand-seller">
        <Logo draft={draft} />
        <b>{draft.name}</b>
      </span>
    </div>
  );
}

const Logo = ({ draft: { logo, name } }: { draft: BrandDraft }): ReactNode =>
  logo !== null && logo.url !== '' ? (
    <img className="brand-logo" src={logo.url} alt="" />
  ) : (
    <span className="brand-letters" aria-hidden="true">
      {initials(name)}
    </span>
  );

function MailDrawn({ draft }: { draft: BrandDraft }): ReactNode {
  const t = useTexts();
  const { name, claim, header } = draft;
  return (
    <div className="brand-mail">
      <div className={header !== null && 'color' in header ? 'brand-top' : 'brand-mail-top'}>
        <span className="brand-seller">
          {draft.logo !== null && <Logo draft={draft} />}
          <b>{name}</b>
        </span>
      </div>
      <div className="brand-card">
        <b>{t('brand.sampleTask')}</b>
        <p>{t('brand.sampleWords')}</p>
        <span className="brand-button">{t('brand.openTask')}</span>
      </div>
      <small>{claim === '' ? name : `${name}: ${claim}`}</small>
    </div>
  );
}
