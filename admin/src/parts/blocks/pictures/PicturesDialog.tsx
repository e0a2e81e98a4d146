import type { PlanRef } from '@waymark/api';
import { MOST_PICTURES } from '@waymark/events/pictureLimits';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useUnsent } from '../../autosave/index.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { PictureRow } from './PictureRow.tsx';
import type { ContentOf } from '../blockEditor.ts';
import { useBlockSubmit } from '../useBlockSubmit.ts';
import { SubmitDialog } from '../../dialogs/SubmitDialog.tsx';
import { fitting, isTaken, useBlockFiles } from '../../files/useBlockFiles.ts';
import { useFileLinks } from '../../files/useFileLinks.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './pictures.css';

/**
 * The words for what a picture shows, by its file: a file that is chosen again has its words again.
 */
const nothing: Readonly<Record<string, string>> = {};

const none: readonly File[] = [];

type Picture = ContentOf<'image'>['files'][number];

/**
 * Takes up to four pictures and what each shows. Each is brought by itself: one that is refused
 * says why in its place, the others go on. Whatever was brought and is not kept is taken away.
 */
export function PicturesDialog({
  plan,
  content,
  isNew,
  place = location.pathname,
  pasted = none,
  onSubmit,
  onClose,
}: {
  plan: PlanRef;
  content: ContentOf<'image'>;
  isNew: boolean;
  /** The block that it is of; a new one is asked for where one is. */
  place?: string;
  /** Pictures to begin with, as they came by a paste. */
  pasted?: readonly File[] | undefined;
  onSubmit: (content: ContentOf<'image'>) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [kept, setKept] = useState<readonly Picture[]>(content.files);
  const unsent = useUnsent(`pictures.${place}`, nothing);
  const alts = unsent.fields;
  const begun = fitting(pasted, content.files.length, isTaken.image);
  const [leftOut, setLeftOut] = useState(begun.leftOut);
  const files = useBlockFiles(plan, 'image');
  const links = useFileLinks(content.files.map(({ fileId }) => fileId));
  const coming = files.all.filter(({ state }) => state !== 'refused');
  const there = kept.length + coming.length;
  const altOf = ({ fileId, alt }: Pick<Picture, 'fileId' | 'alt'>) => (alts[fileId] ?? alt).trim();
  const pictures = (): Picture[] => [
    ...kept.map((picture) => ({ ...picture, alt: altOf(picture) })),
    ...files.all.flatMap(({ id, name, shown }) =>
      shown === null
        ? []
        : [
            {
              ...{ fileId: id, alt: altOf({ fileId: name, alt: '' }) },
              ...{ width: shown.width ?? 1, height: shown.height ?? 1 },
            },
          ],
    ),
  ];
  const submission = useBlockSubmit(
    isNew,
    () => onSubmit({ type: 'image', files: pictures() }),
    () => {
      unsent.end();
      onClose();
    },
  );
  const close = () => {
    for (const { id } of files.all) files.drop(id);
    onClose();
  };
  const isComplete = there > 0 && coming.every(({ state }) => state === 'there');
  const add = (chosen: readonly File[]) => {
    const fits = fitting(chosen, there, isTaken.image);
    setLeftOut(fits.leftOut);
    files.add(fits.taken);
  };
  const begin = useEffectEvent(() => {
    if (files.all.length === 0) files.add(begun.taken);
  });
  useEffect(() => begin(), []);
  const setAlt = (of: string) => (alt: string) => unsent.type(of, alt === '' ? undefined : alt);
  return (
    <SubmitDialog
      title={t(isNew ? 'pictures.add' : 'pictures.change')}
      size="medium"
      action={t(isNew ? 'words.create' : 'words.save')}
      isComplete={isComplete}
      submission={submission}
      unsent={unsent}
      onClose={close}
    >
      <ChooseFiles
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        full={there >= MOST_PICTURES}
        words={t('pictures.choose')}
        hint={t('pictures.hint')}
        onChoose={add}
      />
      {leftOut > 0 && (
        <p role="alert" className="pictures-left">
          {t('pictures.leftOut', { count: leftOut, most: MOST_PICTURES })}
        </p>
      )}
      <ul className="pictures-list" aria-label={t('pictures.pictures')}>
        {kept.map((picture, at) => (
          <PictureRow
            key={picture.fileId}
            name={altOf(picture) || t('pictures.nth', { n: at + 1 })}
            src={linked(links.get(picture.fileId))}
            alt={alts[picture.fileId] ?? picture.alt}
            onAlt={setAlt(picture.fileId)}
            onDrop={() => setKept(kept.filter((each) => each !== picture))}
          />
        ))}
        {files.all.map((coming) => (
          <PictureRow
            key={coming.id}
            name={coming.name}
            file={coming.file}
            coming={coming}
            alt={alts[coming.name] ?? ''}
            onAlt={setAlt(coming.name)}
            onAgain={() => files.again(coming.id)}
            onDrop={() => files.drop(coming.id)}
          />
        ))}
      </ul>
    </SubmitDialog>
  );
}

const linked = (url: string | undefined) => url && `${url}&width=320`;
