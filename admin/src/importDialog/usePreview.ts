import type { ImportPreview, ImportShape } from '@waymark/api';
import { useCallback, useRef, useState } from 'react';
import { sentenceOf } from '../dialogs/DialogError.tsx';
import { request } from '../wire/request.ts';
import type { Source } from './sourceFile.ts';

export type PreviewState =
  | { state: 'none' }
  | { state: 'reading'; source: Source }
  | { state: 'refused'; source: Source; sentence: string }
  | {
      state: 'read';
      source: Source;
      preview: ImportPreview;
      /** It is laid out anew. */
      asking: boolean;
      /** Why the last change of its shape was not made. */
      refusal: string | null;
    };

/** Asks what an import of a text would make, for a blueprint `into` laid out as that is. A later text makes the answer to an earlier one void; a refusal keeps the text. */
export function usePreview() {
  const [state, setState] = useState<PreviewState>({ state: 'none' });
  const asked = useRef(0);
  const read = useCallback(
    async (source: Source, into?: string, shape?: ImportShape) => {
      const turn = ++asked.current;
      setState({ state: 'reading', source });
      const next = await ask(source, into, shape);
      if (turn === asked.current) setState(next);
    },
    [],
  );
  const reshape = useCallback(
    async (from: PreviewState, shape: ImportShape, into?: string) => {
      if (from.state !== 'read') return;
      const turn = ++asked.current;
      setState({ ...from, asking: true, refusal: null });
      const next = await ask(from.source, into, shape);
      if (turn !== asked.current) return;
      setState(
        next.state === 'refused'
          ? { ...from, asking: false, refusal: next.sentence }
          : next,
      );
    },
    [],
  );
  const clear = useCallback(() => {
    asked.current += 1;
    setState({ state: 'none' });
  }, []);
  return { state, read, reshape, clear };
}

async function ask(
  source: Source,
  into?: string,
  /** Absent: as it is proposed. */
  shape?: ImportShape,
): Promise<Exclude<PreviewState, { state: 'none' | 'reading' }>> {
  const { fileName, text, format = 'text' } = source;
  try {
    const { json: preview } = await request<ImportPreview>(
      '/api/previews/blueprint-import',
      {
        method: 'POST',
        body: {
          ...{ fileName, source: text, format },
          ...(shape && { shape }),
          ...(into !== undefined && { into }),
        },
      },
    );
    // Rich text goes on as what was made of it.
    const read = { fileName, text: preview.source };
    return {
      state: 'read',
      source: read,
      preview,
      asking: false,
      refusal: null,
    };
  } catch (error) {
    return { state: 'refused', source, sentence: sentenceOf(error) };
  }
}
