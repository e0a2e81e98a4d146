import { Button } from '@mui/material';
import type { OwnHeader, OwnPicture } from '@waymark/api';
import { isHex, tokenValue } from '@waymark/look';
import { useEffect, useState, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';
import type { Membership } from '../../../base/wire/workspace.ts';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { colourInput } from '../../../parts/fields/colourInput.tsx';
import { Setting } from '../sections/Setting.tsx';
import { WorkspaceSettings } from '../workspace/WorkspaceSettings.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { colourWords, headerInput, logoInput } from './brandInputs.tsx';
import { Measures } from './Measures.tsx';
import { coloursIn } from './shrunkPicture.ts';
import './brand.css';

/** /settings/style (PRODUCT 22): logo, colour and header, and what clients will see. */
export function StylePage(): ReactNode {
  const t = useTexts();
  return (
    <WorkspaceSettings title={t('settingsMenu.style')} lead={t('brand.styleLead')}>
      <Styles />
    </WorkspaceSettings>
  );
}

function Styles(): ReactNode {
  const t = useTexts();
  const workspace = useRecordContext<Membership & { id: string }>();
  const [logo, setLogo] = useState<OwnPicture | null>(workspace?.logo ?? null);
  const [brandColor, setColor] = useState<string | null>(workspace?.brandColor ?? null);
  const [header, setHeader] = useState<OwnHeader | null>(workspace?.header ?? null);
  const offered = useColoursIn(logo);
  const usual = tokenValue('brand', 'light');
  const { name = '', claim = '' } = workspace?.brand ?? {};
  return (
    <div className="brand-split">
      <div>
        <Setting
          source="logo"
          title={t('brand.logo')}
          label={t('brand.kind_image')}
          hint={t('brand.pictureHint')}
          input={logoInput}
          onValue={setLogo}
        />
        <Setting
          source="brandColor"
          title={t('brand.colour')}
          label={t('brand.kind_colour')}
          hint={t('brand.colourHint')}
          input={colourInput({ words: colourWords(t, usual), offered })}
          onValue={setColor}
        >
          {isHex(brandColor ?? usual) && <Measures color={brandColor ?? usual} />}
        </Setting>
        <Setting
          source="header"
          title={t('brand.header')}
          label={t('brand.headerLabel')}
          hint={t('brand.headerHint')}
          input={headerInput(t)}
          onValue={setHeader}
        />
        <ResetStyles />
      </div>
      <BrandPreview draft={{ name, claim, logo, brandColor, header }} />
    </div>
  );
}

/** It asks nothing: it is a change like any other, and the history tells what was there before. */
function ResetStyles(): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const { submit, submitting, error } = useSubmit(() => send('ResetStyles', {}));
  return (
    <div className="brand-reset">
      <Button variant="outlined" disabled={submitting} onClick={() => void submit()}>
        {t('brand.reset')}
      </Button>
      {error !== null && <DialogError>{error}</DialogError>}
    </div>
  );
}

/** The colours of a logo; none while they are looked for, or where it can't be read. */
function useColoursIn(logo: OwnPicture | null): readonly string[] {
  const [found, setFound] = useState<{ url: string; colours: readonly string[] }>();
  const url = logo?.url ?? '';
  useEffect(() => {
    if (url === '') return undefined;
    let over = false;
    coloursIn(url).then(
      (colours) => over || setFound({ url, colours }),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [url]);
  return found?.url === url ? found.colours : [];
}
