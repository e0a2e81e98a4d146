import type { PlanRef } from '@waymark/api';
import { WholeWords } from '@waymark/look';
import { piecesOf } from '@waymark/look/variables';
import type { ReactNode } from 'react';
import './chips.css';
import { useTexts } from '../../base/texts/index.ts';

/**
 * A headline or a title as the team reads it: what has no value is a chip with its name, marked as
 * empty where something is worked on.
 */
export function Words({ text, kind }: { text: string; kind: PlanRef['kind'] }): ReactNode {
  const t = useTexts();
  if (kind === 'project' || !text.includes('{{')) return <WholeWords>{text}</WholeWords>;
  const isEmpty = kind === 'process';
  return piecesOf(text).map(({ text: words, variable }, index) =>
    variable === null ? (
      <WholeWords key={index}>{words}</WholeWords>
    ) : (
      <span
        key={index}
        className={isEmpty ? 'variable-chip is-empty' : 'variable-chip'}
        title={isEmpty ? t('variables.isEmpty') : undefined}
      >
        {variable}
      </span>
    ),
  );
}

/** The same without any mark, where only words can stand. */
export const inWords = (text: string): string =>
  text.includes('{{')
    ? piecesOf(text)
        .map(({ text: words, variable }) => variable ?? words)
        .join('')
    : text;
