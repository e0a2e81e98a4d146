import type { ImportPreview } from '@waymark/api';
import { useCallback, useRef, useState } from 'react';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { request } from '../wire/request.ts';
import type { Source } from './sourceFile.ts';

export type PreviewState =
  | { state: 'none' }
  | { state: 'reading'; source: Source }
  | { state: 'refused'; source: Source; sentence: string }
  | { state: 'read'; source: Source; preview: ImportPreview };

/** Asks what an import of a text would make. A later text makes the answer to an earlier one void; a refusal keeps the text. */
export function usePreview() {
  const [state, setState] = useState<PreviewState>({ state: 'none' });
  const asked = useRef(0);
  const read = useCallback(async (source: Source) => {
    asked.current += 1;
    const turn = asked.current;
    setState({ state: 'reading', source });
    const next = await ask(source);
    if (turn === asked.current) setState(next);
  }, []);
  const clear = useCallback(() => {
    asked.current += 1;
    setState({ state: 'none' });
  }, []);
  return { state, read, clear };
}

async function ask(source: Source): Promise<PreviewState> {
  try {
    const body = { fileName: source.fileName, source: source.text };
    const { json: preview } = await request<ImportPreview>(
      '/api/previews/blueprint-import',
      { method: 'POST', body },
    );
    return { state: 'read', source, preview };
  } catch (error) {
    return { state: 'refused', source, sentence: sentenceOf(error) };
  }
}
